import type { Verdict } from '@streetlore/domain/answers';

/**
 * The judge's verdict on what people text at the seeded stops, for people to read and to argue
 * about. One line holds one verdict; a '|' divides the answers. `answers.test.ts` tests the judge
 * against this table.
 */
export const answersTable: Readonly<Record<string, Readonly<Partial<Record<Verdict, string>>>>> = {
  'color-vinyl-tour 1: jubilee': {
    right:
      "Jubilee | JUBILEE LINE | the Jubilee line! | it's jubilee | is it the jubilee line? | I think it's Jubilee 🚇 | jubilee, thanks | jubliee | jubillee | jubilee line please | jubilees",
    misspelt: 'jubelea',
    not_alone: 'jubilee lime',
    wrong: 'central | district line | line | victoria | northern line | tube | queen | 25',
  },
  'color-vinyl-tour 2: bank': {
    right:
      "bank | Banks | the bank | in a bank | it's a bank 🏦 | Bank? | answer: bank | BANK!! | a bank, cheers | B.A.N.K",
    misspelt: 'bamk | bannk | bnak | the bnk',
    wrong: 'tank | banksy | banjo | money | wallet | church | safe | no idea | river',
  },
  'color-vinyl-tour 3: anti': {
    right: 'anti | ANTI | "Anti" | it says anti | the answer is anti | ANTI 🎨 | anti!!! | i think anti',
    misspelt: 'antii | anit | auti',
    wrong: 'ant | pro | against | con | antelope | no | bank | eine | contra',
  },
  'color-vinyl-tour 4: church': {
    right: 'church | a church | The Church. | churches | is it a church? | chruch | churhc | chuch | Church please 🙏',
    misspelt: 'charhc',
    wrong: 'lurch | hutch | red church | Redchurch Street | chapel | red | bank | street | crutches',
  },
  'color-vinyl-tour 5: bird': {
    right: 'bird | birds | the birds | a bird | Birds 🐦 | it was birds | we think birds | bird, I think',
    misspelt: 'brid | birdd | burd',
    not_alone: 'singing bird',
    wrong: 'bid | linnets | finches | dog | paint | crane | 5 | fish | bed',
  },
  'color-vinyl-tour 6: paint': {
    right: 'paint | Paint! | it is paint | the paint | paints | PAINT 🎨🎨 | paint thank you | P A I N T',
    misspelt: 'piant | paitn',
    not_alone: 'spray paint',
    wrong: 'pant | point | pigments | tides | graffiti | bird | pint glass | ink | rattle',
  },
  'color-vinyl-tour 7: 100': {
    right:
      '100 | one hundred | a hundred | hundred | 100 times | 100 turns | a hundred times | 1️⃣0️⃣0️⃣ | 100! | is it 100? | 100 rotations | One Hundred turns',
    misspelt: 'hunderds',
    not_alone: '100 or 200',
    wrong: '99 | 33 | 1000 | ninety nine | 10 | two hundred | 101 | 1.00 | thirty three | turns',
  },
  'color-vinyl-tour 8: crane': {
    right: 'crane | Cranes | the crane | a crane. | its a crane | Is it a crane? 🏗️ | definitely a crane | crane xx',
    misspelt: 'cranne | carne | crame | a carne',
    wrong: 'heron | stork | bird | seagull | building | train | wren | cr',
  },
  'beats-murals-tour 1: aladdin sane': {
    right:
      'Aladdin Sane | aladdinsane | aladin sane | Aladdin | allad din sane | "Aladdin Sane" ⚡ | its aladdin sane | Alladdin Sane | aladdin-sane | aladdin zane | aladdin sanee | aladdin insane album | sane aladdin | a lad insane | A Lad Insane!',
    in_part: 'sane | insane',
    wrong: 'ziggy stardust | bowie | heroes | hunky dory | low | david bowie',
  },
  'beats-murals-tour 2: electricity': {
    right:
      'electricity | Electric | electric light | electric lights | an electric lamp | by electricity? | electrcity | Elecricity | its electric | the electric lights ⚡',
    misspelt: 'electicty | elektrik',
    not_alone: 'electric bulbs | electric bill',
    wrong: 'Electric Avenue | gas | light | lamps | candles | eddy grant | fire | oil',
  },
  'beats-murals-tour 3: ville': {
    right: 'ville | La Ville | une ville | VILLE! | it is ville | the ville | villes | ville 🇫🇷 | granville ville',
    misspelt: 'vill | vlile | villle',
    wrong: 'vile | granville | town | gran | village | city | paris | villain | val',
  },
  'beats-murals-tour 4: clear': {
    right: "clear | CLEAR | it's clear | Clear. | is it clear | clear ☢️ | all clear",
    misspelt: 'cleer | clera | claer | clar | clearr',
    wrong: 'nuclear | dawn | glass | unclear | play | clean air | lear king',
  },
  'beats-murals-tour 5: none': {
    right:
      'none | None! | 0 | zero | no trains | 0 trains | nil | nought | zero trains | none of them | not one | naught | 0️⃣ | nougth',
    misspelt: 'nonne | noen | zeroo',
    wrong:
      'bought | 3 | one | nine | three trains | no | a thousand | 1 | ten | some | many | no idea | no clue sorry | no way | no signal',
  },
  'beats-murals-tour 6: play': {
    right: 'play | at play | PLAY | Play 🎈 | the answer is play | play please | plays well',
    misspelt: 'pley | pla | playy',
    wrong: 'ploy | pray | day | work | school | stay | tea | wind | hay',
  },
  'beats-murals-tour 7: wind': {
    right:
      'wind | the wind | air | a breeze | Breeze | winds | it needs wind | Wind 💨 | WIND?! | some wind | breezes | breze | strong wind',
    misspelt: 'wimd | wnid | wid',
    wrong: 'mill | water | sails | a miller | flour | sun | electricity | play',
  },
  'gigs-graffiti-tour 1: cocoa': {
    right:
      'cocoa | Cocoa! | a cocoa | hot cocoa | is it cocoa? ☕ | the answer is cocoa | C O C O A | mug of cocoa | warm cocoa',
    misspelt: 'coco | cocao | cocoaa | coacoa',
    wrong: 'koko | ok | OK | okay | ok ok | coffee | tea | hot chocolate | coca cola | black',
  },
  'gigs-graffiti-tour 2: world': {
    right:
      "world | the World | World's | the world's end | worlds end | Worlds End! | it's the world 🌍 | the world, cheers",
    misspelt: 'wrld | wolrd | worlld',
    not_alone: 'the hole world',
    wrong: 'word | times | days | pub | apocalypse | earth | boot | war | week',
  },
  'gigs-graffiti-tour 3: boot': {
    right:
      'boot | boots | a shoe | the shoes | dr. martens | Dr Martens | doc martens | Doctor Martens | Doc Martins | Dr. Martens 👢 | is it a boot | its a shoe lol',
    misspelt: 'boott | bot | shooe | a bot',
    not_alone: 'big red boot',
    in_part: 'martens',
    wrong: 'foot | sandal | sock | trainer | lock | tongue | hat | doc',
  },
  'gigs-graffiti-tour 4: black': {
    right:
      'black | Back to Black | back to black! | BLACK 🖤 | its black | it is back to black | black please | the black',
    misspelt: 'blak | blakc | bleck | back to blakc',
    wrong: 'back to bed | blue | amy winehouse | rehab | world | dark | frank | bl | red',
  },
  'gigs-graffiti-tour 5: horses': {
    right:
      'horses | horse | the horses | A horse 🐴 | they were horses | hosres | horsess | I think the horses | horeses',
    misspelt: 'hrse',
    not_alone: 'police horse',
    wrong:
      'houses | house | hoarse | the house | dogs | donkeys | nurses ward | miners | sheep | ponies | black | locomotives',
  },
  'gigs-graffiti-tour 6: turntable': {
    right:
      'turntable | turntables | a turn table | turn-table | The Turntable! | turntabel | trntable | turntabble | it is a turntable 🎶 | our answer is turntable',
    misspelt: 'tuntabel',
    not_alone: 'the record turntable',
    in_part: 'turn tabel machine | table | turn',
    wrong: 'record player | deck | dj | wheel | locomotive | gramophone',
  },
  'gigs-graffiti-tour 7: lock': {
    right: 'lock | locks | a lock | The Lock. | Camden Lock | camden locks | lock 🔒 | is it a lock? | canal lock',
    misspelt: 'lokc | loc | loch',
    wrong: 'look | gate | bridge | camden | key | boot | canal | door | boat',
  },
  'gigs-graffiti-tour 8: treasure': {
    right:
      'treasure | the treasure | gold | Gold! | buried treasure | treasure chest | treasures | tresure | traesure | its treasure 💰 | Treasure chests | gold please | treasured | pirate gold',
    misspelt: 'goold | glod',
    wrong: 'silver | chest | map | skull | buried | lock | bones | pearl',
  },
  'canals-colour-tour 1: wick': {
    right: 'wick | a wick | The wick | WICK 🕯️ | its a wick | wicks | Wick? | the answer is wick | hackney wick',
    misspelt: 'wik | wikc | wiick',
    not_alone: 'week wick',
    wrong: 'wax | flame | hackney | fire | match | duck | candle | wicket gate',
  },
  'canals-colour-tour 2: parkesine': {
    right:
      'parkesine | Parkesine! | parksine | parkesene | parkasine | Parkesin | it was parkesine | the parkesine | parkesine 🧪 | parksin',
    misspelt: 'parkasane | parkesinate',
    wrong: 'parkes | bakelite | plastic | celluloid | clarnico | nylon | park | alexander',
  },
  'canals-colour-tour 3: clarnico': {
    right: 'clarnico | CLARNICO | Clar-Ni-Co | clar ni co | clarnco | clarnicco | is it clarnico?',
    misspelt: 'clarnicks | clanicoo',
    not_alone: 'clarnico mints',
    wrong: 'clarke | nickolls | coombs | cadbury | mints | haribo | parkesine | sweets',
  },
  'canals-colour-tour 4: duck': {
    right: 'duck | the duck | ducks | a duck | DUCK 🦆 | it is a duck | the ducks please',
    misspelt: 'duk | dukc',
    not_alone: 'rubber duck',
    wrong: 'Duckett | ducket | dusk | swan | goose | dog | wick | george | boat | moorhen | quack',
  },
  'canals-colour-tour 5: bream': {
    right: 'bream | a bream | Bream Street | bream st | breams | the bream 🐟 | is it bream | Bream!',
    misspelt: 'brem | braem | breem',
    not_alone: 'sea bream',
    wrong: 'dream | dace | roach | trout | street | duck | carp | salmon | bass',
  },
  'canals-colour-tour 6: breakfast': {
    right:
      'breakfast | The Big Breakfast | big breakfast | brekfast | breakfats | breakfasts | BREAKFAST 🍳 | its breakfast | breakfast, final answer',
    misspelt: 'brekfst | brekfest',
    not_alone: 'english breakfast',
    wrong: 'brunch | lunch | dinner | big | tea | bream | brother | cereal',
  },
};
