/** What people took, or were given. */
export const substances = {
  drinkOf: `
beer, bottle, cocktail, coffee, cup, dirnk, drink, drnk, food, glass, pint, shot, vape, vodka, wine`,
  tampered: `
dodgy, drugged, funny, ghb, laced, messed with, pill in, pills in, poison*, powder, powder in, put a pill, put some,
put something, roh*, roofied, slipped, smth in, something in, somthing in, spikd, spike, strange, summit in,
sumthing in, tablet, tampered, taste, weird`,
  vessel: `beer, bottle, cocktail, cup, drink, glass, pint, wine`,
  somethingIn: `
a pill in, drug in, drugs in, pills in, powder in, something in, somthing in, stuff in, tablet in, things in`,
  took: `
ate, bad, been taking, dose of, downed, drank, drunk, eaten, gave her, gave him, gave me, given, given her, given him,
had some, has had, has taken, have taken, inhaled, injected, just had, necked, sniffed, snorted, swallow, taken,
taking, too many, took, took some`,
  tookIt: `
ate something, bad batch, bad pill, dodgy pill, drank some, drank something, drunk something, eaten something,
gave her something, gave him something, given something, had something, has took something, on something,
smoked something, swallowed a, swallowed something, taken something, taken something i, taking something,
took something, took something i`,
  substance: `
a battery, acid, almond*, antidepressants, antifreeze, aspirin, balloons, batteries, benzo*, berries, bleach,
button battery, cashew*, chemical*, cocaine, codeine, cyanide, detergent, drugs, drungs, ecstasy, edible, fentanyl,
ghb, hand sanitiser, hazelnut*, her tablets, heroin, his tablets, ibuprofen, ket, ketamine, laughing gas, lsd, mandy,
md, mdma, meth, molly, monkey dust, morphine, mushroom, my tablets, nos, nuts, opiates, painkiller*, paracetamol*,
paracetemol, peanut*, petrol, pill, pils, poison, poppers, powder, sesame, shellfish, some drugs, something bad,
tablet, tramadol, valium, vodka, walnut*, whole bottle, whole box, whole packet, xanax, zopiclone`,
  manyOf: `
10, 12, 16, 20, 24, 30, 32, 40, 50, a load of, all her, all his, all my, all the, bottle of, box of, bunch of,
handful of, load of, loads of, lot of, lots of, pack of, packet of, several, so many, some, some of her, some of his,
some of my, too many, whole`,
  pills: `
antidepressants, aspirin, co codamol, codeine, ibuprofen, insulin, medication, medicine, meds, painkillers,
paracetamol*, paracetemol, pills, pils, sleeping pills, sleeping tablets, tablets, valium, xanax`,
  swallowed: `ate, drank, drunk, eaten, inhaled, overdos*, swallow, swalowed`,
  swallowable: `
acid, batteries, battery, bee, berries, bleach, bone, button, cigarette, cleaner, coin, glass, glue, magnet, marble,
needle, paint, petrol, poison*, toy, washing tablet, wasp`,
  drunk: `
bladdered, blotto, drank too much, drugged, drunk, drunk too much, drunken, hammered, high, intoxicated, leathered,
legless, mashed, off her face, off her tits, off his face, off his tits, out of her head, out of his head, paralytic,
pissed, plastered, rat arsed, ratarsed, shitfaced, smashed, steaming, steaming drunk, stoned, too much to drink,
trashed, trolleyed, wasted, wrecked`,
  drunkBad: `
aggressive, agressive, alone, angry, asleep, attacking, away, bothering, breathing, cant find, cant get, cant stand,
cant talk, cant walk, cold, collapsed, conscious, disappeared, driving, fallen, falling over, fell, fight*, floor,
followed, following, gone, grabbing, ground, hassling, hit, hurt, kicking off, left, lost, missing, not moving,
out cold, passed, puk*, ran off, run off, shouting, sick, slumped, swinging, threaten*, throwing up, touching,
violent, vomit*, wandered, wont wake`,
} as const;
