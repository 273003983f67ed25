/** What people are threatened with. */
export const weapons = {
  weapon: `
a bomb, a strap, acid, air gun, air rifle, ammonia, armed, axe, baseball bat, baton, bb gun, blade, bomb in, bomb on,
bow and arrow, box cutter, broken bottle, bullet, chefs knife, chisel, cleaver, crossbow, crowbar, dagger, explosives,
firearm, flick knife, glock, grenade, gun, gunn, guns, hand gun, handgun, hatchet, his strap, iron bar, kitchen knife,
kniv, knuckle duster, knuckleduster, lock knife, machete, machette, meat cleaver, metal bar, metal pole, metal rod,
nail gun, nif, nife, nyfe, nyves, packing heat, pen knife, penknife, petrol bomb, pistol, razor, revolver, rifle,
samurai sword, screwdriver, shank, sharp object, shiv, shotgun, stanley knife, strapped, stun gun, switchblade, sword,
taser, the bomb, the strap, tooled up, truncheon, uzi, weapon*, zombie knife`,
  /** What is a weapon only in a hand that harms. */
  tool: `
bat, bleach, bottle, bricks, chain, egg, eggs, firework*, glass bottle, golf club, hammer, needle, pole, rock,
scissors, spanner, spray, stick, stone, syringe`,
  wields: `
approaching, brandish*, carries, carrying, chasing, flashed, flashing, got, got a, has, has a, here, on him, outside,
pointed, pointing, points, pull, running, saw, showed, showing, shows, swinging, swung, theres, threat*, took out,
towards, waved, waving, wielding`,
  /** What somebody holds. */
  inHand: `
carrying a, got a, have a, holding a, holding an, w, w a, waving a, with an, with big, with his, with massive,
with some, with this`,
} as const;
