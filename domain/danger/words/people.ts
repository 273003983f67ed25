/** Who a text is about. */
export const people = {
  /** Who writes. */
  self: `
all of us, am, both of us, i, i think, iam, id, im, ive, me, meself, myself, one of us, some of us, two of us`,
  /** Anybody but the writer and their family. */
  other: `
addict*, barman, beggar*, biker*, bloke, bouncer*, boy, boys, builder, bystander*, casualty, chap, child, children,
couple, creep, crowd, customer, cyclist*, driver, drunk*, dude, everybody, everyone, fella, fellow, female, gal, gals,
gang, geezer, gentleman, girl, girlie, group of, guard, guy, he, hed, hers, hes, him, homeless, hooligan*, jogger*,
junkie*, kid, kids, lad, ladies, lads, lady, male, man, mans, men, mens, neighbor*, neighbour*, no one, nobody,
officer, old boy, old dear, old lady, old man, old woman, one has, one just, one of the, one of them, passenger*,
patient, pedestrian*, person, perv, pervert, pervy, police officer, ppl, roadman, roadmen, runner*, skater*, som1,
sombody, some body, some one, somebody, somone, stranger*, teen, teenager, their, theyve, thug*, tourist*, victim*,
waiter, waitress, weirdo*, woman, women, worker, workman, yob*, youngster*, youth`,
  /** Whoever may mean harm. */
  man: `
another, attacker*, barman, beggar*, bloke, boss, bouncer*, boyfriend, boys, builders, bullies, bully, burglar*,
cabbie, chap, crackhead*, creep, crowd, dad, dealer*, driver, druggie*, drunk bloke, drunk guy, drunk guys,
drunk lads, drunk man, drunk men, drunk people, drunk woman, drunken, drunks, dude, ex, fans, father, fella,
football fans, gang, geezer*, gf, group of, guy, guys, he, he is, homeless, hoodie*, hooligan*, hubby, husband,
intruder*, junkie*, kids, lad, lads, lady, lunatic, madman, man, mandem, maniac, mans, men, mens, mugger*, neighbour,
nonce*, nutcase, nutter*, of them, opps, paedo*, partner, pedo*, person, perv, pervert, pervy, ppl, psycho, roadman,
roadmen, robber*, sombody, some body, some one, somebody, somebody else, somone, stalker*, step dad, stepdad,
stranger*, sum1, teacher, teenager*, teens, theyve, thief, thieves, thug*, uncle, weird man, weirdo*, woman, women,
workmen, yob*, youth`,
  /** One who does something: a pronoun, or a stranger. */
  somebody: `
a guy, a man, biker*, bloke, bouncer, boyfriend, car, chap, creep, dog, driver, drunk, dude, ex, fella, figure, gang,
geezer, group, guy, guys, he, hes, husband, kids, kids on, lad, lads, male, man, men, people, person, perv, some body,
some guy, some man, some one, somebody, someone, stranger, teenager, that guy, the guy, the man, theyve, thief,
this guy, this man, thug, two guys, two lads, two men, van, weirdo*, woman, women, youth`,
  /** Family, friends and who is in somebody’s care. */
  kin: `
a mate, aunt, auntie, babies, baby, bairn, bby, best friend, bestie, bezzie, bff, boy, boyfriend*, boys, bro, brotha,
brother*, brovver, bruva, bubba, carer, child, children, classmate, colleague, companion, cousin, coworker, da, dad,
daddy, dads, dady, daughter*, daugther, dauter, dorta, dorter, eldest, ex, ex boyfriend, ex girlfriend, ex husband,
ex partner, ex wife, father*, fella, fiancee, flatmate, friend, friends daughter, friends son, gf, girl, gran,
grandad*, grandaughter*, grandchild*, granddad*, granddaughter*, grandfather*, grandma*, grandmother*, grandpa*,
grandson*, granny, granny's, guest, his mate, housemate, hubby, husband*, in law, infant*, kid, kiddo, kids, lad,
laddie, lassie, lil bro, lil sis, little boy, little bro, little girl, little man, little one, little sis, m8, ma,
mam, maw, missus, mom, mommy, moms, mother*, mrs, mum, mumm, mummy, mums, mumy, my mate, nan, nana, nanna, nanny,
nans, neice, nephew*, newborn, niece*, nonna, old man, oldest, other half, pa, pal, papa, parent, partner, pupil,
roommate, sibling, sis, sista, sister*, son, sons, stalker, stepdad, stepdaughter, stepmum, stepson, student, teacher,
team mate, teammate, toddler*, tot, twin, uncle, wean, wee lad, wife*, wyfe, youngest`,
  /** Who may be lost as a child. */
  child: `
3yo, 4yo, 5yo, 6yo, 7yo, 8yo, babies, baby, bairn, boy, boys, brother*, bubba, buggy, child, children, chld,
classmate*, daughter*, daugther, dauter, dorta, dorter, eldest, girl, grandaughter*, grandchild*, granddaughter*,
grandson*, infant*, kid, kiddo, kids, lad, laddie, lassie, lil boy, lil girl, lil one, little boy, little bro,
little girl, little lad, little man, little one, little ones, little sis, little un, littlun, my eldest, neice,
nephew*, niece*, non verbal, nonverbal, oldest, pram, pupil*, pushchair, schoolboy, schoolgirl, sister*, son, sons,
stepdaughter, stepson, student*, teen, teenager, toddler*, tot, twin, wean, wee boy, wee girl, wee lad, wee lass,
wee one, wee yin, y o, year olds, yearold, yo, young un, youngest, youngest one, yr old, yrs old`,
  /** Who may be lost though grown up. */
  elder: `
altzheimer*, alzeimer*, alzheimer*, aunt, auntie, autis*, best friend, bestie, bf, carer, class, cousin, dad, daddy,
dady, dementia, disabled, down syndrome, downs, elderly, father*, friend, gf, gran, grandad*, granddad*, grandfather*,
grandma*, grandmother*, grandpa*, granny, guide, hubby, husband*, in law, learning difficult*, mam, mate, missus, mom,
mommy, mother*, mum, mummy, mums, mumy, nan, nana, nanna, nanny, nans, old dear, old lady, old man, old woman,
other half, parent*, partner, pensioner, school, special needs, teacher, uncle, wife*`,
  /** Friends in the plural, who are late rather than lost. */
  friends: `
bros, classmates, colleagues, companions, cousins, family, flatmates, friends, guests, housemates, lot of us, mates,
pals, pupils, roommates, siblings, students, teammates, the boys, the girls, the lads`,
  /** First names that are no words of the game. */
  named: `
aaron, abdul, abigail, adam, agnes, ahmed, aisha, alan, alex, alexander, alfie, ali, alice, alison, amelia, amina,
amir, amy, andrea, andrew, andy, angela, anna, anne, annie, anthony, anya, archie, aria, arjun, arthur, ava, barry,
becky, bella, ben, bernard, beth, bethany, bilal, billy, bob, bradley, brenda, brian, bryan, callum, cameron, carol,
caroline, catherine, chantelle, charlie, charlotte, cheryl, chloe, chris, christine, claire, clare, colin, connor,
craig, dan, daniel, danny, darren, dave, debbie, deborah, dennis, derek, diane, donna, doris, doug, douglas, dylan,
edith, eleanor, elena, elijah, ella, ellie, emily, emma, ernie, esther, ethan, ethel, eva, evie, ewan, fatima, felix,
finlay, fiona, florence, frankie, fred, freddie, gareth, gary, gavin, gemma, geoff, george, georgia, gina, gloria,
graham, greg, gwen, hamza, hannah, harriet, harry, harvey, hassan, hayley, helen, henry, holly, hugo, ian, ibrahim,
imogen, isaac, isabella, isla, ismail, jack, jackie, jacob, jade, jake, james, jamie, jane, janet, jasmine, jason,
jayden, jean, jeff, jen, jenna, jenny, jeremy, jerry, jess, jessica, jimmy, joan, joanne, jodie, joe, joel, john,
johnny, jon, jordan, josh, joshua, josie, joyce, juan, judith, julia, julie, kai, karen, kate, katie, kayleigh,
keisha, keith, kelly, kenny, kev, kevin, khadija, kieran, kirsty, kyle, kyra, laura, lauren, layla, leah, leo, leon,
lewis, lexi, liam, lily, linda, lisa, liz, logan, lola, lorraine, louis, louise, luca, lucas, lucy, luke, lydia,
maddie, maggie, maisie, mandy, marcus, margaret, maria, mariam, marie, marion, martin, mary, matt, matthew, maureen,
maya, megan, mel, mia, michael, michelle, mick, mike, mila, millie, miriam, mo, mohamed, mohammed, molly, muhammad,
nancy, naomi, natalie, natasha, nathan, neil, niamh, nicola, nigel, nina, noah, norma, oliver, olivia, ollie, omar,
oscar, owen, pam, patrick, paul, paula, pauline, penny, pete, peter, phil, phoebe, poppy, priya, rachel, ravi,
rebecca, reece, ricky, rita, robbie, robert, roger, ronnie, rosie, ross, ruby, russell, ruth, ryan, sadie, saima,
sally, sam, samantha, sandra, sandy, sarah, sasha, scott, sean, sebastian, sharon, shaun, sheila, shirley, sid, simon,
simone, sofia, sonia, sophia, sophie, stacey, stan, stella, stephen, steve, steven, stuart, sunita, susan, sylvia,
tamara, tanya, tariq, ted, terry, theo, thomas, tia, tim, tina, toby, tom, tommy, tony, tracey, tracy, trevor, tyler,
valerie, vera, vicky, vincent, wayne, wendy, xavier, yasmin, yusuf, zac, zainab, zara, zoe`,
  heOrShe: `he, hes, him`,
  /** Who is no victim of what they do themselves. */
  we: `i, id, im, ive, you`,
  /** Who fails to answer and is a service, not a patient. */
  you: `
anybody, anyone, app, bot, bus, link, no one, nobody, page, phone, queue, screen, site, text, traffic, train, tube,
ur, website, you, youre`,
  /** Whom somebody harms. */
  victim: `
a person, all of us, another man, another person, anyone, bloke, both of us, boy, boys, child, children, cyclist,
each other, eachother, everybody, everyone, girl, guy, him, kid, kids, lad, ladies, lads, lady, man, me, me and my,
members of our, men, mi, my family, my group, myself, old lady, old man, one another, one of our, one of us,
other people, passers by, pedestrian*, people, people with, schoolgirls, skirt, sombody, some body, some one,
somebody, somone, stranger, sum1, teenager, the public, woman, women`,
  meUs: `him, me, my daughter, my friend, my son`,
  /** Whom somebody harms, in languages that put this before the verb. */
  usBefore: `zz`,
  mine: `ma, mi, my`,
  selfOnly: `himself, his self, meself, my self, myself`,
  /** Of whom somebody is afraid. */
  feared: `ex boyfriend, ex girlfriend, ex husband, ex wife, my ex, my stepdad, stalker`,
} as const;
