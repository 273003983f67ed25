/** French. */
export const french = {
  alarm: `
a l aide, a l aide svp, a laide, a vole ma, a vole mon, a vole nos, accident de, accidente, accouche, accoucher,
agresse, agressee, agressent, agresser, agresses, agression, aide moi, aide nous, aidez la, aidez le, aidez ma,
aidez moi, aidez mon, aidez nous, allergique, allonge par terre, allongee par terre, appeler les secours,
appelez le 112, appelez le 15, appelez les secours, appelez une ambulance, arret cardiaque, arrive pas a respirer,
arrive plus a respirer, attaque cardiaque, attentat, au feu, au secour, au secours, au viol, au voleur, avc,
besoin d aide, blesse, blessee, bloque dans, bloquee dans, bloques dans, bouge pas, bouge plus, braquage,
c est urgent, ca va pas du tout, cambriol*, choc anaphylactique, coince, coince dans, coincee dans, coinces,
coinces dans, contractions, convulse, convulsions, couche par terre, coup de couteau, coups de couteau, coups de feu,
crise cardiaque, crise d angoisse, crise d asthme, crise d epilepsie, crise de panique, croise l explosion,
dans le coma, de l aide vite, depeche toi, depechez vous, disparait, disparu, disparue, drogue dans, droguee,
elle est morte, en danger, en detresse, en finir avec la vie, en sang, en train de mourir, enceinte et, enferme,
enfermee, enfermes, enleve, enleve mon, enlevee, enlevement, envie de mourir, etouffe, etouffer, evanoui, evanouie,
evanouir, faire agresser, faire braquer, faire frapper, faire voler, fait braquer, fait mal, fait un avc,
fait un malaise, fait voler, fausse couche, frappee, fugue, fuite de gaz, ghb, harcelee, harcelement, hemorragie,
hopital, hopitaux, il est mort, il y a le feu, inanime, inanimee, incendie, inconscient, inconsciente, infarctus,
insecurite, insolation, intoxication, introuvable, j ai peur, jai peur, je vais mourir, je veux en finir,
je veux mourir, kidnapp*, lache pas, lachent pas, laisse pas tranquille, laissent pas tranquille,
laissez moi tranquille, les secours, m a frappe, m a frappee, m a touche, m a touchee, malaise cardiaque, me harcele,
me menace, me poursuit, me sens mal, me suicider, me suit, me suivent, me suivre, me touche, me tuer, meurt,
ne bouge plus, ne respire, ne se reveille, nous a frappe, nous a vole, nous harcele, nous harcelent, nous menace,
nous menacent, nous poursuit, nous poursuivent, nous suit, nous suivent, nous suivre, noyade, noye, o secours,
odeur de gaz, on nous suit, ont vole, osecour, overdose, par terre elle, par terre il, pas en securite,
perd connaissance, perd du sang, perdre les eaux, perdu connaissance, perdu de vue, perdu les eaux,
perte de connaissance, peur de lui, peux pas respirer, peux plus respirer, plein de sang, plus envie de vivre,
plus vivre, poignarde, poignardee, police svp, police vite, pompier, pompiers, premiers secours, ranimer, reagit pas,
reagit plus, renverse par, renversee par, repond plus, respire pas, respire plus, respirer mal, reveille plus,
s est evanouie, s etouffe, s evanouit, saigne, saignement, saignements, saignent, saigner, samu, se noie,
se reveille pas, se sent mal, se sent pas bien, secouriste, sens pas bien, sent le gaz, seringue, sest fait agresser,
suicide, suicider, suivi par, suivie par, suivis par, tabasse, tentative de suicide, tetanise, tire dessus,
tombe dans les pommes, touchee, tres mal, un accident, un cadavre, un mort, un viol, une bombe, une fuite de gaz,
urgence, urgences, va me tuer, va nous tuer, viole, violee, violer, vomit du sang`,
  self: `j, je, m, ma, me, mes, moi, mon, nos, notre, nous`,
  other: `
ami, amie, copain, copine, dame, elle, elles, enfant, femme, fille, garcon, gars, gens, homme, hommes, il, ils,
inconnu, jeunes, mec, mecs, monsieur, personne, quelqu un, quelqun, type, vieux`,
  man: `
bande, copain, elle, gars, gens, groupe, homme, hommes, il, ils, inconnu, ivrogne, jeunes, mari, mec, mecs, monsieur,
quelqu un, quelqun, type, types`,
  kin: `
ami, amie, beau pere, bebe, belle mere, compagnon, conjoint, copain, copine, cousin, cousine, eleve, enfant, enfants,
femme, fille, filles, fils, frere, gamin, gamine, garcon, gosse, grand mere, grand pere, maman, mamie, mamy, mari,
mere, neveu, niece, oncle, papa, papi, papy, pere, petit, petite, soeur, tante`,
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
  state: `
bourree, chute, delire, etourdi, etourdie, faible, fievre, malade, mort, morte, mourir, nausee, nausees, panique,
perdue, peur, pleure, souffre, sueurs, terrorise, terrorisee, terrorises, tombe, tombee, tourne, transpire, tremble,
trop bu, vertige, vertiges, vomi, vomis, vomit`,
  not: `du mal a, impossible, n, n arrive pas, ne, pas, peut pas, peux pas, plus`,
  vital: `
avaler, bouge, bouger, conscient, en securite, leve, lever, marcher, parle, parler, reagit, repond, respire, respirer,
reveille, reveiller, sens plus mes, sens plus mon, tenir debout, voir d un`,
  blood: `de sang, du sang, en sang, le sang, mon sang, saigne, son sang`,
  tooMuch: `arrete pas, beaucoup, crache, enormement, partout, perd, perds, plein, trop, vomit`,
  weapon: `
acide, arme, arme blanche, armes, batte, couteau, flingue, fusil, hache, lame, machette, pistolet, revolver`,
  wields: `a un, a une, avec, braque, menace, ont des, sort, sorti, un homme`,
  passive: `ete, etre, fait, faite, faits, sommes, suis`,
  harm: `
agresse, agresser, arracher, attaque, attaquee, attaquer, braquer, cracher, depouiller, droguer, filmer, frapper,
harceler, insulte, insultee, insulter, menace, menacee, menacer, menaces, mordre, piquer, pousse, poussee, pousser,
racketter, renverser, suivi, suivie, suivre, tabasser, touche, toucher, violer, vole, voler`,
  object: `l, la, les, lui, m, ma, me, moi, mon, nos, notre, nous`,
  menacing: `
agresse, agressent, approche, attaque, attaquent, bat, battu, bloque le passage, colle, crache, crie dessus, drague,
embete, embetent, encercle, encerclent, ennuie, etrangle, filme, fixe, force, frappe, frappent, frapper, harcele,
harcelent, importune, insulte, insultent, lache pas, menace, menacent, mord, mordu, poursuit, poursuivent, pousse,
regarde bizarrement, suit, suivent, suivre, tape, tire, touche, touchent, viole`,
  threatens: `agresse, attaque, frappe, menace, suit`,
  steals: `arrache, arrachee, derobe, pique, pris, vol, vole, volee, volees, voler, voles`,
  belongings: `
affaires, appareil photo, argent, bijoux, carte, collier, iphone, papiers, passeport, portable, portefeuille, sac,
sacoche, telephone, valise, velo`,
  fear: `
angoisse, angoissee, effraye, effrayee, flippe, inquiet, inquiete, insecurite, mal a l aise, panique, peur, terrifie,
terrifiee`,
  losing: `
cherche, cherchons, ou est, ou sont, perdons, perdu, perdue, perdus, retrouve pas, retrouve plus, trouve pas,
trouve plus, vois plus`,
  vanished: `
disparu, disparue, egare, egaree, enfui, introuvable, parti, partie, perdu, perdue, plus avec nous, plus la,
s est perdu, trouve pas, trouve plus`,
  asks: `
aller a, appeler, appelez, appelle, besoin, besoin d un, cherche, envoyez, faut, il faut, ou est, plus proche,
prevenez, s il vous plait, stp, svp, trouver, un, vite`,
  service: `
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
  beastly: `attaque, mord, mordu, mordue, morsure, pique, piquee`,
  illness: `alzheimer, asthmatique, asthme, cardiaque, diabete, diabetique, epilepsie, epileptique, sucre`,
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
