/** French. */
export const french = {
  alarm: `
a l aide, a laide, a quoi bon, a vole ma, a vole mon, a vole nos, accident de, accouche, adieu a tous, aide moi,
aide nous, aidez la, aidez le, aidez ma, aidez moi, aidez mon, aidez nous, allergique, allonge par terre,
ambulance svp, ambulance vite, appelez le 112, appelez le 15, appelez une ambulance, arret cardiaque,
attaque cardiaque, attaque nous, attentat, attouchement*, au danger, au feu, au secours, au viol, battue,
besoin d aide, blesse, blessee, bloque dans, bloquee dans, bloques dans, bouge pas, bouge plus, braquage, brul*,
c est urgent, ca va pas du tout, cambriol*, chute grave, coince, coincee dans, coinces, couche par terre,
coup de couteau, coups, crise d angoisse, crise de panique, croise l explosion, danger de mort, dans le coma,
de l aide vite, decharge electrique, depeche toi, depechez vous, deshydrat*, docteur vite, drogue dans, droguee,
ecroule, ecroulee, effondr*, egar*, electrocutee, elle est morte, empoisonn*, en crise, en danger, en detresse,
en finir, en sang, en train de mourir, enceinte et, enferme, enfermee, enfermes, enlevee, enlevement, entorse,
envie de mourir, envie de vivre, etouff*, etrangl*, evanou*, exhibitionniste, faire braquer, faire frapper,
faire voler, fait braquer, fait mal, fait voler, fausse couche, fievre, fracture, frappee, fugue, fuite de gaz, ghb,
guepe, harcelee, harcelement, homophobe, hopital, hopitaux, il est mort, il y a le feu, inanimee, infarctus,
insecurite, insolation, insultes racistes, intoxiqu*, introuvable, j ai peur, jai peur, je saute, je suis au bout,
je vais mourir, je vais sauter, kidnapp*, la police, lache pas, lachent pas, laisse pas tranquille,
laissent pas tranquille, laissez moi tranquille, les secours, m a frappe, m a touche, m attaque, m empeche de partir,
malaise, marre de vivre, me bat, me faire du mal, me frappe, me harcele, me jeter, me menace, me poursuit,
me sens mal, me suis casse, me suis cassee, me suis coupe, me suis coupee, me suit, me suivent, me suivre, me touche,
me tuer, medecin vite, meurt, mordu, morsure, n en peux plus, nage pas, ne me laisse pas partir, ne trouve plus, noie,
nous a frappe, nous a vole, nous attaque, nous harcele, nous harcelent, nous menace, nous menacent, nous poursuit,
nous poursuivent, nous suit, nous suivent, nous suivre, noyade, noye, noyer, o secours, odeur de gaz, ont vole,
osecour, par terre elle, par terre il, paralys*, pardon pour tout, pas continuer a vivre, peloter, perd connaissance,
perd du sang, perdre les eaux, perdu connaissance, perdu de vue, perdu les eaux, perdu ma fille, perdu mon enfant,
perdu mon fils, perdu notre, perdus de vue, perte de connaissance, peur de lui, piege, pieges, pique par, plaie,
plein de sang, plus la force, plus ma fille, plus mon fils, plus vivre, poignard*, police svp, police vite, pompiers,
premiers secours, raciste, ranimer, reagit pas, reagit plus, renverse par, renversee par, repond plus, respire pas,
respire plus, respirer mal, reveille plus, s est casse, s est cassee, s est coupe, saign*, sait pas nager, samu,
sauter dans, sauter du pont, se reveille pas, se sent mal, se sent pas bien, secouriste, sens pas bien, sent le gaz,
seringue, suivi par, suivie par, suivis par, tabasse, tetanise, tire dessus, tombe dans les pommes, tombe par terre,
touchee, travail commence, tres mal, trouve plus ma, trouve plus mon, un accident, un cadavre, un docteur, un medecin,
un mort, un viol, une ambulance, une explosion, urgences, va nous tuer, va sauter, vertiges, veux mourir, viole,
violee, violer, vol a l arrache, voleurs, vomit du sang`,
  self: `j, je, m, ma, me, mes, moi, mon, nos, notre, nous`,
  other: `
ami, amie, copain, copine, dame, elle, elles, enfant, femme, fille, garcon, gars, gens, homme, hommes, il, ils,
inconnu, jeunes, mec, mecs, monsieur, personne, quelqu un, quelqun, type, vieux`,
  man: `
bande, copain, elle, gars, gens, groupe, homme, hommes, il, ils, inconnu, ivrogne, jeunes, mari, mec, mecs, monsieur,
quelqu un, quelqun, type`,
  kin: `
ami, amie, beau pere, bebe, belle mere, compagnon, conjoint, copain, copine, cousin, eleve, enfant, enfants, femme,
fille, filles, fils, frere, gamin, gamine, garcon, gosse, grand mere, grand pere, maman, mamie, mamy, mari, mere,
neveu, niece, oncle, papa, papi, papy, pere, petit, petite, soeur, tante`,
  child: `
bebe, eleve, enfant, enfants, fille, fils, frere, gamin, gamine, gamins, garcon, gosse, petit, petite, soeur`,
  body: `
bouche, bras, cheville, coeur, cote, cou, coude, dent, dents, doigt, doigts, dos, epaule, estomac, figure, front,
genou, gorge, hanche, jambe, langue, levres, machoire, main, nez, oeil, oreille, orteil, pied, poignet, poitrine,
tete, thorax, ventre, visage, yeux`,
  pain: `
brule, crampes, douleur, douleurs, enfle, enflee, engourdi, engourdie, gonfle, gonflee, gonfles, lance, mal, paralyse,
serre`,
  injury: `
blesse, blessee, brule, brulee, casse, cassee, cogne, cognee, coince, coupe, coupee, deboite, dechire, du sang,
ecrase, ecrasee, en sang, entorse, foule, foulee, fracture, luxe, mordu, mordue, ouvert, ouverte, pique, piquee,
plaie, saigne, tordu, tordue`,
  symptom: `
bourree, chute, etourdi, etourdie, faible, malade, mort, morte, mourir, nausees, panique, perdue, peur, pleure,
souffre, sueurs, terrorisee, terrorises, tombe, tombee, tourne, transpire, tremble, trop bu, vomi, vomit`,
  not: `du mal a, impossible, n, n arrive pas, ne, pas, peut pas, peux pas, plus`,
  vitals: `
avaler, bouge, bouger, conscient, en securite, leve, lever, marcher, parle, parler, reagit, repond, respire, respirer,
reveille, sens plus mes, sens plus mon, tenir debout, voir d un`,
  blood: `de sang, du sang, en sang, le sang, mon sang, saigne, son sang`,
  muchBlood: `arrete pas, beaucoup, crache, enormement, partout, perd, perds, plein, trop, vomit`,
  weapon: `
acide, arme, arme blanche, armes, batte, couteau, flingue, fusil, hache, lame, machette, pistolet, revolver`,
  wields: `a un, a une, avec, braque, menace, ont des, sort, sorti, un homme`,
  passive: `ete, etre, fait, faite, faits, sommes, suis`,
  harm: `
agresse, agresser, arracher, attaque, braquer, cracher, depouiller, droguer, filmer, frapper, harceler, insulte,
insultee, insulter, menace, menacee, menacer, menaces, mordre, piquer, pousse, poussee, pousser, racketter, renverser,
suivi, suivie, suivre, tabasser, touche, toucher, violer, vole, voler`,
  usBefore: `l, la, les, lui, m, ma, me, moi, mon, nos, notre, nous`,
  menacing: `
agresse, agressent, approche, attaque, attaquent, bat, battu, bloque le passage, colle, crache, crie dessus, drague,
embete, embetent, encercle, encerclent, ennuie, etrangle, filme, fixe, force, frappe, frappent, frapper, harcele,
harcelent, importune, insulte, insultent, lache pas, menace, menacent, mord, mordu, poursuit, poursuivent, pousse,
regarde bizarrement, suit, suivent, suivre, tape, tire, touche, touchent, viole`,
  threatens: `agresse, attaque, frappe, menace, suit`,
  robs: `arrache, derobe, pique, pris, vol, vole, volee, volees, voler, voles`,
  belongings: `
affaires, appareil photo, argent, bijoux, carte, collier, iphone, papiers, passeport, portable, portefeuille, sac,
sacoche, telephone, valise, velo`,
  fear: `
angoisse, effraye, effrayee, flippe, inquiet, inquiete, insecurite, mal a l aise, panique, peur, terrifie, terrifiee`,
  losing: `
cherche, cherchons, ou est, ou sont, perdons, perdu, perdue, perdus, retrouve pas, retrouve plus, trouve pas,
trouve plus, vois plus`,
  vanished: `
disparu, disparue, egare, egaree, enfui, introuvable, parti, partie, perdu, perdue, plus avec nous, plus la,
s est perdu, trouve pas, trouve plus`,
  asks: `
aller a, appelez, appelle, besoin, besoin d un, cherche, envoyez, faut, il faut, ou est, plus proche, prevenez,
s il vous plait, stp, svp, trouver, un, vite`,
  helper: `
ambulance, docteur, flics, gendarmes, hopital, infirmiere, medecin, pharmacie, police, pompiers, samu, secouriste,
secours`,
  burnt: `appartement, batiment, cuisine, ici, immeuble, magasin, maison, poubelle, toit, voiture`,
  burns: `brule, en feu, feu, flammes, fumee, incendie`,
  gas: `gaz`,
  smells: `fuite, odeur, pue, sent`,
  water: `canal, eau, fleuve, riviere, tamise`,
  inWater: `coule, dans l eau, noie, noye, pousse, saute, se noie, tombe, tombee`,
  vehicle: `bus, camion, cycliste, moto, scooter, taxi, train, trottinette, velo, voiture`,
  crashes: `
accident, ecrase, ecrasee, fauche, fonce, heurte, percute, percutee, rentre dedans, renverse, renversee, tape`,
  falls: `chute, ecroule, ecroulee, effondre, effondree, glisse, tombe, tombee, tombes, trebuche`,
  animal: `abeille, chien, guepe, pitbull, rat, renard`,
  bites: `attaque, mord, mordu, mordue, morsure, pique, piquee`,
  condition: `alzheimer, asthmatique, asthme, cardiaque, diabete, diabetique, epilepsie, epileptique, sucre`,
  flares: `
crise, hypo, hypoglycemie, inhalateur, insuline, mal, malaise, oublie, perdu, perdue, respire, tremble, ventoline`,
  pregnant: `enceinte`,
  labour: `accouche, contractions, douleurs, du sang, mal, malaise, perdu, saign*, tombe, tombee, ventre`,
  took: `avale, bu, mange, pris, prise`,
  substance: `
cacahuetes, cachets, comprimes, drogue, ecstasy, javel, medicaments, noix, piece, pilules, poison, trop d alcool`,
  stuck: `bloque, bloquee, bloques, coince, coincee, coinces, enferme, enfermee, enfermes`,
  confined: `ascenseur, cave, cour, grille, metro, parc, piece, porte, toilettes, voiture`,
  drinkOf: `biere, boisson, cocktail, verre`,
  tampered: `drogue, ghb, gout bizarre, mis, quelque chose, verse`,
} as const;
