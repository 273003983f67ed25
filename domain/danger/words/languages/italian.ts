/** Italian. */
export const italian = {
  alarm: `
abbiamo perso, aborto, accoltell*, affog*, aggred*, aggredendo, aggredit*, aggression*, aiutaci, aiutami, aiutateci,
aiutatela, aiutatelo, aiutatemi, aiuto, aiutoo, ajuto, al fuoco, allergia, allergica, allergico, ambulanza, ammazz*,
ammazzare, ammazzarmi, anafilatt*, anneg*, annega*, annegando, annegato, arresto cardiaco, asfissia, asma,
attacco cardiaco, attacco d asma, attacco di panico, attacco epilettico, avvelen*, avvelenat*, bisogno d aiuto,
bisogno di aiuto, bloccata in, bloccati in, bomba, bruciat*, buttarmi, buttarsi, cadut*, carabinieri, chiamate,
chiamate il, chiamate un, chiusa dentro, chiusi dentro, chiuso dentro, ci segue, ci seguono, ci sta seguendo,
ci stanno seguendo, ci uccide, colpo di calore, coltellat*, coltellata, contrazioni, convuls*, convulsioni, correte,
coscienza, crisi d asma, crisi di panico, crisi epilettica, croll*, derubat*, diabet*, dispers*, doglie, dolore forte,
drogat*, drogato, e morta, e morto, emergenz*, emergenza, emorrag*, emorragia, epiless*, esibizionista, esplo*,
esplosione, fa malissimo, fa molto male, fate presto, febbre alta, ferita, feriti, ferito, forte dolore, frattur*,
fuga di gas, fumo, gli fa male, ho paura, ho perso mia, ho perso mio, ictus, in ospedale, in pericolo, incend*,
incendio, incidente, incidente*, incinta e, inconsciente, incosc*, infart*, infarto, insegu*, insegue, inseguendo,
inseguono, intossic*, intrappolat*, investit*, ipoglic*, la polizia, ladr*, ladri, ladro, le fa male, litigando,
malore, masturb*, mi ammazzo, mi fa male, mi ha picchiata, mi ha picchiato, mi ha toccata, mi ha toccato, mi segue,
mi seguono, mi sento male, mi sento svenire, mi sono bruciat*, mi sono fatta male, mi sono fatto male, mi sono rotta,
mi sono rotto, mi sono tagliat*, mi sta seguendo, mi tocca, mi uccide, minacc*, minaccia, minacciando, minacciano,
minacciat*, molesta, molestano, molestat*, molestie, molto sangue, nel bicchiere, nel drink, non al sicuro,
non cammina, non mi sento al sicuro, non reagisce, non respira, non respiro, non riesce a camminare,
non riesce a respirare, non riesco a camminare, non riesco a muovermi, non riesco a respirare, non risponde,
non sente, non sento le gambe, non sento piu, non si muove, non si sveglia, non siamo al sicuro, non troviamo,
non trovo mia, non trovo mio, non trovo piu, non voglio piu vivere, odore di gas, ospedale, overdose, palpegg*,
palpeggi*, partorendo, partorir*, paura, perde sangue, perdendo sangue, perdita di sensi, pericolo, perso conoscenza,
perso i sensi, picchi*, picchia, picchiano, picchiat*, polizia per favore, polizia subito, pompieri,
presto per favore, pronto socc*, pronto soccorso, puzza di gas, rapimento, rapina, rapina*, rapinat*, rapit*,
reazione allergica, rissa, rotte le acque, rotto le acque, rubat*, rubata, rubati, rubato, saltare dal, sangue,
sanguin*, sanguina, sanguinando, scippat*, scippo, scomparsa, scomparso, seguendo, serve aiuto, si e fatta male,
si e fatto male, si e persa, si e perso, si sente male, soccorrete, soccorso, soffoc*, soffoca, soffocando, sparand*,
sparano, sparat*, sparato, sparatoria, spari, sparita, sparito, spaventat*, sta male, sta molto male, sta morendo,
sto male, sto molto male, sto morendo, stupr*, stuprat*, stupro, suicid*, svenire, svenut*, svien*, sviene,
tanto sangue, terrorizzat*, toccata, togliermi la vita, uccid*, uccidermi, un ambulanza, un dottore, un medico,
urgente, urgenza, ustion*, va a fuoco, venite subito, vigili del fuoco, violentat*, voglio farla finita,
voglio morire, vomita sangue`,
  self: `abbiamo, ci, ho, io, me, mi, mia, mio, noi, nostra, nostro, siamo, sono`,
  other: `
amica, amico, anziana, anziano, bambina, bambino, donna, gente, gli, le, lei, loro, lui, persona, qualcuno, ragazza,
ragazzi, ragazzo, signora, signore, tizio, uomini, uomo`,
  man: `
fidanzato, gente, gruppo, loro, lui, marito, qualcuno, ragazzi, ragazzo, sconosciuto, signore, tipo, tizio, ubriaco,
uomini, uomo`,
  kin: `
amica, amico, bambina, bambino, bimba, bimbo, compagna, compagno, cugina, cugino, fidanzata, fidanzato, figli, figlia,
figlio, fratello, madre, mamma, marito, moglie, neonato, nipote, nonna, nonno, padre, papa, ragazza, sorella, suocera,
zia, zio`,
  child: `
bambina, bambini, bambino, bimba, bimbo, figli, figlia, figlio, fratellino, fratello, neonato, nipote, sorella,
sorellina`,
  body: `
anca, bocca, braccio, caviglia, collo, costola, cuore, dente, dito, faccia, fianco, fronte, gamba, ginocchio, gola,
gomito, labbra, lingua, mano, mascella, naso, occhi, occhio, orecchio, pancia, petto, piede, polso, schiena, spalla,
stomaco, testa, torace, ventre, viso`,
  pain: `
brucia, dolorante, dolore, dolori, fa male, formicola, gonfia, gonfiando, gonfio, intorpidito, mal di, male, stretta`,
  injury: `
aperta, battuto, bruciat*, colpito, distort*, ferita, frattur*, lussat*, morso, punto, rotta, rotto, sangue, sanguina,
sbattuto, schiacciat*, slogat*, spaccat*, storta, tagliat*, taglio, ustion*`,
  symptom: `
caduta, caduto, capogiri, confusa, confuso, debole, delira, febbre, gira la testa, girare la testa, gravemente,
malata, malato, morendo, morta, morto, nausea, pallida, pallido, panico, piange, sudando, svenuto, trema, tremando,
ubriaca, vomita, vomitando, vomito`,
  not: `a malapena, non, non riesce a, non riesco a, piu, senza`,
  vitals: `
al sicuro, alzare, alzarsi, camminare, cosciente, deglutire, muove, muovere, muoversi, parla, parlare, polso,
reagisce, respira, respirare, risponde, sento il braccio, sento le, sicura, sicuro, stare in piedi, sveglia, svegliare`,
  blood: `sangue, sanguina`,
  muchBlood: `dappertutto, molto, ovunque, perde, pieno, si ferma, sputa, tanto, un sacco`,
  weapon: `acido, arma, armati, armato, ascia, coltello, fucile, lama, machete, mazza, pistola`,
  wields: `con, ha, hanno, minaccia, puntato, tirato, un, una`,
  passive: `ha, hanno, siamo stati, sta, stanno, stata, state, stati, stato, vengono, viene`,
  harm: `
accoltellato, aggredita, aggrediti, aggredito, attaccati, attaccato, colpito, derubati, derubato, drogata, inseguiti,
insultata, insultato, investito, minacciata, minacciati, molestata, morso, picchiata, picchiati, picchiato, rapinati,
seguiti, spinta, spinto, spintonato, sputato, toccato`,
  usBefore: `ci, la, lo, me, mi, mia, mio, noi`,
  menacing: `
afferrato, aggredisce, attacca, attaccano, baciare, bloccano, circondano, circondati, da fastidio, dando fastidio,
filmando, fissa, fissando, infastidisce, infastidiscono, insulta, insultando, insultano, lascia in pace,
lasciano in pace, minaccia, minacciando, minacciano, molesta, molestano, morso, picchia, picchiano, riprendendo,
seguendo, seguono, spinge, sputa, tocca, toccando, urla, urlando`,
  threatens: `aggredisce, attacca, minaccia, molesta, picchia, segue`,
  robs: `fregato, portato via, presa, preso, rubano, rubata, rubati, rubato, scippato, strappato`,
  belongings: `
bici, borsa, borsetta, cellulare, collana, cose, documenti, macchina fotografica, orologio, passaporto, portafoglio,
soldi, telefono, tutto, valigia, zaino`,
  fear: `
a disagio, ansia, inquieta, panico, paura, spaventata, spaventati, spaventato, terrore, terrorizzata`,
  losing: `cercando, cerchiamo, cerco, dov e, dove, perdo, persa, perso, trova, trovare, troviamo, trovo`,
  vanished: `
allontanat*, andato via, non c e, non e piu, non torna, persa, perso, scappat*, scomparsa, scomparso, si trova,
smarrit*, sparita, sparito`,
  asks: `
al, bisogno, cerco, chiama, chiamare, chiamate, chiamo, dove, ho bisogno, in, mandate, per favore, portate, presto,
serve, subito, un, vicino`,
  helper: `
aiuto, ambulanza, carabinieri, dottore, farmacia, infermiera, medico, ospedale, polizia, pompieri, pronto soccorso,
soccorsi, soccorso`,
  burnt: `appartamento, auto, casa, cucina, edificio, macchina, negozio, palazzo, qui, tetto`,
  burns: `a fuoco, brucia, bruciando, fiamme, fumo, fuoco, incendio`,
  gas: `gas`,
  smells: `fuga, odore, perdita, puzza`,
  water: `acqua, canale, fiume, lago, tamigi`,
  inWater: `affoga, affogando, annega, annegando, buttata, buttato, caduta, caduto, nel canale, nell acqua`,
  vehicle: `
auto, autobus, bici, bicicletta, camion, ciclista, furgone, macchina, monopattino, moto, taxi, treno`,
  crashes: `incidente, investita, investito, preso sotto, scontro, travolta, travolto, urtato`,
  falls: `cade, caduta, caduto, cascato, crollat*, inciampat*, scivolat*`,
  animal: `ape, cane, ratto, topo, vespa, volpe`,
  bites: `aggredito, attaccato, morde, morsicato, morso, punta, punto`,
  condition: `
alzheimer, asma, asmatico, cardiaco, demenza, diabete, diabetica, diabetico, epilessia, epilettico, zuccheri`,
  flares: `
attacco, bassi, basso, crisi, dimenticato, inalatore, insulina, male, perso, respira, spray, svenuto, trema`,
  pregnant: `incinta`,
  labour: `acque, caduta, contrazioni, dolori, male, pancia, perdite, sangue, sanguina`,
  took: `bevuto, ingerito, inghiottito, ingoiato, mangiato, presa, preso`,
  substance: `
batteria, candeggina, droga, droghe, farmaci, medicine, moneta, noccioline, pastiglie, pillole, troppo alcol, veleno`,
  stuck: `
bloccata, bloccati, bloccato, chiusi, chiuso, incastrata, incastrato, intrappolati, intrappolato`,
  confined: `ascensore, bagno, cancello, dentro, macchina, metro, parco, porta, stanza`,
} as const;
