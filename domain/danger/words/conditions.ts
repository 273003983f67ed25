/** What people live with: allergies, illnesses, medicine, pregnancy. */
export const conditions = {
  allergy: `alergic, alergies, alergik, allergic, allergy, coeliac, intolerant, nut allergy, peanut allergy`,
  reacts: `
antihistamine, ate, attack, bad, bee, bees, bite, breath*, cant, coming up, drank, eaten, emergency, epi, epi pen,
epipen, everywhere, face, forgot, got nuts, had, had nuts, happening, havent got, having, hives, itchy, just, lips,
lost, no pen, nuts in, peanut in, piriton, puff*, rash, react*, severe, shock, sting, stung, swell*, swollen, think,
throat, tongue, trouble, wasp, wheez*, without`,
  condition: `
addisons, adrenal, alzheimer*, angina, asma, asmah, asmatic, asthma, asthmatic, astma, athsma, autis*, bipolar,
blood pressure, blood sugars, cancer, catheter, chemo, copd, crohns, dementia, diabetec, diabetes, diabetic, diabetis,
epilepsi, epilepsy, epileptic, haemophiliac, heart condition, heart disease, heart failure, heart problem*,
heart trouble, his monitor, his pump, hyper, hypo, insulin pump, pacemaker, psychosis, psychotic, ptsd, schizo*,
sickle cell, stoma, sugar, tourettes, transplant, type one, weak heart`,
  flares: `
acting drunk, acting up, alarming, all over the place, attack, bad, badly, beeping, breath*, cant, chest, collapse*,
coming, confused, crash, crisis, dangerous, dizzy, doesnt have, dont have my, dropped, dropping, drunk, emergency,
episode, faint*, feeling, feels, flare, forgot, forgotten, getting worse, going hypo, going mad, going off, gone,
has no, hasnt eaten, havent got, having, high, hurting, hurts, hypo, inhaler, insulin, kicking in, left his, left my,
lost, low, medication, meltdown, missed, missing, need, needs food, needs to eat, no inhaler, no meds, not eaten,
not making any sense, not making sense, not well, off, out of, pain, painful, palpitations, passed out, playing up,
react*, really bad, run out, runs out, shak*, sick, skipped, sky high, started, starting, stolen, sweat*, tablets,
talking daft, through the roof, too low, trouble, unwell, urgent*, wandered, wandering, weak, wheez*, without, worse`,
  remedy: `
anti seizure, antihistamine, blood thinner*, blue inhaler, epi pen, epipen, glucose, gtn spray, heart medication,
heart pills, heart tablets, his pills, his tablets, inhaler*, inhaller, insulin, medication, medicine, meds, my pills,
my tablets, nebuliser, puffer, ventolin`,
  lacks: `
at home, broken, cant find, dont have, dropped, empty, forgot, forgotten, gone, has no, havent got, left his, left it,
left my, lost, need, nicked, no, no more, not got, not working, out of, ran out, run out, stole, stolen, wants,
where can, without`,
  pregnant: `months gone, preggers, preggo, pregnancy, pregnant, weeks gone`,
  labour: `
attacked, baby coming, baby is coming, baby isnt moving, bad, bleed*, blood, broke, broken, coming, contraction*,
cramp*, dizzy, early, faint*, fall, fallen, fell, fluid, hit, hurt*, ill, in pain, kicked, labor, labour, leaking,
miscarr*, not well, pain, passed out, premature, punched, pushed, sick, slipped, spotting, stomach, tripped, unwell,
waters, worried`,
  birthing: `
baby, baby is, birth, contractions, crowning, giving birth, her water, labor, labour, my water, placenta, umbilical,
waters`,
  birth: `
broke, broken, burst, close together, coming early, coming now, every 2, every 3, every 4, every 5, going, gone,
have the baby, having his baby, having my baby, is coming, is coming early, is coming out, is on its way, just went,
leaking, minutes apart, on its way, pushing, started, starting, trickling, went`,
} as const;
