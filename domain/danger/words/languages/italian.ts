export const italian = {
  alarm: `
abbiamo perso, accoltell*, addio a tutti, affog*, aggred*, aggression*, aiutami, aiutatelo, aiutatemi, aiuto, aiutoo,
ajuto, al fuoco, allergica, ambulanza, ammazz*, anneg*, arresto cardiaco, asfissia, attacco di panico, avvelen*,
bloccata in, bloccati in, bruciat*, buttarsi, cadut*, carabinieri, chiamate, chiusa dentro, chiusi dentro,
chiuso dentro, ci segue, ci seguono, colpo di calore, coltellat*, contrazioni, correte, coscienza, crisi di panico,
croll*, derubat*, dispers*, doglie, dolore forte, drogat*, e morta, e morto, emergenz*, emorrag*, epiless*,
esibizionista, esplo*, fa malissimo, fa molto male, farla finita, fate presto, febbre alta, ferita, feriti, ferito,
forte dolore, frattur*, fuga di gas, fumo, gli fa male, ho perso mia, ho perso mio, ictus, incidente*, incinta e,
incosc*, insegu*, intossic*, intrappolat*, investit*, ipoglic*, la polizia, ladr*, le fa male, litigando, malore,
mi butto, mi fa male, mi ha toccato, mi segue, mi seguono, mi sento male, mi sono fatta male, mi sono fatto male,
mi sono rotta, mi sono rotto, mi sono tagliat*, mi tocca, minacc*, molesta, molestano, molestat*, molestie,
nel bicchiere, nel drink, non cammina, non ce la faccio piu, non riesco a muovermi, non sente, non sento piu,
non troviamo, non trovo mia, non trovo mio, non trovo piu, non voglio piu vivere, non voglio vivere, odore di gas,
ospedale, palpegg*, partorendo, partorir*, paura, perdita di sensi, pericolo, perso conoscenza, perso i sensi,
picchi*, polizia per favore, polizia subito, presto per favore, pronto socc*, puzza di gas, rapina*, rapit*, rissa,
rotte le acque, rotto le acque, rubat*, saltare dal, sanguin*, scippat*, scippo, scomparsa, scomparso,
scusate per tutto, seguendo, si e fatta male, si e fatto male, si e persa, si e perso, si sente male, soccorrete,
soccorso, soffoc*, sparand*, sparat*, spari, sparire per sempre, sparita, sparito, spaventat*, sta male,
sta molto male, sta morendo, sto male, sto molto male, sto morendo, stupr*, svenire, svenut*, svien*, terrorizzat*,
toccata, togliermi la vita, uccid*, un dottore, un medico, urgente, ustion*, va a fuoco, venite subito,
vigili del fuoco, violentat*, voglia di vivere, voglio morire, voglio sparire`,
  self: `abbiamo, ci, ho, io, me, mi, mia, mio, noi, nostra, nostro, siamo, sono`,
  other: `
amica, amico, anziana, anziano, bambina, bambino, donna, gente, gli, le, lei, loro, lui, persona, qualcuno, ragazza,
ragazzi, ragazzo, signora, signore, tizio, uomini, uomo`,
  man: `
fidanzato, gente, gruppo, loro, lui, marito, qualcuno, ragazzi, ragazzo, sconosciuto, signore, tipo, tizio, ubriaco,
uomini, uomo`,
  kin: `
amica, amico, bambina, bambino, bimba, bimbo, compagna, compagno, cugina, cugino, fidanzata, fidanzato, figli, figlia,
figlio, fratello, madre, mamma, marito, moglie, neonato, nipote, nonna, padre, papa, ragazza, sorella, suocera, zia,
zio`,
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
capogiri, debole, delira, febbre, girare la testa, gravemente, malata, malato, morendo, pallida, pallido, piange,
sudando, trema, tremando, ubriaca, vomito`,
  not: `a malapena, non, non riesce a, non riesco a, piu, senza`,
  vitals: `
al sicuro, alzare, alzarsi, camminare, cosciente, deglutire, muove, muovere, muoversi, parla, parlare, polso,
reagisce, respira, respirare, risponde, sento il braccio, sento le, sicura, sicuro, stare in piedi, sveglia, svegliare`,
  blood: `sangue, sanguina`,
  muchBlood: `dappertutto, molto, ovunque, perde, pieno, si ferma, sputa, tanto, un sacco`,
  weapon: `acido, arma, armati, armato, ascia, coltello, fucile, lama, machete, mazza, pistola`,
  wields: `con, ha, hanno, minaccia, puntato, tirato, un, una`,
  passive: `ha, hanno, siamo stati, sta, stanno, state, stati, vengono, viene`,
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
al, bisogno, cerco, chiama, chiamate, chiamo, dove, ho bisogno, in, mandate, per favore, portate, presto, serve,
subito, un, vicino`,
  helper: `
aiuto, ambulanza, carabinieri, dottore, farmacia, infermiera, medico, ospedale, polizia, pompieri, pronto soccorso,
soccorso`,
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
  stuck: `bloccata, bloccati, chiusi, chiuso, incastrata, incastrato, intrappolati, intrappolato`,
  confined: `ascensore, bagno, cancello, dentro, macchina, metro, parco, porta, stanza`,
} as const;
