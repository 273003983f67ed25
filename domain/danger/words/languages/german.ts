/** German. */
export const german = {
  alarm: `
112 anrufen, abgestochen, alergische reaktion, allergische reaktion, allergischen schock, allergischer schock,
amoklauf, anaphylaktisch*, anfall, angefahren, angegriffen, asthmaanfall, atemnot, ausgeraubt, bauchschmerz*,
bedrohen, bedroht, beeilen sie sich, beeilt euch, begrapscht, beklaut, bekomme keine luft, belaestigt, belastigt,
bestohlen, bewusstlos*, bewustlos*, bitte schnell, blaue lippen, blutend*, blutet, blutuberstromt, blutung, bombe,
brauche hilfe, brauchen hilfe, brennt, bring mich um, bringe mich um, brustschmerz*, dringend, einbruch, eingeklemmt,
eingeschlossen, eingesperrt, entfuehr*, entfuhr*, epilept*, er atmet, erste hilfe, ersticke*, erstickt, ertrink*,
ertrunken, fehlgeburt, feuerwehr, fruchtblase, gasgeruch, gefahr, gehirnerschutterung, geklaut, gekrampft, geschlagen,
gestohlen, gewalt, greift mich, greift uns, hab angst, habe angst, haben angst, hat sich verlaufen, helfen sie, helft,
helft mir, helft uns, herzanfall, herzinfarkt, herzschmerz*, herzstillstand, hife, hilf mir, hilf uns, hilfe, hilfee,
hitzschlag, ich brauche hilfe, ich sterbe, im notfall, infarkt, ins getrank, ins krankenhaus, ins wasser gefallen,
ist tot, k o tropfen, kann nicht mehr leben, kein puls, keine luft, keinen puls, ko tropfen, kollabiert, kollaps,
komm schnell, kommen sie schnell, kommt schnell, kopfschmerz*, krampfanfall, krampft, krankenhaus, krankenwagen,
krankewagen, kriegt keine luft, lassen uns nicht, lasst mich nicht in ruhe, lasst uns nicht in ruhe, lauft blau an,
leben beenden, lebensgefahr*, lebensmude, leblos, lebt nicht mehr, leiche, messerstich, mir das leben nehmen,
mir ist schlecht, mir ist schwindelig, mir ist schwindlig, mir ist ubel, mochte sterben, moechte sterben, nasenbluten,
nicht in ruhe, nicht mehr leben, nicht sicher, notarzt, notaufnahme, notfall, notruf, ohnmacht, ohnmachtig,
ohnmaechtig, panikattacke, polizei bitte, polizei rufen, raububerfall, rettungsdienst, rettungswagen, sanitaeter,
sanitater, schlaganfall, schnell hilfe, schockzustand, schuesse, schusse, schwindelig, schwindlig, selbstmord*,
starke schmerzen, stecken fest, steckt fest, sturzte, suizid*, toter mann, totgeschlagen, uberdosis, uberfahren,
uberfall, uberfallen, ueberdosis, ueberfahren, ueberfall, ueberfallen, umbringen, umgekippt, unfall, unsicher hier,
unterkuhl*, unterzucker*, verfolgen, verfolger, verfolgt, vergewaltig*, vergiftet, vergiftung, verlaufen hat sich,
verletzt, verletzung, vermissen, vermisst, verpruegelt, verprugelt, verschwunden, wehen, wiederbeleb*,
will nicht mehr, will sterben, wir brauchen hilfe, wird blau, zusammen gebrochen, zusammenbruch, zusammengebrochen`,
  self: `ich, mein, meine, meinem, meinen, meiner, mich, mir, uns, unser, unsere, wir`,
  other: `
er, frau, freund, freundin, ihm, ihn, ihr, jemand, jemanden, jugendliche, junge, kind, leute, maenner, mann, manner,
person, sie, typ, typen`,
  man: `
betrunkener, ehemann, einer, er, ex, frau, fremder, freund, gruppe, jemand, jugendliche, kerl, leute, maenner, mann,
manner, sie, typ, typen`,
  kin: `
baby, bruder, enkel, enkelin, frau, freund, freundin, grossmutter, grossvater, junge, kind, kinder, kleine, kleinen,
kleiner, kumpel, mama, mann, mutter, mutti, neffe, nichte, oma, opa, papa, partner, schwester, schwiegermutter, sohn,
sohnchen, tochter, tochterchen, vater, vati`,
  child: `
baby, bruder, enkel, enkelin, junge, kind, kinder, kleine, kleiner, kleines, madchen, maedchen, schwester, sohn,
tochter`,
  body: `
arm, arme, auge, augen, bauch, bein, beine, brust, bruste, finger, fuss, gesicht, hals, hand, hande, handgelenk, herz,
hufte, kiefer, knie, knochel, kopf, lippe, lippen, magen, mund, nacken, nase, nieren, ohr, rippe, rucken, ruecken,
schulter, stirn, unterleib, zahn, zehe, zunge`,
  pain: `
angeschwollen, brennt, druck, eng, engegefuhl, gelahmt, geschwollen, krampf, schmerz*, schmerzen, schwillt, stechen,
sticht, taub, tut weh, weh, wehgetan`,
  injury: `
angeschlagen, aufgeschlagen, ausgekugelt, blut, bluten, blutet, brochen, eingeklemmt, gebissen, gebrochen, geprellt,
gequetscht, gerissen, geschnitten, gestochen, gestossen, platzwunde, umgeknickt, verbrannt, verbruht, verdreht,
verknackst, verletzt, verstaucht, wunde`,
  state: `
blass, bricht, erbricht, erbrochen, fieber, fuhle mich nicht, fuhlt sich nicht, gar nicht gut, gefallen,
geht es nicht gut, geht es schlecht, geht es sehr schlecht, gehts nicht gut, gehts schlecht, gestolpert, gestuerzt,
gesturzt, herzprobleme, hilflos, hingefallen, kotzt, krank, nicht gut, nicht so gut, ohnmachtig, panik, schlecht,
schwach, schwindel, schwindelig, schwitzt, sehr krank, sterbe, stirbt, sturz, tot, ubel, ubergeben, ubergibt, uebel,
uebergibt, umgefallen, verwirrt, weggelaufen, weint, zittere, zittert`,
  breath: `
ansprechbar, antwortet, atme, atmen, atmet, bewegt, bewegt sich, reagiert, spricht, wacht, wacht auf`,
  halts: `kaum, nicht, nicht mehr, nicht richtig, schwer`,
  not: `kann kaum, kann nicht, kaum, kein, keine, konnen nicht, nicht, nicht mehr`,
  vital: `
ansprechbar, atmen, aufstehen, auftreten, aufwachen, bewegen, gehen, laufen, luft, luft bekommen, schlucken,
sehen auf, sicher, sprechen, stehen`,
  blood: `blut, blute, bluten, blutet`,
  tooMuch: `hort nicht, nicht auf, sehr, stark, uberall, ueberall, verliert, viel`,
  weapon: `axt, gewehr, knarre, machete, messer, pistole, saure, schlager, schusswaffe, waffe`,
  wields: `bedroht, ein, einem, gezogen, haben, hat, mit, zieht, zog`,
  passive: `werde, werden, wird, worden, wurde, wurden`,
  harm: `
angefasst, angepobelt, angeschrien, angespuckt, ausgeraubt, ausgezogen, bedrangt, beklaut, belaestigt, belastigt,
beleidigt, beobachtet, berauscht, beschimpft, bespuckt, betatscht, entfuhrt, gefilmt, gejagt, gekusst, geschlagen,
geschubst, gestalkt, gestossen, getreten, getroffen, gewurgt, gezogen, verfolgt`,
  object: `meine, meinen, meiner, mich, mir, uns, unsere`,
  menacing: `
anfassen, angreifen, anschreien, bedrohen, bedroht, belaestigen, belastigen, belastigt, beobachtet, beschimpft,
erpresst, fasst an, filmt, folgen, folgt, greift an, hauen, haut, hinter, hinterher, jagen, jagt, lauert, rauben,
schlaegt, schlagen, schlagt, schreit, schubst, sperrt, spuckt, stalkt, starrt, tritt, umringt, umzingelt, verfolgen,
verfolgt, wurgt, zwingt`,
  threatens: `bedroht, belastigt, greift, schlaegt, schlagt, verfolgt`,
  steals: `
abgenommen, abgezogen, entrissen, geklaut, genommen, geraubt, gestohlen, klaut, stehlen, weggenommen`,
  belongings: `
brieftasche, fahrrad, geld, geldbeutel, handtasche, handy, kamera, koffer, pass, portemonnaie, reisepass, rucksack,
sachen, schmuck, tasche`,
  fear: `angst, bange, bedroht, erschrocken, gefurchtet, panik, panisch, unsicher, unwohl`,
  losing: `
finde, finden, habe verloren, haben verloren, nicht finden, sehe, suche, suchen, verloren, vermisse, vermissen, wo ist`,
  vanished: `
abgehauen, entlaufen, finde, ist fort, nicht da, nicht mehr da, nicht zu finden, verlaufen, verloren, vermisst,
verschwunden, weg, weggelaufen`,
  asks: `
anrufen, benotigen, bitte, brauche, brauchen, braucht, einen, hol, holen, holt, ich brauche, ins, nachste, ruf, rufe,
rufen, ruft, schicken, schickt, schnell, wo ist, zum`,
  service: `
apotheke, arzt, arztin, doktor, feuerwehr, hilfe, klinik, krankenhaus, krankenwagen, notarzt, pflaster, polizei,
rettung, sanitater, verband`,
  burnt: `auto, dach, gebaeude, gebaude, geschaft, haus, hier, kuche, laden, mulltonne, wohnung, zimmer`,
  burns: `brand, brennt, feuer, flammen, in brand, qualm, rauch`,
  gas: `gas`,
  smells: `ausgetreten, geruch, leck, nach, riecht, stinkt`,
  water: `fluss, kanal, see, themse, wasser`,
  inWater: `
ertrinkt, ertrunken, fallt, gefallen, gesprungen, gesturzt, im kanal, im wasser, reingefallen, untergegangen`,
  vehicle: `auto, bahn, bus, fahrrad, lieferwagen, lkw, motorrad, radfahrer, roller, taxi, zug`,
  crashes: `
angefahren, erfasst, gerammt, getroffen, uberfahren, ueberfahren, umgefahren, unfall, zusammengestossen`,
  falls: `
ausgerutscht, fiel, gefallen, gestolpert, gestuerzt, gesturzt, heruntergefallen, hingefallen, runtergefallen, sturzte,
umgefallen, umgeknickt, zusammengesackt`,
  animal: `biene, fuchs, hund, ratte, schlange, wespe`,
  beastly: `angegriffen, beisst, biss, gebissen, gestochen, greift`,
  allergy: `alergisch, allergie, allergisch, nussallergie`,
  reacts: `atmet, erdnusse, gegessen, geschwollen, gesicht, gestochen, hals, nusse, reaktion, schock`,
  illness: `asthma, demenz, diabetes, diabetiker, diabetikerin, epilepsie, herz, herzkrank, zucker`,
  flares: `
anfall, atmet, inhalator, insulin, kein, keine, niedrig, probleme, rast, schlecht, spray, stehen geblieben, stolpert,
unterzucker, vergessen, verloren, verwirrt, weg, zittert`,
  pregnant: `hochschwanger, schwanger, schwangere`,
  labour: `bauch, blut*, fruchtblase, gefallen, gesturzt, krampfe, ohnmachtig, schmerzen, wehen`,
  took: `bekommen, genommen, geschluckt, getrunken, verschluckt`,
  substance: `
alkohol, batterie, drogen, gift, medikamente, munze, pillen, schlaftabletten, tabletten, zu viel`,
  stuck: `eingeschlossen, eingesperrt, fest, festgesteckt, gefangen, stecken, steckt`,
  confined: `aufzug, fahrstuhl, hof, keller, klo, lift, park, raum, toilette, tur, zaun`,
  helps: `helfen, helft, hilf, hilfe`,
  now: `bitte, dringend, jetzt, schnell, sofort`,
} as const;
