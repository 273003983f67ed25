/** Dutch. */
export const dutch = {
  alarm: `
112 bellen, aangerand, aangereden, aangevallen, aanranding, achtervolgd, achtervolgen, achtervolgt, ademt niet,
allergische reactie, ambulance bellen, ambulance nodig, astma aanval, astmaaanval, bedreigd, bedreigen, bedreigt,
bel 112, bel een, ben bang, beroerte, beroofd, beroving, beweegt niet, bewusteloos, bewustelos, bloed, bloeden,
bloedt, bom, brandweer, buiten bewustzijn, dokter, dood, doodgaan, doodsbang, duizelig, een ambulance, ehbo,
er is brand, flauw gevallen, flauwgevallen, gaslek, gaslucht, gebeten, gedrogeerd, geen adem, geschoten, geslagen,
gestikt, gestoken, gestolen, gevaar, gevallen en, gewond, gewonde, hart aanval, hartaanval, hartstilstand, heel bang,
help mij, help ons, hersenschudding, het brandt, hulp, hulp graag, hulp nodig, hyperventil*, ik ga dood, ik wil dood,
in brand, in elkaar geslagen, in elkaar gezakt, in het water, in mijn drankje, in paniek, inbraak, ingestort, is bang,
kan niet ademen, kom snel, krijg geen lucht, krijgt geen lucht, kwijt, laat ons niet met rust, lastig gevallen,
lastiggevallen, laten ons niet met rust, met rust, mishandel*, miskraam, misselijk, neergestoken, niet lekker,
niet veilig, nood, noodgeval, onderkoeld, ongeluk, ongeval, ontvoerd, onveilig, onwel, opgesloten, overdosis, overval,
overvallen, paniekaanval, politie bellen, politie graag, politie nodig, reageert niet, reanim*, schiet op, schoten,
slaat me, slaat mij, sloeg, snel alsjeblieft, spoed, spoedeisende, staat in brand, stikt, stuip, te water, toeval,
vallen ons lastig, valt flauw, valt me lastig, valt ons lastig, van kant maken, vast in de, verdrink, verdrinkt,
verdronken, verdwenen, vergiftigd, verkracht, vermist, vliezen gebroken, voel me niet goed, voelt zich niet goed,
volgen ons, volgt me, volgt mij, volgt ons, weeen, wil niet meer leven, word gevolgd, worden gevolgd,
wordt niet wakker, zelfmoord, ziekenhuis, ziekenwagen, zijn bang, zit vast, zitten vast, zo bang, zonnesteek`,
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
bloed, bloedt, gebeten, gebroken, geklemd, gekneusd, geraakt, gesneden, gestoken, gestoten, snee, uit de kom,
verbrand, verdraaid, verstuikt, verzwikt, wond`,
  state: `
bleek, braakt, dood, duizelig, flauw, geeft over, gestruikeld, gevallen, huilt, koorts, niet goed, overgegeven,
overgeven, paniek, slecht, sterft, stervende, trilt, verward, ziek, zwak, zweet`,
  breath: `ademen, ademt, antwoordt, beweegt, reageert, wordt wakker`,
  halts: `moeilijk, nauwelijks, niet, niet meer, slecht`,
  not: `geen, kan niet, kunnen niet, nauwelijks, niet, niet meer`,
  vital: `
aanspreekbaar, adem, ademen, ademhalen, bewegen, bij kennis, lopen, lucht, opstaan, praten, slikken, staan, veilig,
wakker`,
  blood: `bloed, bloedt`,
  tooMuch: `erg, hard, heel, hevig, overal, stopt niet, veel, verliest`,
  weapon: `bijl, geweer, knuppel, machete, mes, pistool, vuurwapen, wapen, zuur`,
  wields: `bedreigt, een, hebben, heeft, met, trekt, trok`,
  passive: `ben, geworden, werd, werden, word, worden, wordt, zijn`,
  harm: `
aangeraakt, aangevallen, achtervolgd, bedreigd, beroofd, bespuugd, betast, gebeten, geduwd, gefilmd, geraakt,
geschopt, geslagen, gestalkt, getrapt, gevolgd, lastiggevallen, uitgescholden`,
  object: `me, mij, mijn, ons, onze`,
  menacing: `
aanvallen, achterna, achtervolgt, bedreigen, bedreigt, bespuugt, betast, duwt, filmt, lastig, omsingelen, raakt aan,
scheldt, schopt, schreeuwt, slaan, slaat, spuugt, staart, stalkt, uitschelden, valt aan, volgen, volgt, zit aan`,
  threatens: `achtervolgt, bedreigt, slaat, volgt`,
  steals: `afgepakt, gejat, gepakt, gerold, gestolen, steelt, weggerukt`,
  belongings: `
camera, fiets, geld, handtas, koffer, mobiel, paspoort, portemonnee, rugzak, sieraden, spullen, tas, telefoon`,
  fear: `angst, doodsbang, geschrokken, ongemakkelijk, onveilig, paniek`,
  losing: `kwijt, kwijtgeraakt, verloren, vind, vinden, waar is, zoek, zoeken`,
  vanished: `kwijt, niet meer, verdwaald, verdwenen, vermist, weg, weggelopen, zoek`,
  asks: `
alsjeblieft, bel, bellen, dichtstbijzijnde, een, haal, naar het, nodig, roep, roepen, snel, stuur, waar is`,
  service: `
ambulance, apotheek, arts, brandweer, dokter, huisarts, hulp, politie, spoedeisende hulp, verpleegster, ziekenhuis`,
  burnt: `auto, dak, flat, gebouw, hier, huis, keuken, winkel`,
  burns: `brand, brandt, in de fik, rook, vlammen, vuur`,
  gas: `gas`,
  smells: `lek, lucht, ruiken, ruikt, stinkt`,
  water: `gracht, kanaal, rivier, theems, water`,
  inWater: `geduwd, gesprongen, gevallen, ligt in, valt, verdrinkt, viel`,
  vehicle: `auto, bus, busje, fiets, fietser, motor, scooter, step, taxi, trein, vrachtwagen`,
  crashes: `aangereden, botsing, gebotst, geraakt, geschept, ongeluk, overreden`,
  falls: `gestruikeld, gevalen, gevallen, omgevallen, uitgegleden, viel`,
  animal: `bij, hond, rat, vos, wesp`,
  beastly: `aangevallen, beet, bijt, gebeten, gestoken`,
  allergy: `allergie, allergisch, notenallergie`,
  reacts: `gegeten, gestoken, keel, noten, opgezwollen, pinda, reactie`,
  illness: `alzheimer, astma, dementie, diabeet, diabetes, epilepsie, hartpatient, suiker, suikerziekte`,
  flares: `
aanval, inhaler, insuline, kwijt, laag, puffer, pufje, slecht, trilt, vergeten, weg, weggelopen, ziek`,
  pregnant: `zwanger`,
  labour: `bloed*, buik, gevallen, krampen, pijn, vliezen, weeen`,
  took: `gedronken, gegeten, genomen, geslikt, ingeslikt`,
  substance: `batterij, drugs, gif, medicijnen, munt, pillen, slaappillen, tabletten, teveel alcohol, xtc`,
  stuck: `ingesloten, klem, opgesloten, vast`,
  confined: `auto, deur, hek, kamer, lift, park, toilet, wc`,
} as const;
