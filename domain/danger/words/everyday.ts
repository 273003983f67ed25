/** What takes the danger out of words: the game, and what people do who are well. */
export const everyday = {
  /** What is only said of the game. */
  game: `
an answer, answer, answer is, answer to, app, app's, clue, game, guess, hint, hunt, instructions, leaderboard, link,
log in, login, maths, my answer, page, point, puzzle, question, riddle, right answer, score, spelling, the answer,
thinking, this answer, vote, website, wifi, wrong answer, your answer`,
  /** Things that fall, break and stop without harm. */
  thing: `
answer, app, bar, battery, bench, bin, block, board, building, bus, cafe, camera, cap, car, clock, clue, door, game,
gate, glasses, google, hat, head of the, heel of, hint, house, internet, it, it's, its, lamp, letter, light, link,
map, maps, mark, message, money, mural, page, paint, paste up, phone, place, plaque, plaster, points, poster, price,
pub, queue, road, sat nav, screen, shoe, shop, shutter, sign, signal, site, statue, sticker, street, sunglasses, text,
this, tile, time, timer, traffic, tube, umbrella, van, wall, weather, website, wheel, wifi, window`,
  /** What family and friends do who are well. */
  fine: `
asleep since, busy, drunk already, excited, hungover, hungry, in charge, in stitches, is typing, knackered, know,
laugh, love, proud, sorry that was, starving, tired, typed that, wrote that`,
  /** What strangers do that harms nobody. */
  harmless: `
about us, admired, advise, after me, agreed, ahead of us, allowed, already, amazed, and me, annoyed, annoying, annoys,
as us, ask, asked us for, assured, bar, beat, beaten us, before me, believe, beside me, blamed, blocking it,
blocking the mural, blocking the view, bored, bought, bring, brought, building, built, busking, buy, call, call me,
called us over, came to, charge, cheered, clapped, cleaning, closed, come back to us, come to, confuse, contact,
cooked, cost, covered, covering, dancing, deal, direct, disagree, discount, drawing, drawn, drawn a, dressed, drew,
drinking, drives me, driving me, drove me, eating, email, encouraged, except, excited, explained, fed, fill, find,
finished, for me, found, friendly, from, gave, get us, gets me, give, given, gone past, greeted, guide, had us, hates,
hear, help, holding a, hugged, ignore, impressed, in front of it, in the way, inspired, interested, into her, invited,
join, join us, joke, kind, know, lead, led, left, lend, lent, let, let us, lets, like us, liked, likes,
locked the gate, looks like, love, lovely, made, make, married, marry, mean, meet, message, met, monitoring,
more people, moved it, need, nice, of me, offer, offering us a, on a ladder, owe, owes, paid, painted, parked, pass,
pay, phone, photographed our, pick us up, picked, picking, plaque, play, point, posing, promised, queueing, queuing,
reach, read, reading this, recognise, refuse, reminded, reminds, replied, reply, ring, said, sat, save, saw, say,
says, scrawled, scribbled, see, sees, sell, send, sent, serve, shared, showed, showing, shown, shows, sing, sitting,
sleeping in front, smile, sold, solved, sounds like, speak, spoke, sprayed, spraying, stood, suggested, support,
surprised, tagged, tagging, take, taken it, talk to us, taught, teach, tell, text, than us, thank, the others,
the sign, there, think, thought, to us, told, took it, took our order, treated, trust, understand, understood, visit,
voted, waited, waiting, walking by, walking past, warned, waved, wearing, welcome, were, wish, with, won, work, write,
wrote`,
  joking: `
haha, hahaha, hahahaha, hehe, jk, joke, just kidding, kidding, laughing, laughs, lmao, lmfao, lol, lool, rofl,
with boredom, with laughter, xd, 😂, 😅, 😆, 😹, 🤣`,
  /** Where children are left on purpose. */
  minded: `
at nans, at school, babysitter, behind at, grandparents, nanny, nans, nursery, with grandma, with his, with my,
with nan, with the sitter`,
  /** Where somebody has gone who is not lost. */
  goneElsewhere: `
ahead, awol in, disappeared for, disappeared into, disappeared off, disappeared to, for a bit, for a smoke, for a wee,
for chips, for coffee, gone ahead, gone and bought, gone and got, gone back, gone down a, gone down the wrong,
gone down to, gone for a, gone for beer, gone for coffee, gone for drinks, gone for food, gone for lunch,
gone for some, gone home, gone in the, gone in to, gone inside, gone into, gone left, gone mad, gone off for,
gone off to, gone off to get, gone on ahead, gone on to, gone out for, gone over to, gone past it, gone past the,
gone quiet, gone right, gone round the, gone shopping, gone straight, gone the other, gone the wrong, gone to,
gone too far, gone up to, gone viral, gone without, gone wrong, he is at the bar, he is in, his glasses, his hat,
his keys, his marbles, his mind, his temper, his voice, in primark, into a shop, into the arcade, isnt here yet,
lost a, lost a bet, lost all, lost count, lost his, lost his phone, lost his voice, lost interest, lost it, lost my,
lost my phone, lost patience, lost points, lost signal, lost ten points, lost the, lost the clue, lost the game,
lost the map, lost the plot, lost the signal, lost the text, lost the will, lost us, missed it, missed the clue,
missing a clue, missing a letter, missing out, missing something, missing the, not here yet, not there yet, off for a,
ran ahead, ran off ahead, ran off to get, ran off to the, run ahead, run off ahead, start the, taken a photo,
taken a picture, taken over, taken us, taking us, the deck, to buy, to find a, to find some, to get, to look at,
to look for, to order, to pay, to the bar, to the loo, to the pub, to the record, to the shop, to the toilet,
to trainers, took a photo, took a pic, took a picture, took a wrong, took off his, took the wrong, took us, vaping,
went off for, went off piste, went off to, where are the, where are we, where are you, where do, where is everyone,
where is it, where is the mural, where is the wall, where to`,
  /** Who is on fire when all goes well. */
  onARoll: `
are, boys, boys are, girls, girls are, guys, im, lads, soul, team, us, we, were, weve, you, youre`,
  /** Sayings with a part of the body. */
  ownPartsSayings: `heart is full, heart is set`,
  /** What nobody is hurt by. */
  trifle: `
abba, actors, album, anniversary, anyone fancy, balloons, band, bear with, beer, biscuit*, bread, brownie*, burger*,
busker, by rain, caffeine, cake*, cheeky, chips, chocolate, cider, closing, clouds, coffee, conversation, costume,
crisps, cute, cuteness, dinner reservation, doughnut*, dressed as, fake, film was, flat white, for lunch,
free versions, fry up, fun, gift shop, gig, gin, give me a, good film, graffiti, gull, halloween, happy hour, heels,
hen do, hen party, hug*, hungry, ice cream, ice lolly, in rain, in the rain, kebab, latte, laughter, lunch, lyrics,
mojito*, mosquito, movie, mural lol, museum, nora, of rain, one sec, outfit*, paint job, pancake*, pastries, pastry,
pie, pigeon, pint, pizza, plaque, price, pride, prosecco, puns, queue, quiz, rain instead, sandwich, sausage roll,
seagull, selfies, shoes, shopping, sing*, sky, snacks, song*, sorrows, squad, squirrel, stag do, sugar, tasty,
the rain, tissues, to rain, toast, tour guide, tune, tut tut, umbrella, vampire*, weather, wine, wine time, with joy,
wordplay, wrong number, yuck, yummy, zombie`,
  /** Who says so is well. */
  reassured: `
all fine, all fine now, all found, all good, all good now, all ok, all ok now, all okay, all well, back to normal,
but back now, but he is back, but i am back, everyone is fine, everyone is ok, false alarm, fine now, found him at,
found him in, found now, he is back now, he is fine, i am fine, just a scratch, loving it, never mind, no harm done,
no injuries, nothing serious, ok now, okay now, only pride, panic over, right as rain, safe and sound, sorted now,
survived, then they were`,
  /** What numbs fingers. */
  chilly: `baltic, brass monkeys, chilly, cold, freezing, frozen, gloves, ice cold, wind`,
  /** What else dies. */
  mere: `battery, boredom, embarrassment, phone`,
  /** Who runs after us in the game. */
  rivals: `other team, team two, the clock, the competition, the others`,
  /** What looks at us from a wall. */
  art: `cat, cctv, clock, eye, mural, owl, painting, pigeon, portrait, statue`,
  /** What tired legs are. */
  sore: `ache, gone, hurt, in bits, killing, knackered, sore, tired`,
} as const;
