export const dutch = {
  alarm: `
112 bellen, aangerand, aangered*, aangevallen, aanrand*, achtervol*, ademt niet, allergisch*, ambulance bellen,
ambulance nodig, bedreig*, bel 112, bel een, ben bang, beroert*, beroof*, beroving, bestol*, bevall*, beweegt niet,
bewuste*, bloed*, bom, brandweer, buiten bewustzijn, doet pijn, dood, doodgaan, doodsbang, duizelig, een ambulance,
een arts, een einde aan, ehbo, er is brand, er niet meer wil, er niet meer zijn, erge pijn, explosie, flauw gevallen,
flauwgev*, gaslucht, gebeten, gebroken, gedrogeer*, geschoten, geslagen, gestikt, gestoken, gestolen, gevaar,
gevallen en, gevecht, gewonde, hart aanval, hartaanv*, hartin*, hartstilstand, heel bang, help mij, help ons,
hersenschudding, het brandt, het leven moe, hoge koorts, hulp, ik spring, in brand, in elkaar gezakt, in het water,
in mijn drankje, in mijn vinger, in paniek, inbraak, ingestort*, is bang, kom snel, kwijt, kwijtgeraakt, lastig*,
maak er een eind, me gesneden, mes bij, met rust, mishand*, miskraam, misselijk, neergesl*, neergestok*, niet lekker,
niet meer leven, niet meer verder, nood, noodgev*, onderkoeld, ongeluk*, ongeval, ontplof*, ontvoerd, onveilig, onwel,
opgesloten, overdosis, overvall*, paniekaanval, reageert niet, reanim*, schiet, schieten, schoten, slaan, slaat me,
slaat mij, sloeg, snel alsjeblieft, sorry voor alles, spoed, spoedeisende, springen van, stikken, stikt, stuip,
te water, toeval, vaarwel, valt flauw, van de brug, van kant maken, vast in de, vechten, vechtpartij, veel pijn,
verbrand*, verdrink*, verdronken, verdwaald kind, verdwenen, vergift*, verkrach*, vermist*, voel me niet goed,
voel mijn, voelt zich niet goed, volgen ons, volgt me, volgt mij, volgt ons, vuurwapen, wapen, weeen, word gevolgd,
worden gevolgd, zelfmoord*, zie het niet meer, ziekenhuis, ziekenwagen, zijn bang, zit vast, zitten vast, zo bang,
zonnesteek`,
  self: `ik, mij, mijn, mn, ons, onze, we, wij`,
  other: `
gast, haar, hem, hij, iemand, jongen, kerel, kind, man, mannen, meisje, mensen, oude, vriend, vriendin, vrouw, ze, zij`,
  man: `
dronken, gast, gasten, groep, hij, iemand, jongens, kerel, man, mannen, mensen, vreemde, vriend, ze`,
  kin: `
baby, broer, broertje, dochter, dochtertje, kind, kinderen, kindje, kleindochter, kleine, kleinzoon, maat, mama, man,
moeder, neef, nicht, oma, oom, opa, papa, partner, tante, vader, vriend, vriendin, vrouw, zoon, zoontje, zus, zusje`,
  child: `
baby, broertje, dochter, dochtertje, jongetje, kind, kinderen, kindje, kleindochter, kleine, kleinzoon, meisje, zoon,
zoontje, zusje`,
  body: `
arm, been, borst, buik, elleboog, enkel, gezicht, hals, hand, hart, heup, hoofd, kaak, keel, knie, lippen, maag, mond,
nek, neus, ogen, oog, oor, pols, rib, rug, schouder, tand, teen, tong, vinger, voet, voorhoofd`,
  pain: `
brandt, dik, druk, drukkend, gezwollen, kramp, opgezwollen, pijn, steken, verdoofd, zeer, zwelt`,
  injury: `
bloed, bloedt, gebeten, gebroken, geklemd, gekneusd, geraakt, gesneden, gestoken, snee, uit de kom, verbrand,
verdraaid, verstuikt, verzwikt, wond`,
  symptom: `
braakt, flauw, geeft over, gestruikeld, gevallen, huilt, koorts, niet goed, overgegeven, overgeven, paniek, slecht,
sterft, stervende, trilt, verward, ziek, zwak, zweet`,
  breath: `ademen, ademt, antwoordt, beweegt, reageert, wordt wakker`,
  halts: `moeilijk, nauwelijks, niet, niet meer, slecht`,
  not: `geen, kan niet, kunnen niet, nauwelijks, niet, niet meer`,
  vitals: `
aanspreekbaar, adem, ademen, ademhalen, bewegen, bij kennis, lopen, lucht, opstaan, praten, slikken, staan, veilig,
wakker`,
  blood: `bloed, bloedt`,
  muchBlood: `erg, hard, heel, hevig, overal, stopt niet, veel, verliest`,
  weapon: `bijl, geweer, knuppel, machete, mes, pistool, vuurwapen, wapen, zuur`,
  wields: `bedreigt, een, hebben, heeft, met, trekt, trok`,
  passive: `ben, geworden, werd, werden, word, worden, wordt, zijn`,
  harm: `
aangeraakt, aangevallen, achtervolgd, bedreigd, beroofd, bespuugd, betast, gebeten, geduwd, gefilmd, geraakt,
geschopt, geslagen, gestalkt, getrapt, gevolgd, lastiggevallen, uitgescholden`,
  usBefore: `me, mij, mijn, ons, onze`,
  menacing: `
aanvallen, achterna, achtervolgt, bedreigen, bedreigt, bespuugt, betast, duwt, filmt, lastig, omsingelen, raakt aan,
scheldt, schopt, schreeuwt, slaan, slaat, spuugt, staart, stalkt, uitschelden, valt aan, volgen, volgt, zit aan`,
  threatens: `achtervolgt, bedreigt, slaat, volgt`,
  robs: `afgepakt, gejat, gepakt, gerold, gestolen, steelt, weggerukt`,
  belongings: `
camera, fiets, geld, handtas, koffer, mobiel, paspoort, portemonnee, rugzak, sieraden, spullen, tas, telefoon`,
  fear: `angst, doodsbang, geschrokken, ongemakkelijk, onveilig, paniek`,
  losing: `kwijt, kwijtgeraakt, verloren, vind, vinden, waar is, zoek, zoeken`,
  vanished: `kwijt, niet meer, verdwaald, verdwenen, vermist, weg, weggelopen, zoek`,
  asks: `
alsjeblieft, bel, bellen, dichtstbijzijnde, een, haal, naar het, nodig, roep, roepen, snel, stuur, waar is`,
  helper: `
ambulance, apotheek, arts, brandweer, dokter, huisarts, hulp, politie, spoedeisende hulp, verpleegster, ziekenhuis`,
  burnt: `auto, dak, flat, gebouw, hier, huis, keuken, winkel`,
  burns: `brand, brandt, in de fik, rook, vlammen, vuur`,
  gas: `gas`,
  smells: `lek, lucht, ruiken, ruikt, stinkt`,
  water: `gracht, kanaal, rivier, theems, water`,
  inWater: `geduwd, gesprongen, gevallen, ligt in, valt, verdrinkt, viel`,
  vehicle: `auto, bus, busje, fiets, fietser, motor, scooter, step, taxi, trein, vrachtwagen`,
  crashes: `aangereden, botsing, gebotst, geraakt, geschept, ongeluk, overreden`,
  falls: `gestruikeld, gevallen, omgevallen, uitgegleden, viel`,
  animal: `bij, hond, rat, vos, wesp`,
  bites: `aangevallen, beet, bijt, gebeten, gestoken`,
  allergy: `allergie, allergisch, notenallergie`,
  reacts: `gegeten, gestoken, keel, noten, opgezwollen, pinda, reactie`,
  condition: `alzheimer, astma, dementie, diabeet, diabetes, epilepsie, hartpatient, suiker, suikerziekte`,
  flares: `
aanval, inhaler, insuline, kwijt, laag, puffer, pufje, slecht, trilt, vergeten, weg, weggelopen, ziek`,
  pregnant: `zwanger`,
  labour: `bloed*, buik, gevallen, krampen, pijn, vliezen, weeen`,
  took: `gedronken, gegeten, genomen, geslikt, ingeslikt`,
  substance: `batterij, drugs, gif, medicijnen, munt, pillen, slaappillen, tabletten, teveel alcohol, xtc`,
  stuck: `ingesloten, klem, opgesloten, vast`,
  confined: `auto, deur, hek, kamer, lift, park, toilet, wc`,
} as const;
