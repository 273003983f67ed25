/** What people took, or were given. */
export const substances = {
  drinkOf: `beer, bottle, cocktail, coffee, cup, drink, drnk, food, glass, pint, shot, vape, vodka, wine`,
  tampered: `
dodgy, drugged, funny, ghb, laced, messed with, pill in, poison*, powder, powder in, put a pill, put some,
put something, roh*, roofied, slipped, something in, spike, strange, summit in, tablet, tampered, taste, weird`,
  vessel: `beer, bottle, cocktail, cup, drink, glass, pint, wine`,
  somethingIn: `a pill in, drug in, pills in, powder in, something in, stuff in, tablet in, things in`,
  took: `
ate, bad, been taking, dose of, downed, drank, drunk, eat, eaten, eats, gave him, gave me, given, given him, had some,
has had, have taken, inhaled, injected, is had, just had, necked, necking, sniffed, snorted, swallow, taken,
taken some, taking, too many, took, took some`,
  tookIt: `
ate something, bad batch, bad pill, dodgy pill, drank some, drank something, drunk something, eaten something,
gave him something, given something, had something, has took something, on something, smoked something, swallowed a,
swallowed something, taken something, taken something i, taking something, took something, took something i`,
  substance: `
a battery, acid, almond*, anti freeze, antidepressants, antifreeze, aspirin, balloons, batteries, benzo*, berries,
bleach, button battery, cashew*, chemical*, cocaine, codeine, cyanide, detergent, drugs, ecstasy, edible, fentanyl,
ghb, hand sanitiser, hazelnut*, heroin, his meds, his tablets, ibuprofen, ket, ketamine, laughing gas, liquitab, lsd,
mandy, md, mdma, meth, molly, monkey dust, morphine, mushroom, my tablets, nos, nut oil, nuts, opiates, painkiller*,
paint thinner, paracetamol*, paracetemol, peanut*, petrol, pill, pils, poison, poppers, powder, sesame, shellfish,
some drugs, someone elses tablets, something bad, tablet, tramadol, turps, valium, vodka, walnut*, washing capsule,
weedkiller, white spirit, whole bottle, whole box, whole packet, xanax, zopiclone`,
  manyOf: `
10, 12, 16, 20, 24, 30, 32, 40, 50, a load of, all his, all my, all the, bottle of, box of, bunch of, handful of,
load of, lot of, lots of, pack of, packet of, several, so many, some, some of his, some of my, too many, whole`,
  pills: `
antidepressants, aspirin, co codamol, codeine, ibuprofen, insulin, medication, medicine, meds, my meds, my pills,
my tablets, painkillers, paracetamol*, paracetemol, pills, pils, sertraline, sleepers, sleeping pill,
sleeping tablets, tablets, valium, xanax`,
  swallowed: `ate, drank, drink, drunk, eat, eaten, eats, inhaled, overdos*, swallow, swalowed`,
  swallowable: `
acid, antifreeze, batteries, battery, bee, berries, bleach, bone, button, capsule, cigarette, cleaner, cleaning fluid,
coin, cupboard, dishwasher tablet, edible, glass, glue, gummies, gummy, liquitab, magnet, marble, nail varnish,
needle, paint, paracetamol*, perfume, petrol, pill, poison*, tablet, toilet cleaner, toy, under the sink, unmarked,
washing tablet, wasp, weedkiller, white spirit`,
  drunk: `
bladdered, blotto, drank too much, drugged, drunk, drunk too much, drunken, hammered, high, intoxicated, leathered,
legless, mashed, off his face, off his tits, out of his head, paralytic, pissed, plastered, rat arsed, ratarsed,
shitfaced, smashed, steaming, steaming drunk, stoned, too much to drink, trashed, trolleyed, wasted, wrecked`,
  drunkBad: `
aggressive, agressive, alone, angry, asleep, attacking, away, bothering, breathing, cant find, cant get, cant stand,
cant talk, cant walk, cold, collapsed, conscious, disappeared, driving, fallen, falling over, fell, fight*, floor,
floppy, followed, following, gone, grabbing, ground, hassling, hit, hurt, kicking off, left, lost, missing,
not breathing, not moving, out cold, passed, puk*, ran off, run off, shouting, sick, slumped, swinging, threaten*,
throwing up, touching, unconscious, violent, vomit*, wandered, wont wake`,
  /** Small things that stick in a throat. */
  foodBit: `
almond, apple, bead, bit of apple, bit of meat, bone, bread, burger, button, cake, carrot, chicken, chip, coin,
cookie, crisp, fish bone, gobstopper, grape, hot dog, hotdog, lego, lollipop, lolly, marble, meat, mint, nut, olive,
peanut, pill, popcorn, pretzel, sausage, steak, sweet, sweetie, toast, toffee`,
  /** How people say that such a thing is stuck in a throat. */
  stuckIn: `caught, gone down wrong, is stuck, jammed, lodged, stuck, wedged, went down wrong`,
  /** What people are allergic to. */
  allergen: `
almonds, brazil nut, cashew*, crab, eggs, fish sauce, hazelnut*, lobster, milk, mussels, nut, nuts, peanut*, pesto,
pistachio*, prawn*, satay, sesame, shellfish, shrimp*, tahini, walnut*`,
  /** Somebody ate it. */
  hasEaten: `ate, eat, eaten, had, had a bit of, have had, is had, just ate, just had, swallowed`,
  /** What an allergy does. */
  swells: `
balloon, blew up, blowing up, blown up, bright red, closing, enormous, getting bigger, going massive, gone massive,
huge, itching, itchy, massive, puffy, swell, swollen, tight, tingling`,
  /** What swells. */
  swellingPart: `cheeks, eye, eyes, face, lip, lips, mouth, neck, throat, tongue`,
  /** How people say that somebody took all of something. */
  tookAll: `
drank all of it, drank it all, drank the lot, eaten all of them, had all his, had all my, had all of them,
had the whole, had them all, had too many, have had all, have took all, have took loads, necked it all,
necked the lot, necked the whole, necked them, necked them all, swallowed all, swallowed it all, swallowed the lot,
swallowed them, swallowed them all, take the lot, take them all, taken all his, taken all my, taken all of them,
taken loads, taken the lot, taken the whole, taken them all, taken too many, taken too much, took all his,
took all my, took all of them, took everything in the, took his whole, took my whole, took the lot, took the whole,
took them all, took too many, took too much`,
  /** What else people take too many of. */
  pictures: `
camera, goes, guesses, hints, jokes, long, photo, pic, pics, pictures, points, selfies, shots, snaps, steps, time,
tries, turns, wrong turns`,
  /** A dose that is wrong. */
  misdosed: `
all gone, all my, all of my, by accident, does it take, double dose, doubled up on, empty, enough, hoarding, how many,
lethal, mixed, mixing, on top of, saved up, saving up, someone elses, stash, too many, too much, twice the dose,
what happens if, would kill, wrong dose, wrong ones, wrong tablets`,
} as const;
