/** Who a text is about. */
export const people = {
  /** Who writes. */
  self: `
all of us, am, both of us, i, i think, iam, id, im, ive, me, meself, myself, one of us, ourselves, some of us,
two of us, us, we, weve`,
  /** Whoever is neither who writes nor of their family. */
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
a drunk, another, attacker*, barman, beggar*, bf, bloke, boss, bouncer*, boyfriend, boys, builders, bullies, bully,
burglar*, cabbie, chap, crackhead*, creep, crowd, dad, dealer*, driver, druggie*, drunk bloke, drunk blokes,
drunk guy, drunk guys, drunk lads, drunk man, drunk men, drunk people, drunk woman, drunken, drunks, dude, dudes, ex,
fans, father, fella, football fans, gang, geezer*, gf, girlfriend, group of, guy, guys, he, he is, hes, homeless,
hoodie*, hooligan*, hubby, husband, intruder*, junkie*, kids, lad, lads, lady, lunatic, madman, man, mandem, maniac,
mans, men, mens, mugger*, neighbour, nonce*, nutcase, nutter*, opps, paedo*, partner, pedo*, people, person, perv,
pervert, pervy, ppl, psycho, roadman, roadmen, robber*, she, shes, som1, sombody, some body, some one, some1,
somebody, somebody else, someone, somone, stalker*, step dad, stepdad, stranger*, sum1, teacher, teenager*, teens,
they, theyre, theyve, thief, thieves, thug*, uncle, weird man, weirdo*, woman, women, workmen, yob*, youth`,
  /** One who does something: a pronoun, or a stranger. */
  somebody: `
a guy, a man, bloke, bouncer, boyfriend, car, dog, driver, drunk, dude, ex, gang, group, guy, guys, he, hes, husband,
kids, lads, male, man, men, people, person, some body, some guy, some man, some one, somebody, someone, stranger,
teenagers, that guy, the guy, the man, they, theyre, theyve, thief, this guy, this man, van, woman, women`,
  /** A stranger, in more words. */
  stranger: `
a bloke, a boy, a child, a girl, a group, a guy, a kid, a lad, a lady, a man, a person, a stranger, a woman, gang,
group of, lads, men, my ex, old lady, old man, old woman, one of my, one of our, one of the group, one of the kids,
one of them, one of us, people, some bloke, some body, some guy, some guys, some kids, some lads, some man, some men,
some one, some people, some woman, somebody, somebody here, someone, someone here, this bloke, this guy, this man,
this woman, three guys, three lads, three men, two guys, two lads, two men, two of us, two people`,
  /** Family, friends and who is in somebody’s care. */
  kin: `
a mate, aunt, auntie, aunty, babies, baby, bairn, bby, best friend, bestie, bezzie, bf, bff, boy, boyfreind, boyfrend,
boyfriend*, boys, bro, brotha, brother*, brovver, bruva, bubba, carer, child, children, classmate, colleague,
companion, cousin, coworker, dad, daddy, dads, dady, daughter*, daugther, dauter, dawter, dorta, dorter, doughter,
eldest, ex, ex boyfriend, ex girlfriend, ex husband, ex partner, ex wife, father*, fiance, fiancee, flatmate, freind,
fren, friend, friends daughter, friends son, frined, gf, girl, girlfreind, girlfrend, girlfriend*, gran, grandad*,
grandaughter*, grandchild*, granddad*, granddaughter*, grandfather*, grandma*, grandmother*, grandpa*, grandson*,
granny, granny's, guest, her mate, his mate, housemate, hubby, husband*, husbnd, husbund, in law, infant*, kid, kiddo,
kids, laddie, lassie, lil bro, lil sis, little boy, little bro, little girl, little man, little one, little sis, m8,
mam, mammy, maw, missus, mom, mommy, moms, mother*, mrs, mum, mumm, mumma, mummy, mums, mumy, my mate, nan, nana,
nanan, nanna, nannan, nanny, nans, neice, nephew*, newborn, niece*, nonna, old man, oldest, other half, our mate, pa,
pal, papa, parent, partner, pupil, roommate, sibling, sis, sista, sister*, son, sons, stalker, stepdad, stepdaughter,
stepmum, stepson, student, teacher, team mate, teammate, toddler*, tot, twin, uncle, wean, wife*, wyfe, youngest`,
  /** Who may be lost as a child. */
  child: `
3yo, 4yo, 5yo, 6yo, 7yo, 8yo, babies, baby, bairn, boy, boys, brother*, bubba, buggy, child, children, chld,
classmate*, daughter*, daugter, daugther, dauhgter, dauter, dorta, dorter, eldest, girl, grandaughter*, grandchild*,
granddaughter*, grandson*, infant*, kid, kiddo, kids, lad, laddie, lassie, lil boy, lil girl, little boy, little girl,
little man, little one, little ones, neice, nephew*, niece*, oldest, pram, pupil*, pushchair, schoolboy, schoolgirl,
sister*, son, sons, stepdaughter, stepson, student*, teen, teenager, toddler*, tot, twin, wean, wee boy, wee girl,
wee one, y o, year old, yearold, years old, yo, youngest, yr old, yrs old`,
  /** Who may be lost though grown up. */
  elder: `
altzheimer*, alzeimer*, alzheimer*, aunt, auntie, aunty, autis*, best friend, bestie, bf, boyfriend*, carer, class,
cousin, dad, daddy, dady, dementia, disabled, down syndrome, downs, elderly, father*, freind, frend, friend, gf,
girlfriend*, gran, grandad*, granddad*, grandfather*, grandma*, grandmother*, grandpa*, granny, guide, hubby,
husband*, in law, learning difficult*, mam, mate, missus, mom, mommy, mother*, mum, mummy, mums, mumy, nan, nana,
nanna, nanny, nans, old dear, old lady, old man, old woman, other half, parent*, partner, pensioner, school,
special needs, teacher, uncle, wife*`,
  /** Friends in the plural, who are late rather than lost. */
  friends: `
bros, classmates, colleagues, companions, cousins, family, flatmates, friends, guests, housemates, lot of us, mates,
pals, pupils, roommates, siblings, students, teammates, the boys, the girls, the lads`,
  /** First names that are no words of the game. */
  named: `
aaron, abdul, abigail, adam, ahmed, aisha, alan, alex, alexander, alfie, ali, alice, alison, amelia, amina, amir, amy,
andrea, andrew, andy, angela, anna, anne, annie, anthony, anya, archie, aria, arjun, ava, barry, becky, bella, ben,
bernard, beth, bethany, bilal, billy, bob, bradley, brenda, brian, bryan, callum, cameron, carol, caroline, catherine,
chantelle, charlie, charlotte, cheryl, chloe, chris, christine, claire, clare, colin, connor, craig, dan, daniel,
danny, darren, dave, debbie, deborah, dennis, derek, diane, donna, doris, doug, douglas, dylan, eleanor, elena,
elijah, ella, ellie, emily, emma, ernie, esther, ethan, eva, evie, ewan, fatima, felix, finlay, fiona, florence,
frankie, fred, freddie, gareth, gary, gavin, gemma, geoff, george, georgia, gina, gloria, graham, greg, gwen, hamza,
hannah, harriet, harry, harvey, hassan, hayley, helen, henry, holly, hugo, ian, ibrahim, imogen, isaac, isabella,
isla, ismail, jack, jackie, jacob, jade, jake, james, jamie, jane, janet, jasmine, jason, jayden, jean, jeff, jen,
jenna, jenny, jeremy, jerry, jess, jessica, jimmy, joanne, jodie, joe, joel, john, johnny, jon, jordan, josh, joshua,
josie, joyce, juan, judith, julia, julie, kai, karen, kate, katie, kayleigh, keith, kelly, kenny, kevin, khadija,
kieran, kirsty, kyle, kyra, laura, lauren, layla, leah, leon, lewis, lexi, liam, lily, linda, lisa, liz, logan, lola,
lorraine, louis, louise, luca, lucas, lucy, luke, lydia, maddie, maisie, mandy, marcus, margaret, maria, mariam,
marie, marion, martin, mary, matt, matthew, maureen, maya, megan, mel, mia, michael, michelle, mick, mike, mila,
millie, miriam, mo, mohamed, mohammed, molly, muhammad, nancy, naomi, natalie, natasha, nathan, neil, niamh, nicola,
nigel, nina, noah, norma, oliver, olivia, ollie, omar, oscar, owen, pam, patrick, paul, paula, pauline, penny, pete,
peter, phil, phoebe, poppy, priya, rachel, ravi, rebecca, reece, ricky, rita, robbie, robert, roger, ronnie, rosie,
ross, ruby, russell, ruth, ryan, sadie, saima, sally, sam, samantha, sandra, sandy, sarah, sasha, scott, sean,
sebastian, sharon, shaun, sheila, shirley, sid, simon, simone, sofia, sonia, sophia, sophie, stacey, stan, stella,
stephen, steve, steven, stuart, sunita, susan, sylvia, tamara, tanya, tariq, ted, terry, theo, thomas, tia, tim, tina,
toby, tom, tommy, tony, tracey, tracy, trevor, tyler, valerie, vera, vicky, vincent, wayne, wendy, xavier, yasmin,
yusuf, zac, zainab, zara, zoe`,
  heOrShe: `he, her, hes, him, she, shes`,
  /** Who is no victim of what they do themselves. */
  we: `i, id, im, ive, we, weve, you`,
  /** Who fails to answer and is a service, not a patient. */
  you: `
anybody, anyone, app, bot, bus, link, no one, nobody, page, phone, queue, screen, site, text, traffic, train, tube,
ur, website, you, your, youre`,
  /** Whom somebody harms. */
  victim: `
a person, all of us, another man, another person, anyone, bloke, both of us, boy, boys, child, children, cyclist,
each other, eachother, everybody, everyone, girl, guy, her, him, kid, kids, lad, lady, man, me, me and my,
members of our, men, mi, my family, my group, myself, old lady, old man, one another, one of our, one of us,
other people, our family, our group, passers by, passersby, pedestrian*, people, people with, sombody, some body,
some one, some1, somebody, someone, somone, stranger, strangers, sum1, teenager, the public, them, us, woman, women`,
  meUs: `her, him, me, my daughter, my friend, my son, them, us`,
  /** Whom and what of ours somebody does something to. */
  usAndOurs: `
me, my arm, my arse, my ass, my baby, my back, my bag, my boob, my boobs, my boyfriend, my breast, my breasts,
my brother, my brother in law, my buggy, my bum, my camera, my child, my children, my clothes, my coat, my dad,
my daughter, my dog, my dress, my drink, my face, my family, my friend, my girlfriend, my gran, my grandad,
my grandma, my hair, my hand, my head, my headscarf, my hijab, my husband, my jacket, my jeans, my keys, my kid,
my kids, my leg, my mate, my mum, my nan, my neck, my necklace, my nephew, my niece, my partner, my passport,
my phone, my pram, my purse, my shirt, my shoes, my shoulder, my sister, my skirt, my son, my thigh, my tits, my top,
my trousers, my waist, my watch, my wife, my wrist, our bags, our daughter, our friend, our kids, our phones, our son,
our stuff, us`,
  /** The same, in languages that put it before the verb. */
  usBefore: `zz`,
  mine: `ma, mi, my, our`,
  selfOnly: `her self, herself, himself, his self, hisself, meself, my self, myself, ourselves, themselves`,
} as const;
