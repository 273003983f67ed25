const split = (texts: string): readonly string[] => texts.trim().split(/ \| |\n/);

/**
 * What people text at a wall without guessing: small talk, questions, complaints, jokes, texts for somebody
 * else, other languages, garble. `seen` was written before the code, and the code was mended with it;
 * `unseen` was written when the code stood, and measured once before its gaps were mended. `things` was
 * written to be mistaken: each text names things.
 */
export const talk = {
  seen: split(`
hang on a sec | two mins | on our way | just parking the car | sorry wrong number | can't hear you | who's this | ok
okie dokie | right then | right you are | yep got it | got it thanks | cheers mate | ta | nice one | sweet | wicked
amazing wall this | this is brilliant | love this | that's so cool | oh wow | wow | omg | lmao | haha | hahaha good one | lol
no way | seriously? | what? | huh | eh | pardon | come again | say that again | don't get it | not a clue | no idea mate
beats me | search me | dunno | dunno sorry | haven't a clue | stumped | we are stumped | totally lost here
is this the right street | are we close | how far is it | how much further | how long does this take | how many left
what number are we on | what time does it close | where's the nearest toilet | need a wee | need the loo | i need a drink
pub | pub first | pint time | anyone fancy a pint | coffee first | getting coffees | stopping for food | lunch | starving
i'm hungry | i'm freezing | freezing out here | it's chucking it down | raining | raining cats and dogs | pouring | so wet
my feet hurt | feet are killing me | blisters | tired | knackered | kids are tired | kids moaning | kids love it
toddler meltdown | baby needs feeding | buggy won't fit | dog needs a walk | the dog ate it | waiting for dave | dave's late
where are you | where r u | wru | u there | you there? | hello? | hello | hi there | hey | morning | good morning
evening all | good afternoon | bye | see ya | see you there | see you at the pub | meet you outside | outside the station
at the station now | just got off the tube | tube's delayed | bus is stuck | stuck in traffic | train cancelled | running late
running 10 mins late | be there in 5 | 5 mins | 10 more minutes | give us a minute | one moment | wait | wait a minute
hold your horses | not yet | nearly there | almost | almost done | we're here | here | here now | here we are | arrived
we made it | found it | we found it | found the wall | think we found it | can't find it | can't see it | nothing here
there's nothing here | it's just a wall | just bricks here | there's scaffolding | big van in front
a lorry is parked in front of it | someone's painted over it | new painting here | looks different | looks new
it's been tagged | all gone | boarded up | gate is locked | shut | closed today | shop's shut | too dark | can't see a thing
dark here | light's gone | low battery | battery on 3% | phone's about to die | my phone died | no signal | signal is rubbish
no data | wifi? | what's the password | link doesn't work | page won't load | app crashed | didn't get the clue | resend pls
got two messages | why did i get this | who gave you my number | take me off this | leave me alone | unsubscribe me
no thanks | not interested | stop texting me | are you a bot | are you real | is this a robot | is anyone there
talk to a human | human please | can i call you | call me | ring me when free | what's your name | who are you | you're funny
ur hilarious | marry me | do you like cats | what's your favourite colour | tell me a joke | sing us a song | knock knock
your mum | yer mum | shut up | piss off | this is shit | bollocks | bloody hell | rubbish | rubbish clue | clue makes no sense
what does that mean | what does the clue mean | too hard | way too hard | too easy | that was easy | easy peasy
piece of cake | smashed it | boom | yes!! | yesss | yay | hooray | woohoo | we're winning | who's winning | are we first
what place are we | what's the score | how many points | do we lose points | is that right | was that right
why is that wrong | that can't be wrong | but that's what it says | it definitely says that | we already said that
i said that | same answer | same as before | as above | see above | read it again | reading it now | reading the clue
thinking | still thinking | thinking caps on | let me think | let us discuss | debating | arguing about it | we can't agree
dad says no | mum thinks it's silly | ask your dad | ask sarah | sarah knows | tom's got it | give it to tom | my turn
your turn | your go | over to you | you do it | you text them | did you text | send it | sent | delivered | wrong chat | oops
oops wrong person | sorry that was the kids | kid got my phone | pocket text | asdfgh | jjjjjj | hhhhh | xx | x | ??? | !!!
... | hmm | hmmm | erm | um | err | ah | aha | ooh | ouch | yikes | ugh | meh | grr | phew | yum | brb | afk | idk | idc
tbh no idea | wtf | smh | fml | ffs | k | kk | yh | nah | nope | no | yes | yeah | yup | maybe | possibly | probably | sure
of course | fine | good | great | perfect | excellent | lovely | beautiful | gorgeous | stunning | creepy | weird | ugly
boring | bored | fun | so fun | best day ever | happy birthday sarah | it's his birthday | it's my birthday | stag do
hen party | drunk | we are so drunk | hungover | bit tipsy | feeling sick | need to sit down | sitting on a bench
in the park | by the canal | under the bridge | opposite the church | next to tesco | near the market | by the bike shop
left or right | left | right | straight on | which way | north or south | back the way we came | round the corner
up the stairs | wrong side of the road | other side | crossing the road | lights are red | is it wheelchair accessible
any steps | is it outside | is it inside | is it big | is it still there | is it far | is it on the left | is it near the pub
is it allowed | is it ok if we stop | is it raining there | is it a real person | is it me or is it cold
was it hard to paint | who painted it | who's the artist | when was it painted | how old is it | what's it made of
can we touch it | can we take photos | took a photo | pic sent | see photo | photo attached | cool pic | keine ahnung
ich weiss nicht | wo ist das | wir sind da | die wand ist weg | einen moment bitte | wir finden es nicht | hilfe | danke
je ne sais pas | on est perdu | c'est où | attendez | merci | trop dur | on ne trouve pas | no entiendo | no sé | donde esta
gracias | estamos aquí | no lo encontramos | non lo so | dove siamo | aspetta | grazie mille | nie wiem | gdzie to jest
dziękuję | não sei | obrigado | onde fica | weet ik niet | wat is dit | bedankt | vet ej | hvor er det | не знаю | 我不知道
分かりません | لا أعرف | mi scusi | quanto manca | ça va | super | hola | ciao | bonjour | siri what is the answer | hey google
sent from my iphone | voice message 0:04 | ok so he said turn left | is that for me | put it in the box | see you at six
bring milk | milk and bread pls | have you fed the cat | did you lock the door | pick up the kids | love you | love you too x
miss you | call mum | happy new year | can you get bread | on the bus | on a train | in a meeting | at work | at home
home by 6 | dinner's ready | what's for tea | fish and chips tonight | want a burger | two teas please | one sugar
six people | there's four of us | we are 5 | table for four | 7pm | half past six | 3 of us now | 2 teams here | 100 percent
10/10 | number 1 | 100 | 50p | in 20
`),
  unseen: split(`
haven't the foggiest | not a scooby mate | it's like reading hieroglyphics | my brain hurts | brain has melted
we're useless at this lol | gran's got it I reckon | ooh I know this one | hold that thought | just a tick | gimme five
won't be long | nipping to the shops | popping to Boots for plasters | cash machine first | need a plaster | need factor 50
sunburn alert | brolly inside out | soaked to the bone | blowing a gale | roasting today | nan needs a seat
grandad wants a cuppa | ice creams all round | two scoops please | chips with everything | tastiest bagel ever
that market is heaven | smells amazing down here | what a dump | bit grim round here | bit dodgy this alley
loads of pigeons here lol | a dog just weed on the wall | fox just ran past!! | seagull nicked my chips | saw a rat eek
is that a real banksy | is that you dave | is the bridge open | does the canal freeze | do swans bite | can dogs come in
who is bowie anyway | what year was he born | why a crane | what bird | which church | where the bank at | how tall is it
police everywhere | there's a film crew here | wedding party in the way | some bloke asleep under it | workmen in front of it
two vans and a skip blocking it | bins all over | shutters up so cant see art | art gone | its just grey now
someone nicked the sign | sign fell off | half of it is missing | tree's grown over it | wrong wall? | wrong end of the street
we went over the bridge | past the chicken shop | next to the barber | by the blue door? | outside the pub with the clock
stood at the lights | under the arches | up by the lock | down the towpath | in the churchyard | on the roof terrace
left at the dragon | other side of the canal | ten minutes away | half an hour late | back in a jiffy | after you
ladies first | come on England | up the Arsenal | what's the football score | 1-0!! | goal!!! | red card | beers are on me
get the kettle on | put the oven on | did you feed the cat | dog's been sick | bring my coat | bring the pram
key's under the mat | have you got my keys | meet by the fountain | taxi's here | uber 3 mins | train at 6.15
last tube's at midnight | mum says hi | say happy birthday to Zoe | Jake stop messing | give it here | oi that's mine
who's got the phone | phone's on silent | my screen's cracked | autocorrect duck | ducking autocorrect
voice to text is rubbish sorry | new phone who dis | wrong group soz | ignore my brother | kid mashed the keys | sdkjfh
aaaaaaa | lkjlkj | iufhew | thnaks | helo | wat | yh safe | bare long innit | peak | calm | say less | long | bruh | oof
yeet | slay | rizz | sheesh | mental | classic | legend | beauty | jokes | fair play | bob's your uncle | easy as pie
couldn't resist the cake | hungry hippos here | my horse is tired lol | elephant in the room is dad | cat got your tongue
curiosity killed the cat | penny's dropped | raining cats and dogs innit | keine lust mehr | wir haben hunger | wie weit noch
was bedeutet das | toilette? | on a faim | où sont les toilettes | c'est fermé | trop cool | tenemos hambre | qué frío
está cerrado | falta mucho | abbiamo fame | è chiuso | non capisco | jesteśmy tutaj | estamos perdidos | wij zijn er
vi er her | çok soğuk
`),
  things: split(`
deez nuts | your face | potato | 42 | 69 | boris johnson | is it your mum | is it dave's bald head
elvis has left the building | beam me up scotty | may the force be with you | one does not simply | cheese and wine later?
fancy a curry | nandos? | wetherspoons after this | greggs sausage roll | pass the salt | got any gum | need sunglasses
forgot my glasses | lost my scarf | found a fiver | new shoes were a mistake | baby on board | nappy change
buggy wheel's broken | dog lead tangled | squirrel! | look a fox | omg pigeons | so many stairs | cobbles are killing my heels
horse poo everywhere | canal stinks | rats by the bins | cyclists everywhere | scaffolders whistling at us
fire engine going past | ambulance coming through | helicopter overhead | church bells so loud | band playing in the square
brass band! | busker is great | choir singing lol | market traders shouting | jellied eels are rank
window cleaner in the way | man with a ladder blocking it | lady says it moved | guard won't let us in | bouncer on the door
artist is here painting it | spray paint smell is strong | paint is still wet | wet paint | mind the gap | no entry
no photos | beware of the dog | private property | way out | push door | cash only | out of order | closed for cleaning
sold out | back in 5 mins | gone fishing | milk eggs cheese | pick up dog from vet | book dentist | parcel at number 12
bins out tonight | password is giraffe99 | code 4471 | flight lands at 8 | gate 14 | platform 2 | seat 12b | level 3 car park
mum's in hospital | dad's car | tom's house | kate's party | team red | red team ready | blue team here | team badger lol
we are the foxes | group of swans | thumbs up | cool beans | holy cow | what the duck | hot dog stand | easy tiger
nice one squirrel | bless your cotton socks | ketchup everywhere | seagulls are vicious | my hat blew off | umbrella broke
coffee spilt on map | sunglasses on | hats off to you | heads or tails | cat fight lol | sausage dog alert | puppy break
pony rides here?? | carousel is shut | ghost town round here | zombie mode | nerd alert | party poopers
granny wants a brandy | two pints of lager | large rosé please | table outside is free | burger van on corner
ice cream van!! | sun's out guns out | moon's up already | foxes screaming | dead pigeon yuck | drunk santa just walked by
a hundred santas lol | spiderman on a bike just went past | man in a dress | woman says its round the back
boys are in the arcade | girls went to the loo | sophie has the charger | luke has the keys | harry potter fans here | bus 55
line 2 is down | exit 3 | door 4 is locked | photo of the wall attached | pigeon ate my sandwich | train is late
plane overhead | queen st? | king's cross now | london bridge is that way | at oxford circus | near the gherkin
camden market tomorrow | oh my god | jesus christ | holy moly | son of a gun | piece of cake | bag of nerves | cup of tea?
cats and dogs | hair of the dog
`),
};

/** Wrong guesses, in the same two draws. */
export const guesses = {
  seen: split(`
heron | a blue door | is it a fox | banksy | pigeon | the queen | Queen Victoria | is it the central line? | northern line
I think it's a pelican | we think it's a swan | it's a robin | a robin? | Robin! | seagull | is it graffiti | spray can
a spray can | vinyl | records | record player | ziggy stardust | hunky dory | heroes | david bowie | Bowie | gas | gas lamps
candles | candlelight | petrol | fire | is it fire? | oil lamps | paris | Marseille | a castle | a village | a skeleton
skull and crossbones | death | nuclear bomb | dangerous | loud | peace | war | CND | hospital | sore throats | sailors
dockers | navvies | nurses | miners | boatmen | ponies | donkeys | mules | dogs? | rabbit | a tongue twister | trainers
flip flops | a sandal | a slipper | Dr Who | a wellington boot | sneakers | rehab | frank | blue | red | red and white
purple | green? | rum | pirate ship | jewels | a pearl | diamonds | silver | bones | buried bones | a map | a skull | an x
dead bodies | oil | dinosaur bones | wax | flame | a flame | fire | a match | string | matches | bakelite | celluloid | nylon
perspex | polythene | cadbury | haribo | rowntree | quality street | mars | trebor | swan | a swan | goose | the moorhen
boats | george | salmon | carp | pike | trout | cod | plaice | dace | roach | cream | steam | brunch | supper | big lunch
big brother | toast | cereal | elephant | giraffe | a zebra crossing | a lion | tiger | wolf | the wolf | cat | a black cat
dog | bulldog | an old man | an old man with a hat | a woman in a red dress | a girl with a balloon | girl with a balloon
boy with a balloon | man on a bike | astronaut | a robot | aliens | space invader | mickey mouse | charlie chaplin
amy winehouse | bob marley | jimi hendrix | frida kahlo | the beatles | madness | oasis | elvis | einstein | shakespeare
umbrella | a red umbrella | guitar | a guitar | trumpet | drum kit | microphone | headphones | turntables | a wheel
crane driver | tower crane | church steeple | chapel | a steeple | cathedral | mosque | synagogue | is it a mosque
bell tower | bells | a bank vault | piggy bank | a safe | a wallet | purse | bread | butter | cheese | eggs | finches
a finch | canaries | parrots | budgies | cages | poodle | the poodle | lock keeper | a gate | gates | sluice gate | weir
bridge | garden gate | windmill | a miller | flour | water | rain | the sun | sails | corn | my guess is a hedgehog
our guess: owl | final answer: owl | The answer is Kate Moss | could it be a badger? | must be a crow | Probably a magpie
maybe a peacock? | stop 5: blackbird | Dave says sparrow | my son says an eagle | got to be a penguin | going with flamingo
butterfly I think | bumblebee, final answer | bee thanks | sunflower x | tulips 🌷 | rose maybe | owl lol | hmm a snail?
ok owl | how about a dragon | it says love | it says peace | the answer is 42 roses | unicorn | london calling
`),
  unseen: split(`
parrot | a toucan | is it a swan? | kingfisher | woodpecker | a penguin! | ostrich I think | three cats | the cat
rat with a paintbrush | spray paint | brush | stencil | mural of a lion | Keith Haring | Shepard Fairey | David Hockney
Freddie Mercury | Mick Jagger | Kate Bush | the clash | Abba | Radiohead | madonna? | michael jackson | princess diana
Winston Churchill | the king | a crown | an anchor | a ship | sailing boat | steam train | locomotive | tractor
bicycle wheels | a red bus | phone box | letterbox | lamp post | traffic cone | umbrellas | top hat | bowler hat
cowboy boots | high heels | trainers? | gloves | a pair of socks | glasses | eyes | an eye | big eyes | hands | a fist
two hands | heart | broken heart | skull | bones | angel wings | feathers | a snake and a rose | roses | daisies | cactus
mushrooms | palm tree | oak | apple | banana | pineapple | strawberries | an ice cream | doughnut | popcorn | whisky
gunpowder | candle wax | soap | glue | leather | brass | marble | steel | chocolate | sugar | jelly babies | wine gums
toffee | elephant? | octopus | jellyfish | shark | goldfish | perch | haddock | trout? | dragonfly | spider's web | beehive
castle | windmill sails | lighthouse | pyramid | Eiffel Tower | Buckingham Palace | Piccadilly line | Victoria line
circle line | northern | Paris | Berlin | New York | Yorkshire | Rome | love | freedom | peace and love | revolution
rock and roll | jazz | punk | turquoise | dark green | yellow and black | gold leaf | a golden key | padlock
we think it's a mermaid | I'd say pirate | my answer is dolphin | could be a wizard | it must be a church bell
final answer: robin | is it the moon | stop 2: cathedral | Tom says vampire | hmm, vinegar? | silver? | concrete
`),
};

/** Wrong guesses at a stop that asks for a number. */
export const numberGuesses = split(
  'seven | 7 | 12 | a hundred | twenty five | is it 3? | 3 trains | 1986 | nine | we think four | two | ten? | one | 99 | 33',
);

/** Right answers by stop: in sentences, misspelt, in plural, in other words and languages. */
export const rightAnswers: Readonly<Record<string, { seen?: string; unseen?: string }>> = {
  'color-vinyl-tour 1': {
    seen: 'jubilee line innit | its the jubilee | The silver one - Jubilee | jubillie | jubalee line | jubilee, cos 25 years of the queen | we reckon jubilee line from 1977 | Must be the Jubilee line then | silver jubilee | JUBILEE!!!! 🎉',
    unseen: "Think it's the Jubilee line? | jubille | the juberlee line",
  },
  'color-vinyl-tour 2': {
    seen: 'in the bank | banksy without sy is bank | bank (banksy minus s and y) | At the bank | a bannk | bank account | banking | the word is bank | my money is in the bank | hey siri text bank',
    unseen: 'bank obvs | Banks? | take off the sy and u get bank | your money is in the bank',
  },
  'color-vinyl-tour 3': {
    seen: 'ANTI | anti obviously | the other one said ANTI | pro and anti | auntie | ant i | it shouted anti back | A-N-T-I',
    unseen: 'It shouts ANTI | anti!! opposite of pro | ante',
  },
  'color-vinyl-tour 4': {
    seen: 'church, because red is scraped off | a curch | churh | red minus so church | the church is still standing | Church st | chirch',
    unseen: 'church (take away the red) | the answer to 4 is church | churches',
  },
  'color-vinyl-tour 5': {
    seen: 'birds were sold here | they sold birds | bird in a cage | caged birds | song birds | songbirds | little birds | BIRD. Easy | burds',
    unseen: 'Bird! | live birds | birds, caged ones',
  },
  'color-vinyl-tour 6': {
    seen: 'paint, still wet | It spells PAINT | p-a-i-n-t | paint is the acronym | the first letters say paint | wet paint | piant',
    unseen: 'PAINT is what it says | it spells paint we think | pant no sorry paint',
  },
  'color-vinyl-tour 7': {
    seen: 'one hundred turns | 100x | a 100 | 100 revolutions | its 100 because 33.3 x 3 | 33 1/3 times 3 = 100 | hundert | cent | cien | one hunderd | exactly 100 | 100 times round | about a hundred',
    unseen: '100 spins | one hundred exactly | 100 and a bit | a hundred rpm | hundred turns obviously',
  },
  'color-vinyl-tour 8': {
    seen: "a crain | crane, like the building site thing | it's now a crane | crane bird | the bird is a crane | a lucky crane | origami crane | CRANE not heron | crane??",
    unseen: 'a crane now | crane! used to be a heron | krane',
  },
  'beats-murals-tour 1': {
    seen: "alladin sane | aladinsane | Bowie's Aladdin Sane | Aladdin Sane by David Bowie | the album is aladdin sane | aladdin saine | alladdin insane | Aladdin Sane (1973)",
    unseen: "alladin sane by bowie | Aladin Sain | aladdin's sane",
  },
  'beats-murals-tour 2': {
    seen: 'electricty | electricity lit it | it was lit by electricity | elektricity | electrical light | electric lighting | electric street lights | eletricity | leccy',
    unseen: 'electric lamps | electric street lamp | electricity innit | Lit by electric light',
  },
  'beats-murals-tour 3': {
    seen: 'ville, french for town | VILLE as in town | gran ville | its ville (town) | vile, i mean ville | v i l l e',
    unseen: 'ville! | "ville" is in granville | vil',
  },
  'beats-murals-tour 4': {
    seen: "the message is clear | loud and clear | crystal clear | it's clear! | cleer | clear - nuclear without nu",
    unseen: 'clear as day | message is clear | CLEAR (nuclear)',
  },
  'beats-murals-tour 5': {
    seen: 'zero trains | they boarded none | none at all | not a single one | nil trains | null | 0 they are statues | not any | never boarded any, so none | no trains ever | nada',
    unseen: "0! | none, they're statues | zero. they don't move | not boarded any - zero | keine | none whatsoever",
  },
  'beats-murals-tour 6': {
    seen: "children at play | Children at Play 🙂 | playing | play time | it rhymes with day so play | they're at play",
    unseen: 'at play! | children at play 1982 | PLAY - rhymes with day',
  },
  'beats-murals-tour 7': {
    seen: 'wind power | the wind! | a good wind | some breeze | windy weather | moving air | It needs the wind to blow | a gust of wind',
    unseen: 'a bit of wind | wind lol | the wind of course | breeze or wind',
  },
  'gigs-graffiti-tour 1': {
    seen: 'coco | a nice mug of cocoa | koko becomes cocoa | cacao | co coa | cup of cocoa | cocoa drink',
    unseen: "hot cocoa please | cocoa in the mug | kokoa | it's cocoa isn't it",
  },
  'gigs-graffiti-tour 2': {
    seen: "the end of the world | end of the world | World's End pub | the worlds end it is | wurld | THE WORLD | worlds' end",
    unseen: "the world's end! | end of the world obviously | wrold",
  },
  'gigs-graffiti-tour 3': {
    seen: "doc marten | dr martin boot | docs | a giant boot | a pair of boots | big shoe | DMs | shoo | Doctor Martins | one boot | it's a boot of course",
    unseen: "doc marten boots | it's a massive boot | shoe or boot | a boot with laces",
  },
  'gigs-graffiti-tour 4': {
    seen: 'Back to Black by Amy | amy winehouse back to black | balck | blackk | the colour black | jet black',
    unseen: "Black. Easy | back to blck | it's Back To Black by Amy Winehouse",
  },
  'gigs-graffiti-tour 5': {
    seen: 'the barge horses | horses that pulled barges | canal horses | sick horses | hoarse horses | orses | working horses | it was a horse hospital',
    unseen: 'horses with sore throats | poorly horses | hoarses',
  },
  'gigs-graffiti-tour 6': {
    seen: 'a turn-table | turntible | turntabels | railway turntable | turn + table = turntable | a train turntable',
    unseen: 'the turntable of a dj | turntable? | turn tables',
  },
  'gigs-graffiti-tour 7': {
    seen: 'you are a lock | I am a lock | a canal lock gate | locke | hampstead road lock | loch, no lock',
    unseen: "you're a lock | A canal lock! | it is a lok",
  },
  'gigs-graffiti-tour 8': {
    seen: 'pirate treasure | a treasure chest full of gold | tresure | gold coins | they dig for treasure | hidden treasure | teasure | treasure!! arrr',
    unseen: "buried tresure | they're digging for treasure | gold innit | X marks the treasure",
  },
  'canals-colour-tour 1': {
    seen: 'a candle wick | wic | every candle needs a wick | the wick of a candle | Wick as in Hackney Wick | whick',
    unseen: 'wick like hackney wick | the wick inside the candle | wicke',
  },
  'canals-colour-tour 2': {
    seen: 'parksene | parkesein | Parkes-ine | parkes ine | parkisine | park sign',
    unseen: 'parkasine | PARKES + INE = PARKESINE | it was called parkesine',
  },
  'canals-colour-tour 3': {
    seen: 'clarni co | clarnicoe | Clar Nico | clarinco | CLAR NI CO | clarneco sweets',
    unseen: 'clarnico it says | Clarniko',
  },
  'canals-colour-tour 4': {
    seen: 'a duck floats past | duckies | duckling | The duck does | ducky | quack quack, duck',
    unseen: 'duck duck goose | a little duck | ducks float past',
  },
  'canals-colour-tour 5': {
    seen: 'breem | bream not dream | its bream the fish | Bream St. | a sea bream | D to B so bream',
    unseen: 'brem street | bream (fish) | swap d for b = bream',
  },
  'canals-colour-tour 6': {
    seen: 'the big breakfast with chris evans | brekkie | brekky | breakfirst | Big Breakfast show | it was breakfast | break fast | breakfast tv',
    unseen: 'big brekkie | breakfast, with puppets | breakfest',
  },
};
