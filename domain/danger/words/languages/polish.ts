/** Polish. */
export const polish = {
  alarm: `
alergi*, atak astmy, atak padaczki, atak paniki, bija, bija nas, bije ja, bije mnie, boimy sie, boje sie, bojka,
bojke, bomba, chce sie zabic, chce umrzec, cos w drinku, czuje sie bardzo zle, dlawi sie, dosypal, drgawek, drgawki,
dusi sie, dusze sie, duszno mi, gaz sie ulatnia, groza nam, grozi mi, grozi nam, grozil*, gwalt*, ida za nami,
idzie za mna, idzie za nami, karetk*, karetka, kreci mi sie w glowie, krew, krwawi*, krwotok, krztusi*, martwy,
na pomoc, napad*, napadl*, napadli*, nie budzi sie, nie chce zyc, nie czuje sie bezpiecznie, nie moge oddychac,
nie moge zlapac oddechu, nie moze oddychac, nie moze zlapac, nie mozemy znalezc syna, nie oddych*, nie oddycha,
nie reaguje, nie rusza sie, nie zyje, niebezpiecz*, niebezpieczenst*, niedobrze mi, nieprzytomn*, nozownik, okradl*,
okradli, okradzion*, oparzen*, padaczk*, pali sie, pigulke gwaltu, pobil*, pobili, pobity, pogotowi*, pogryzl*,
policj*, policja, policje, pomocy, pomoz mi, pomoz nam, pomozcie, pomozcie nam, poronien*, porwal*, porwan*,
pospiesz*, postrzel*, potracil*, potracona, potracony, potrzebuje pomocy, potrzebujemy pomocy, pozar, prosze szybko,
przedawkowa*, przejechal*, przewrocil*, ratownik*, ratujcie, ratunku, rodzi, samoboj*, skradziono, skurcze, slabo mi,
sledza, sledzi nas, sledzi*, spadl*, stracil* przytomnosc, straz pozarna, strzaly, strzela, szpital*, szybko prosze,
tonie, topi sie, topie sie, traci przytomnosc, trup, uczulen*, udar, uderzyl*, ugryzl, ugryzl*, ukradl*, ukradli,
ukradzion*, umiera, umieram, upadl*, utkn*, utknelismy, utonal, utopi*, utrata przytomnosci, uwiezi*,
w niebezpieczenstwie, wody odeszly, wstrzas*, wypad*, wypadek, zaatakowa*, zabij*, zabije, zabije sie, zabral mi,
zabrali mi, zadlawil*, zaginal, zaginel*, zaginela, zamkniet*, zaslabl*, zaslabla, zatru*, zawal, zemdla*, zemdlal,
zemdlala, zgubil sie, zgubil* sie, zgubila sie, zle sie czuje, zle sie czujemy, zniknal, zniknel*, zniknela`,
  self: `
ja, jestem, mam, mamy, mi, mnie, moim, moj, moja, moje, mojego, mojej, my, nam, nas, nasz, nasza, nasze`,
  other: `
chlopak, dziecko, dziewczyna, facet, go, ja, jego, jej, kobieta, kolega, kolezanka, ktos, ludzie, mezczyzna, on, ona,
oni, osoba, pan, pani, starsza, starszy`,
  man: `
chlopak, chlopaki, faceci, facet, grupa, jacys, jakis, ktos, ludzie, maz, mezczyzna, on, oni, pijany`,
  kin: `
babcia, babcie, brat, brata, chlopak, coreczka, coreczke, corka, corke, corki, dziadek, dziadka, dzieci, dziecka,
dziecko, dziewczyna, kolega, kolezanka, kuzyn, mama, mame, mamy, matka, matke, maz, meza, niemowle, ojca, ojciec,
przyjaciel, przyjaciolka, siostra, siostre, syn, syna, synek, synka, tata, tate, wnuczka, wnuk, zona, zone, zonie,
zony`,
  child: `
brat, chlopiec, coreczka, coreczke, corka, corke, corki, dzieci, dziecka, dziecko, dziewczynka, niemowle, siostra,
syn, syna, synek, synka, wnuczka, wnuk`,
  body: `
bark, biodro, brzuch, brzuchu, gardlo, glowa, glowe, glowie, jezyk, klatce, klatka, klatke piersiowej, kolano, kostka,
kostke, lokiec, nadgarstek, noga, noge, nos, oczy, oko, palec, plecy, ramie, rece, reka, reke, serca, serce, stopa,
szyja, twarz, ucho, usta, wargi, zab, zebra, zeby`,
  pain: `
bol, bol*, bola, boli, dretwieje, kluje, opuchl*, piecze, scisk, spuchl*, spuchniet*, ucisk, zdretwial*`,
  injury: `
krew, krwawi, krwi, oparz*, otwarta, poparz*, przecial*, przycial*, rana, rane, rozbil*, rozbita, rozci*, skalecz*,
skrec*, uderzyl*, ugryzl*, uzadl*, wbil*, zlamal*, zlaman*, zmiazdz*, zwich*`,
  state: `
blada, blady, chora, chory, drzy, goraco, goraczk*, majaczy, mdleje, panik*, placze, poci, poszkodowan*, przewrocil*,
ranna, ranni, ranny, slaba, slaby, spadl*, trzesie, umarl*, umiera, upadl*, wymiotuje, zdezorientowan*, zle`,
  not: `bez, ledwo, nie, nie ma, nie moge, nie moze`,
  vital: `
bezpieczn*, budzi, chodzic, czuje nogi, czuje reki, mowi, mowic, oddech*, oddych*, odpowiada, przelykac, przytomn*,
pulsu, reaguje, rusza, ruszac, stac, tchu, wstac`,
  blood: `krew, krwawi, krwi, krwia`,
  tooMuch: `bardzo, duzo, leci, mocno, pluje, silnie, traci, wszedzie, z nosa`,
  weapon: `bron, kij, kijem, kwas, maczet*, noz, noza, nozem, pistolet, pistoletem, siekier*`,
  wields: `facet, grozi, ma, maja, mezczyzna, wyciagnal, z`,
  passive: `byl, byla, jestesmy, zostal*, zostalam, zostalem, zostalismy`,
  harm: `
dotykan*, nagabyw*, napadniet*, obrazan*, odurzon*, okradzion*, otrut*, pobici, pobit*, sledzen*, sledzony, uderzon*,
zaatakowan*, zepchniet*, zgwalcon*`,
  object: `mi, mnie, moj, moja, mojego, nam, nas`,
  menacing: `
atakuj*, bija, bije, dotyka*, gapi*, goni*, gonia, groza, grozi*, ida za, idzie za, kopie, krzycza, krzyczy, nagabuj*,
napastuj*, obmacuj*, obserwuj*, okrada*, otoczyl*, pluje, popycha*, przesladuj*, sledza, sledzi*, szarpie, wyzywa*,
zaczepia*, zlapal*`,
  threatens: `atakuje, bije, grozi, napastuje, sledzi`,
  steals: `buchnal, skradl*, ukradl*, ukradzion*, ukradziono, wyrwal*, zabral*`,
  belongings: `aparat, komork*, paszport, pieniadze, plecak, portfel, rower, rzeczy, telefon, torb*, torebk*`,
  fear: `boi, boimy, boje, niepewnie, nieswojo, panik*, przerazen*, przerazon*, przestraszon*, strach`,
  losing: `
gdzie jest, nie widze, nie wiem gdzie, stracilam, stracilismy, szukam, szukamy, zgubil*, zgubilam, zgubilem,
zgubilismy, znalezc`,
  vanished: `
nie ma, odeszl*, poszedl gdzies, przepadl*, uciekl*, zaginal, zaginel*, zgubil*, zniknal, zniknel*`,
  asks: `
do, dzwon*, gdzie jest, najblizsz*, po, poslij, potrzebna, potrzebny, potrzebuj*, prosze, szybko, wezwac, wezwij*,
wezwijcie, wyslijcie, zadzwon*, zadzwoncie`,
  service: `
apteka, doktor*, karetk*, lekarz*, lekarza, pielegniark*, pogotowi*, policj*, pomoc, straz*, szpital*`,
  burnt: `auto, budynek, dach, dom, kuchnia, mieszkanie, samochod, sklep`,
  burns: `dym, ogien, pali, plomienie, plonie, pozar`,
  gas: `gaz, gazem, gazu`,
  smells: `czuc, smierdzi, ulatnia, wyciek, zapach`,
  water: `kanal, kanalu, rzeka, rzeki, tamizy, woda, wody, wodzie`,
  inWater: `skoczyl*, spadl*, tonie, topi, utonal, wepchn*, wpadl*, wskoczyl*`,
  vehicle: `auto, autobus, ciezarowka, hulajnoga, motocykl, pociag, rower, rowerzysta, samochod, taksowka`,
  crashes: `potracil*, przejechal*, uderzyl*, wjechal*, wypadek, zderz*`,
  falls: `poslizg*, potknal*, przewrocil*, spadl*, upadek, upadl*, zjechal`,
  animal: `lis, osa, pies, psa, pszczola, szczur`,
  beastly: `gryzie, pogryzl*, ugryzl*, uzadlil*, zaatakowal*`,
  illness: `alzheimer*, astm*, cukier, cukrzyc*, cukrzyk, demencj*, epilepsj*, padaczk*`,
  flares: `atak, drzy, dusi, inhalator*, insulin*, niski, slabo, spadl, zapomnial*, zgubil*, zle`,
  pregnant: `ciaza, ciazy, ciezarna`,
  labour: `bol*, boli, brzuch, krwawi*, rodzi, skurcze, upadl*, wody`,
  took: `polkn*, polknal*, polknela, wypil*, wzial*, zjadl*`,
  substance: `baterie, dopalacze, leki, moneta, monete, narkotyki, orzeszki, tabletki, trucizn*, wybielacz`,
  stuck: `utknal, utknel*, uwiezieni, zamknieci, zamknieta, zamkniety, zatrzasn*`,
  confined: `metrze, park, parku, pokoj, pokoju, samochodzie, toalecie, toaleta, winda, windzie`,
} as const;
