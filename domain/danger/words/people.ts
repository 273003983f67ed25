/** Who a text is about. */
export const people = {
  /** Who writes, in any case. */
  self: `
all of us, am, both of us, i, i think, iam, id, im, ive, me, meself, myself, one of us, ourselves, some of us,
two of us, us, we, weve`,
  other: `
addict*, barman, beggar*, biker*, bloke, bouncer*, boy, boys, builder, bystander*, casualty, chap, child, children,
couple, creep, crowd, customer, cyclist*, driver, drunk*, drunkard*, dude, everybody, everyone, fella, fellow, female,
gal, gals, gang, geezer, gentleman, girl, girlie, group of, guard, guy, he, hed, her, hers, hes, him, his, homeless,
hooligan*, jogger*, junkie*, kid, kids, lad, ladies, lads, lady, male, man, mans, men, mens, neighbor*, neighbour*,
no one, nobody, officer, old boy, old dear, old lady, old man, old woman, one of the, one of them, passenger*,
patient, pedestrian*, people, person, perv, pervert, pervy, police officer, ppl, roadman, roadmen, runner*, she, shes,
skater*, som1, sombody, some body, some one, some1, somebody, someone, somone, stranger*, sum1, teen, teenager, their,
them, they, theyre, theyve, thug*, tourist*, victim*, waiter, waitress, weirdo*, woman, women, worker, workman, yob*,
youngster*, youth`,
  /** Whoever may mean harm. */
  man: `
another, attacker*, barman, beggar*, bf, bloke, boss, bouncer*, boyfriend, boys, builders, bullies, bully, burglar*,
cabbie, chap, crackhead*, creep, crowd, dad, dealer*, driver, druggie*, drunk*, dude, ex, fans, father, fella,
football fans, gang, geezer*, gf, girlfriend, group of, guy, guys, he, he is, hes, homeless, hoodie*, hooligan*,
hubby, husband, intruder*, junkie*, kids, lad, lads, lady, lunatic, madman, man, maniac, mans, men, mens, mugger*,
neighbour, nonce*, nutcase, nutter*, paedo*, partner, pedo*, people, person, perv, pervert, pervy, ppl, psycho,
roadman, roadmen, robber*, she, shes, som1, sombody, some body, some one, some1, somebody, somebody else, someone,
somone, stalker*, step dad, stepdad, stranger*, sum1, teacher, teenager*, teens, they, theyre, theyve, thief, thieves,
thug*, uncle, weird man, weirdo*, woman, women, workmen, yob*, youth`,
  kin: `
a mate, aunt, auntie, aunty, babies, baby, bairn, bby, best friend, bestie, bezzie, bf, bff, boy, boyfreind, boyfrend,
boyfriend*, boys, bro, brotha, brother*, brovver, bruva, bubba, carer, child, children, classmate, colleague,
companion, cousin, coworker, dad, daddy, dads, dady, daughter*, daugther, dauter, dawter, dorta, dorter, doughter,
eldest, father*, fiance, fiancee, flatmate, freind, fren, friend, friends daughter, friends son, frined, gf, girl,
girlfreind, girlfrend, girlfriend*, gran, grandad*, grandaughter*, grandchild*, granddad*, granddaughter*,
grandfather*, grandma*, grandmother*, grandpa*, grandson*, granny, granny's, guest, her mate, his mate, housemate,
hubby, husband*, husbnd, husbund, in law, infant*, kid, kiddo, kids, laddie, lassie, lil bro, lil sis, little boy,
little bro, little girl, little man, little one, little sis, m8, mam, mammy, maw, missus, mom, mommy, moms, mother*,
mrs, mum, mumm, mumma, mummy, mums, mumy, my mate, nan, nana, nanan, nanna, nannan, nanny, nans, neice, nephew*,
newborn, niece*, nonna, old man, oldest, other half, our mate, pa, pal, papa, parent, partner, pupil, roommate,
sibling, sis, sista, sister*, son, sons, stepdad, stepdaughter, stepmum, stepson, student, teacher, team mate,
teammate, toddler*, tot, twin, uncle, wean, wife*, wyfe, youngest`,
  child: `
3yo, 4yo, 5yo, 6yo, 7yo, 8yo, babies, baby, bairn, boy, boys, brother*, bubba, buggy, child, children, chld,
classmate*, daughter*, daugter, daugther, dauhgter, dauter, dorta, dorter, eldest, girl, grandaughter*, grandchild*,
granddaughter*, grandson*, infant*, kid, kiddo, kids, lad, laddie, lassie, lil boy, lil girl, little boy, little girl,
little man, little one, little ones, neice, nephew*, niece*, oldest, pram, pupil*, pushchair, schoolboy, schoolgirl,
sister*, son, sons, stepdaughter, stepson, student*, teen, teenager, toddler*, tot, twin, wean, wee boy, wee girl,
wee one, y o, year old, yearold, years old, yo, youngest, yr old, yrs old`,
  elder: `
altzheimer*, alzeimer*, alzheimer*, aunt, auntie, aunty, autis*, best friend, bestie, bf, boyfriend*, carer, class,
cousin, dad, daddy, dady, dementia, disabled, down syndrome, downs, elderly, father*, freind, frend, friend, gf,
girlfriend*, gran, grandad*, granddad*, grandfather*, grandma*, grandmother*, grandpa*, granny, guide, hubby,
husband*, in law, learning difficult*, mam, mate, missus, mom, mommy, mother*, mum, mummy, mums, mumy, nan, nana,
nanna, nanny, nans, old dear, old lady, old man, old woman, other half, parent*, partner, pensioner, school,
special needs, teacher, uncle, wife*`,
  she: `he, her, hes, him, she, shes`,
  /** Who is no victim of what they do themselves. */
  we: `i, id, im, ive, we, weve, you`,
  /** Whom somebody harms. */
  victim: `
a person, all of us, another man, another person, anyone, bloke, both of us, boy, boys, child, children, cyclist,
each other, eachother, everybody, everyone, girl, guy, her, him, kid, kids, lad, lady, man, me, me and my,
members of our, men, mi, my family, my group, myself, old lady, old man, one another, one of our, one of us,
other people, our family, our group, passers by, passersby, pedestrian*, people, people with, sombody, some body,
some one, some1, somebody, someone, somone, stranger, strangers, sum1, teenager, the public, them, us, woman, women`,
  meUs: `her, him, me, my daughter, my friend, my son, them, us`,
  selfOnly: `her self, herself, himself, his self, hisself, meself, my self, myself, ourselves, themselves`,
  /** Who fails to respond, and is a service. */
  you: `
anybody, anyone, app, bot, bus, link, no one, nobody, page, phone, queue, screen, site, text, traffic, train, tube,
ur, website, you, your, youre`,
  friends: `
bros, classmates, colleagues, companions, cousins, family, flatmates, friends, guests, housemates, lot of us, mates,
pals, pupils, roommates, siblings, students, teammates, the boys, the girls, the lads`,
  aged: `
aged 2, aged 3, aged 4, aged 5, aged 6, aged 7, aged 8, aged 9, hes 2, hes 3, hes 4, hes 5, hes 6, hes 7, hes 8,
hes 9, hes eight, hes five, hes four, hes nine, hes only, hes seven, hes six, hes three, is 10, is 11, is 2, is 3,
is 4, is 5, is 6, is 7, is 8, is 9, is eight, is five, is four, is nine, is only 2, is only 3, is only 4, is only 5,
is only 6, is only 7, is only 8, is only 9, is only five, is only four, is only seven, is only six, is only three,
is seven, is six, is ten, is three, is two, shes 2, shes 3, shes 4, shes 5, shes 6, shes 7, shes 8, shes 9,
shes eight, shes five, shes four, shes nine, shes only, shes seven, shes six, shes three`,
  /** First names that are no words of the game. */
  named: `
adam, aisha, alan, alex, alfie, ali, alice, amelia, andrea, andrew, andy, angela, anna, anne, anya, archie, becky,
ben, beth, billy, brian, callum, carol, caroline, charlotte, chloe, chris, claire, connor, dan, daniel, danny, darren,
dave, debbie, diane, dylan, eleanor, ella, ellie, emily, emma, ethan, eva, evie, fatima, fiona, freddie, gareth, gary,
gemma, george, georgia, graham, greg, hannah, harriet, helen, henry, ian, imogen, isaac, isabella, isla, jackie,
jacob, jake, james, jamie, jane, janet, jason, jen, jenny, jess, jessica, jimmy, joanne, joe, joel, jon, jordan, josh,
joshua, judith, julia, julie, kai, karen, kate, katie, kayleigh, keith, kelly, kevin, kieran, kirsty, kyle, laura,
lauren, leah, leon, lewis, liam, linda, lisa, liz, logan, louis, louise, lucas, lucy, luke, maisie, mandy, margaret,
maria, marie, martin, mary, matt, matthew, megan, mel, michael, michelle, mike, millie, mo, mohammed, molly, natalie,
nathan, neil, niamh, nicola, nigel, noah, oliver, olivia, ollie, oscar, owen, paul, paula, pete, peter, phil, phoebe,
priya, rachel, rebecca, ricky, robert, rosie, ross, ryan, sally, sam, samantha, sandra, sarah, scott, sean, sharon,
shaun, simon, sophia, sophie, stacey, stephen, steve, steven, stuart, susan, tanya, theo, thomas, tim, toby, tom,
tommy, tony, tracey, tyler, vicky, wayne, yasmin, zac, zara, zoe`,
  /** What people who are well do and are. */
  fine: `
a fan, a wee, add, age, allowed, amazed, amazing, annoyed, answer, are late, art, artist, ask, asks, asleep, at home,
awesome, bag, bathroom, be late, beer, believes, best, better, birthday, bits, blind, book, bored, bought, brilliant,
buggy, busy, buying, called, came up, camera, can join, card, cat, chat, cheating, clever, clue, coat, coffee, cold,
come, convinced, correct, costs, couldnt wait, curious, deaf, did it, dj, djs, do the, does this, dog, done, dress,
drink, driving, drunk already, email, embarrassed, enjoyed, enjoying, excited, exhausted, expert, famous, fan of,
favourite, finish, first, food, forgot the, found, free, from, fun, game, genius, getting the, gift, glasses,
going to, good, got it, got one, got that, got the, got there, great, guess, happy, hat, have a go, having a, help us,
here, hilarious, hint, house, hungover, hungry, impressed, in charge, into art, is 5 and, is a teacher, is an artist,
is late, jealous, join, joke, keen, kept saying, knackered, knew, know, laugh, learning, left, like, lives, living,
loo, look, loud, love, lovely, lunch, making us, meet, message, moaning, mural, name, nearly there, need a seat,
need the, needs a seat, needs the, next, notes, number, obsessed, off to, old enough, on her way, on his way,
on the bus, on the phone, on the train, order, paid, painted, painting, park, paying, pays, phone, photo, pic, picked,
pics, picture, pint, pizza, play, points, present, proud, pushchair, puzzled, question, read, ready, reckons,
recognised, remembers, right, rubbish, running late, said, same, sat down, saw, saying, says, sends, sent, shoes,
shop, showed, shower, showing, shy, singing, sister too, slow, smart, solved, solving, spot, stairs, started,
step free, steps, stitches, stuck on, stumped, sulk, sure, surprise, swears its, sweet, take part, talking, team,
text, think, thirsty, thought, ticket, tired, to pee, to wee, toilet, told, too, tour, translate, treat, typed,
typing, used to, useless, vegan, vegetarian, visiting, vote, waiting, want, watch, well done, wet, wheelchair,
will be, winning, won, wonder, work, writing, wrong, wrote, yawning, years old, yes`,
  stranger: `
a bloke, a boy, a child, a girl, a group, a guy, a kid, a lad, a lady, a man, a person, a stranger, a woman, gang,
group of, lads, men, old lady, old man, old woman, people, some bloke, some body, some guy, some guys, some kids,
some lads, some man, some men, some one, some people, some woman, somebody, someone, this bloke, this guy, this man,
this woman, three guys, three lads, three men, two guys, two lads, two men, two people`,
  acts: `
are, been, came, cant, coming, got, has, have, is, isnt, just, keep, started, trying, was, went, were, wont`,
} as const;
