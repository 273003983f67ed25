export const german = {
  alarm: `
112 anrufen, abgestochen, abgesturzt, absturz, allem schluss, alles satt, amoklauf, angefahren, angegriffen,
angeschossen, arzt bitte, arzt schnell, asthmaanfall, atemnot*, ausgeraubt, ausgerutscht, bauchschmerz*, bedrohen,
bedroht, beeilen sie sich, beeilt euch, begrapsch*, beklaut, belaestigt, belastigt, bestohlen, bewusstl*, bewustlos*,
bin dann weg, bisswunde, bitte schnell, blaue lippen, blutend*, blutet, blutuberstromt, blutung, bombe, brauche arzt,
brauchen arzt, brennt, bring mich um, bringen uns um, brustschmerz*, dringend, einbruch, eingeklemmt, eingeschlossen,
eingesperrt, eingesturzt, einsturz, ende machen, entbindung, entfuehr*, entfuhr*, entrissen, er atmet, erbrechen,
erbricht, erfroren, erpresst, erschossen, erstick*, ertrink*, ertrunken, es tut so weh, explodiert, fehlgeburt,
feststeckt, feuerwehr, fruchtblase, gasgeruch, gasleck, gebrochen, gefahr, gehirnerschutterung, geklaut, gekrampft,
gelahmt, geritzt, geschlagen, gestalkt, gestohlen, gestolpert und, gewalt, greift mich, greift uns, hab angst,
hab keine kraft, habe angst, habe mich geschnitten, haben angst, hat sich verlaufen, hat sich was angetan, helfen sie,
helft, herzanfall, herzinf*, herzrasen, herzschmerz*, herzstillstand, hife, hilf mir, hilf uns, hilfe, hilfee,
hilferuf, hitzschlag, hohes fieber, hundebiss, ich sterbe, infarkt, ins getrank, ins wasser gefallen,
ist mir alles zu viel, ist tot, k o tropfen, kann nicht mehr, kein puls, keinen puls, ko tropfen, kollabier*,
komm schnell, komme nicht raus, kommen nicht raus, kommen sie schnell, kommt nicht raus, kommt schnell, kopfschmerz*,
krampf*, krankenhaus, krankenw*, krankewagen, kreislauf*, lahmung, lassen uns nicht, lauft blau an, leb wohl,
leben beenden, lebensgefahr*, lebensmittelvergiftung, lebensmude, leblos, lebt nicht mehr, lebt wohl, leiche,
mach heute schluss, mach schluss mit, mache schluss mit, messerangriff, messerattacke, messerstich, mich verbrannt,
mir das leben nehmen, mir ist schlecht, mir ist ubel, moechte sterben, nasenblut*, nicht in ruhe, nicht mehr da sein,
nicht mehr hier sein, nicht mehr leben, niedergeschlagen, niedergestochen, nimmt sich das leben, notarzt, notaufnahme,
notfaelle, notfall, notruf, ohnmacht*, ohnmaechtig, onanier*, panikattacke, platzwunde, polizei, prellung, qualm,
raububerfall, rauch, rettet, rettung, rettungsdienst, rettungswagen, ritze mich, sanitater, schiessen, schiesserei,
schiesst, schlaganf*, schockzustand, schusse, schuttelfrost, schwangerschaft, schwindelig, sehe keinen ausweg,
sehe keinen sinn, selbstmord*, sexuell, sonnenstich, spring gleich, springe gleich, springe jetzt, springen von,
starke schmerzen, stecken fest, steckt fest, steht in flammen, stromschlag, sturzte, suizid*, taubheitsgefuhl,
toter mann, totgeschlagen, tut mir leid fur alles, uberfahren, uberfall, uberfallen*, ubergeben, ubergibt, ueberdosis,
ueberfahren, umbringen, umbringt, umgekippt, umgeknickt, unfall, unsicher hier, unterkuhl*, unterzucker*, verblut*,
verbrennung*, verfolgen, verfolgt, vergewaltig*, verirrt, verlaufen hat sich, verletzt, verletzung, vermissen,
vermisst, verpruegelt, verschwunden, verungluck*, verunglueck*, von der brucke, wehen, wiederbeleb*, will nicht mehr,
will nur noch weg, will sterben, will tot sein, wird blau, zusammenbruch, zusammengebr*`,
  self: `ich, mein, meine, meinem, meinen, meiner, mich, mir, uns, unser, unsere, wir`,
  other: `
er, frau, freund, freundin, ihm, ihn, ihr, jemand, jemanden, jugendliche, junge, kind, leute, maenner, mann, manner,
person, sie, typ, typen`,
  man: `
betrunkener, ehemann, einer, er, ex, frau, fremder, freund, gruppe, jemand, jugendliche, kerl, leute, maenner, mann,
manner, sie, typ, typen`,
  kin: `
baby, bruder, eltern, enkel, enkelin, frau, freund, freundin, grosseltern, grossmutter, grossvater, junge, kind,
kinder, kleine, kleine tochter, kleinen, kleinen sohn, kleiner, kollege, kollegin, kumpel, mama, mann, mutter, mutti,
neffe, nichte, oma, opa, papa, partner, schwager, schwagerin, schwester, schwiegermutter, sohn, sohnchen, tochter,
tochterchen, vater, vati, verlobte, verlobter`,
  child: `
baby, bruder, enkel, enkelin, junge, kind, kinder, kleine, kleiner, kleines, madchen, maedchen, schwester, sohn,
tochter`,
  body: `
arm, arme, auge, augen, bauch, bein, beine, brust, bruste, finger, fuss, gesicht, hals, hand, hande, handgelenk, herz,
hufte, kiefer, knie, knochel, kopf, lippe, lippen, magen, mund, nacken, nase, nieren, ohr, rippe, rucken, ruecken,
schulter, stirn, unterleib, zahn, zehe, zunge`,
  pain: `
angeschwollen, brennt, druck, eng, engegefuhl, gelahmt, geschwollen, krampf, schmerz*, schwillt, stechen, sticht,
taub, tut weh, weh, wehgetan`,
  injury: `
abgetrennt, angeschlagen, aufgeschlagen, ausgekugelt, blut, bluten, blutet, bricht, brochen, eingeklemmt, gebissen,
gebrochen, geprellt, gequetscht, gerissen, geschnitten, geschurft, gestochen, gestossen, offen, platzwunde,
umgeknickt, verbrannt, verbruht, verdreht, verknackst, verletzt, verrenkt, verstaucht, wunde`,
  symptom: `
blass, bricht, fieber, fuhle mich nicht, fuhlt sich nicht, gefallen, gestolpert, gestuerzt, gesturzt, herzprobleme,
hilflos, hingefallen, kotzt, krank, nicht gut, nicht so gut, schlecht, schwach, schwindel, schwitzt, sterbe, stirbt,
sturz, ubel, uebel, umgefallen, verwirrt, weggelaufen, weint, zittere, zittert`,
  breath: `
ansprechbar, antwortet, atme, atmen, atmet, bewegt, bewegt sich, reagiert, spricht, wacht, wacht auf`,
  halts: `kaum, nicht, nicht mehr, nicht richtig, schwer`,
  not: `kann kaum, kann nicht, kaum, kein, keine, konnen nicht, nicht, nicht mehr`,
  vitals: `
ansprechbar, atmen, aufstehen, auftreten, aufwachen, bewegen, gehen, laufen, luft, luft bekommen, schlucken,
sehen auf, sicher, sprechen, stehen`,
  blood: `blut, blute, bluten, blutet`,
  muchBlood: `hort nicht, nicht auf, sehr, stark, uberall, ueberall, verliert, viel`,
  weapon: `axt, gewehr, knarre, machete, messer, pistole, saure, schlager, schusswaffe, waffe`,
  wields: `bedroht, ein, einem, gezogen, haben, hat, mit, zieht, zog`,
  passive: `werde, werden, wird, worden, wurde, wurden`,
  harm: `
angefasst, angepobelt, angeschrien, angespruht, angespuckt, ausgeraubt, ausgezogen, bedrangt, beklaut, belaestigt,
belastigt, beleidigt, beobachtet, bepobelt, berauscht, beschimpft, bespuckt, betatscht, entfuhrt, gefilmt, gejagt,
gekusst, geohrfeigt, geschlagen, geschubst, gestalkt, gestossen, getreten, getroffen, gewurgt, gezogen, verfolgt`,
  usBefore: `meine, meinen, meiner, mich, mir, uns, unsere`,
  menacing: `
anfassen, angegriffen, angreifen, angreift, anpobelt, anschreien, bedrangt, bedrohen, bedroht, belaestigen,
belastigen, belastigt, beobachtet, beschimpft, erpresst, fasst an, filmt, folgen, folgt, greift an, hauen, haut,
hinter, hinterher, jagen, jagt, klaut, lauert, pobelt, provoziert, prugeln, prugelt, rauben, schlaegt, schlagen,
schlagt, schreit, schubst, sperrt, spuckt, stalkt, starrt, stiehlt, tritt, umringt, umzingelt, verfolgen, verfolgt,
verprugeln, wurgt, zwingt`,
  threatens: `bedroht, belastigt, greift, schlaegt, schlagt, verfolgt`,
  robs: `
abgenommen, abgezogen, entrissen, geklaut, genommen, geraubt, gestohlen, klaut, stehlen, weggenommen`,
  belongings: `
brieftasche, fahrrad, geld, geldbeutel, handtasche, handy, kamera, koffer, pass, portemonnaie, reisepass, rucksack,
sachen, schmuck, tasche`,
  fear: `angst, bange, bedroht, erschrocken, gefurchtet, panik, panisch, unsicher, unwohl`,
  losing: `
aus den augen, finde, finden, habe verloren, haben verloren, nicht finden, nirgends, sehe, suche, suchen, verloren,
vermissen, verschwunden, wo ist`,
  vanished: `
abgehauen, entfuhrt, entlaufen, finde, ist fort, nicht da, nicht mehr da, nicht mehr gefunden, nicht zu finden,
nicht zuruckgekommen, nirgends, verlaufen, verloren, verloren gegangen, vermisst, verschwunden, weg, weggelaufen`,
  asks: `
anrufen, benotigen, bitte, brauche, brauchen, einen, hol, holen, holt, ich brauche, ins, nachste, ruf, rufe, rufen,
ruft, schicken, schickt, schnell, wo ist, zum`,
  helper: `
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
  bites: `angegriffen, beisst, biss, gebissen, gestochen, greift`,
  allergy: `alergisch, allergie, allergisch, nussallergie`,
  reacts: `atmet, erdnusse, gegessen, geschwollen, gesicht, gestochen, hals, nusse, reaktion, schock`,
  condition: `asthma, demenz, diabetes, diabetiker, diabetikerin, epilepsie, herz, herzkrank, zucker`,
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
  help: `helfen, helft, hilf, hilfe`,
  urgently: `bitte, dringend, jetzt, schnell, sofort`,
} as const;
