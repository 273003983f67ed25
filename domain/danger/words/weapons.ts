/** What people are threatened with. */
export const weapons = {
  weapon: `
acid, air gun, ammonia, armed, axe, baseball bat, bb gun, blade, blades, bow and arrow, broken bottle, cleaver,
crossbow, crowbar, dagger, firearm, grenade, gun, gunn, guns, hand gun, handgun, hatchet, iron bar, kinfe,
kitchen knife, knfie, knife, knifes, knive, knives, knuckle duster, knuckleduster, machete, machette, meat cleaver,
metal bar, metal pole, nif, nife, nyfe, packing heat, petrol bomb, pistol, razor, revolver, rifle, samurai sword,
screwdriver, shank, shiv, shotgun, stanley knife, strapped, switchblade, sword, taser, tooled up, uzi, weapon*,
zombie knife`,
  tool: `
bat, bleach, bottle, bottles, bricks, chain, egg, eggs, firework*, glass bottle, golf club, hammer, needle, pole,
rock, rocks, scissors, spanner, spray, stick, stone, stones, syringe`,
  wields: `
approaching, brandish*, carries, carrying, chasing, flashed, flashing, got, got a, has, has a, here, on him, on them,
outside, pointed, pointing, points, pull, pulled, pulling, pulls, running, saw, showed, showing, shows, swinging,
swung, there are, there is, theres, threat*, took out, towards, waved, waving, wielding`,
} as const;
