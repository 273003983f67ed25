/** What people took, were given or cannot bear, and what they carry against it. */
export const substances = {
  drinkOf: `
beer, bottle, cocktail, coffee, cup, dirnk, drink, drnk, food, glass, pint, shot, vape, vodka, wine`,
  tampered: `
dodgy, drugged, funny, ghb, laced, messed with, pill in, pills in, poison*, powder, powder in, put a pill, put some,
put something, roh*, roofied, slipped, smth in, something in, somthing in, spikd, spike, strange, summit in,
sumthing in, tablet, tampered, taste, weird`,
  took: `
ate, bad, been taking, dose of, downed, drank, drunk, eaten, gave her, gave him, gave me, given, given her, given him,
had some, has had, has taken, have taken, inhaled, injected, just had, necked, sniffed, snorted, swallow, taken,
taking, too many, took, took some`,
  substance: `
a battery, acid, almond*, antidepressants, antifreeze, aspirin, balloons, batteries, benzo*, berries, bleach,
button battery, cashew*, chemical*, cocaine, codeine, cyanide, detergent, drugs, drungs, ecstasy, edible, fentanyl,
ghb, hand sanitiser, hazelnut*, her tablets, heroin, his tablets, ibuprofen, ket, ketamine, laughing gas, lsd, mandy,
md, mdma, meth, molly, monkey dust, morphine, mushroom, my tablets, nos, nuts, opiates, painkiller*, paracetamol*,
paracetemol, peanut*, petrol, pill, pils, poison, poppers, powder, sesame, shellfish, some drugs, something bad,
tablet, tramadol, valium, vodka, walnut*, whole bottle, whole box, whole packet, xanax, zopiclone`,
  swallowed: `ate, drank, drunk, eaten, inhaled, overdos*, swallow, swalowed`,
  ill: `
acid, batteries, battery, bee, berries, bleach, bone, button, cigarette, cleaner, coin, glass, glue, magnet, marble,
needle, paint, petrol, poison*, toy, washing tablet, wasp`,
  allergy: `
alergic, alergies, alergik, alergy, allegic, allergic, allergies, allergik, allergy, coeliac, intolerant, nut allergy,
peanut allergy`,
  reacts: `
antihistamine, ate, attack, bad, bite, breath*, cant, coming up, drank, eaten, emergency, epi, epi pen, epipen, face,
forgot, got nuts, had, had nuts, happening, hasnt got, havent got, having, hives, itchy, just, lips, lost, no pen,
nuts in, peanut in, piriton, puff*, rash, react*, severe, shock, sting, stung, swell*, swollen, think, throat, tongue,
trouble, wheez*, without`,
  illness: `
addisons, adrenal, alzheimer*, angina, ashma, asma, asmah, asmatic, asthma, asthmatic, astma, athsma, autis*, bipolar,
blood pressure, blood sugars, cancer, catheter, chemo, copd, crohns, dementia, diabeetic, diabetec, diabetes,
diabetic, diabetis, dibetic, diebetic, epaleptic, epilectic, epilepsi, epilepsy, epileptic, haemophiliac,
heart condition, heart disease, heart failure, heart problem*, heart trouble, hyper, hypo, pacemaker, psychosis,
psychotic, ptsd, schizo*, sickle cell, stoma, sugar, tourettes, transplant, type 1, type one, weak heart`,
  flares: `
acting up, all over the place, attack, bad, badly, breath*, cant, chest, collapse*, coming, confused, crash, crisis,
dangerous, dizzy, doesnt have, dont have my, dropped, dropping, emergency, episode, faint*, feeling, feels, flare,
forgot, forgotten, getting worse, going hypo, gone, has no, hasnt eaten, hasnt got, havent got, having, high, hurting,
hurts, hypo, inhaler, insulin, kicking in, left her, left his, left my, lost, low, medication, meltdown, missed,
missing, need, needs food, needs to eat, no inhaler, no meds, not eaten, not well, off, out of, pain, painful,
palpitations, passed out, playing up, react*, really bad, run out, runs out, shak*, sick, skipped, sky high, started,
starting, stolen, sweat*, tablets, through the roof, too low, trouble, unwell, urgent*, wandered, wandering, weak,
wheez*, without, worse`,
  remedy: `
anti seizure, antihistamine, blood thinner*, blue inhaler, epi pen, epipen, glucose, gtn spray, heart medication,
heart pills, heart tablets, her pills, her tablets, his pills, his tablets, inhaler*, inhaller, insulin, medication,
medicine, meds, my pills, my tablets, nebuliser, puffer, ventolin`,
  lacks: `
at home, broken, cant find, doesnt have, dont have, dropped, empty, forgot, forgotten, gone, has no, hasnt got,
havent got, left her, left his, left it, left my, lost, need, nicked, no, no more, not got, not working, out of,
ran out, run out, running out, stole, stolen, wants, where can, without`,
  pregnant: `
months gone, pregant, preggers, preggo, pregnancy, pregnant, pregnany, pregnat, pregnent, weeks gone`,
  labour: `
attacked, baby coming, baby is coming, baby isnt moving, bad, bleed*, blood, broke, broken, coming, contraction*,
cramp*, dizzy, early, faint*, fall, fallen, fell, fluid, hit, hurt*, ill, in pain, kicked, labor, labour, leaking,
miscarr*, not well, pain, passed out, premature, punched, pushed, sick, slipped, spotting, stomach, tripped, unwell,
waters, worried`,
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
  woman: `
baby is, babys, birth, contractions, crowning, giving birth, her water, labor, labour, my water, placenta, umbilical,
waters`,
  birth: `
broke, broken, burst, close together, coming now, every 2, every 3, every 4, every 5, is coming, minutes apart,
on its way, pushing, started, starting`,
  tookIt: `
bad batch, bad pill, dodgy pill, gave her something, gave him something, given something, had something,
has took something, on something, smoked something, swallowed a, swallowed something, taken something,
taken something i, taking something, took something, took something i`,
  manyOf: `
10, 12, 16, 20, 24, 30, 32, 40, 50, a load of, all her, all his, all my, all the, bottle of, box of, bunch of,
handful of, load of, loads of, lot of, lots of, pack of, packet of, several, so many, some, some of her, some of his,
some of my, too many, whole`,
  pills: `
antidepressants, aspirin, co codamol, codeine, ibuprofen, insulin, medication, medicine, meds, painkillers,
paracetamol*, paracetemol, pills, pils, sleeping pills, sleeping tablets, tablets, valium, xanax`,
  vessel: `beer, bottle, cocktail, cup, drink, glass, pint, wine`,
  somethingIn: `
a pill in, drug in, drugs in, pills in, powder in, something in, somthing in, stuff in, tablet in, things in`,
} as const;
