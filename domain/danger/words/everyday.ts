/** What takes the danger out of words: the game, and what people do who are well. */
export const everyday = {
  /** What is only said of the game. */
  game: `
an answer, answer is, answer to, app, app's, battery, clue, game, guess, hint, hunt, instructions, leaderboard, link,
log in, login, maths, my answer, our answer, page, point, puzzle, question, riddle, right answer, score, spelling,
the answer, the answers, thinking, this answer, vote, website, wifi, wrong answer, your answer`,
  /** Things that fall, break and stop without harm. */
  thing: `
answer, app, bar, battery, bench, bin, block, board, building, bus, cafe, camera, cap, car, clock, clue, door, game,
gate, glasses, google, hat, head of the, heel of, hint, house, internet, it, it's, its, lamp, letter, light, link,
map, maps, mark, message, money, mural, page, paint, paste up, phone, place, plaque, plaster, points, poster, price,
pub, queue, road, sat nav, screen, shoe, shop, shutter, sign, signal, site, statue, sticker, street, sunglasses, text,
this, tile, time, timer, traffic, tube, umbrella, van, wall, weather, website, wheel, wifi, window`,
  /** What family and friends do and are when all is well. */
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
  /** What strangers do that harms nobody. */
  harmless: `
about us, admired, advise, after me, agreed, ahead of us, allowed, already, amazed, and me, and us, annoyed, annoying,
annoys, as us, ask, asked us for, assured, bar, beat, beaten us, before me, before us, believe, beside me, blamed,
blocking it, blocking the mural, blocking the view, bored, bought, bring, brought, building, built, busking, buy,
call, call me, call us, called us over, came to, charge, cheered, clapped, cleaning, closed, come back to us, come to,
comes to, coming to, confuse, contact, cooked, cost, covered, covering, dancing, deal, direct, disagree, discount,
drawing, dressed, drew, drinking, drives me, driving me, drove me, drove us, eating, email, encouraged, except,
excited, explained, fed, fill, find, finished, for me, for us, found, friendly, from, gave, get us, gets me, gets us,
getting us, give, given, gone past, greeted, guide, had us, hates, hear, help, holding a, hugged, ignore, impressed,
in front of it, in the way, inspired, interested, invited, join, join us, joke, kind, know, lead, led, left, lend,
lent, let, let us, lets, letting us, like us, liked, likes, locked the gate, looks like, love, lovely, made, make,
married, marry, mean, meet, message, met, monitoring, more people, moved it, need, nice, of me, of us, offer,
offering us a, on a ladder, owe, owes, paid, painted, parked, pass, pay, phone, photographed our, pick us up, picked,
picking, play, point, posing, promised, put a, put up, put us, queueing, queuing, reach, read, reading this,
recognise, refuse, reminded, reminds, replied, reply, ring, said, sat, save, saw, say, says, scribbled, see, sees,
sell, send, sent, serve, shared, showed, showing, shown, shows, sing, sitting, sleeping in front, smile, sold, solved,
sounds like, speak, spoke, sprayed, spraying, stood, suggested, support, surprised, tagged, tagging, take, taken it,
talk to us, taught, teach, tell, text, than us, thank, there, think, thought, to us, told, took it, took our order,
treated, trust, understand, understood, visit, voted, waited, waiting, walking by, walking past, warned, waved,
wearing, welcome, were, wish, with, won, work, write, wrote`,
  joking: `
battery, boredom, embarrassment, haha, hahaha, hahahaha, hehe, jk, laughing, lmao, lmfao, lol, phone, rofl, xd, 😂, 😅,
😆, 🤣`,
  /** Where children are left on purpose. */
  minded: `
at nans, babysitter, behind at, grandparents, home, nanny, nans, nursery, outside, school, with`,
  /** Where somebody has gone who is not lost. */
  goneElsewhere: `
ahead, gone ahead, gone and bought, gone and got, gone back, gone down a, gone down the wrong, gone down to,
gone for a, gone for beer, gone for coffee, gone for drinks, gone for food, gone for lunch, gone for some, gone home,
gone in the, gone in to, gone inside, gone into, gone left, gone mad, gone off for, gone off to, gone off to get,
gone on ahead, gone on to, gone out for, gone over to, gone past it, gone past the, gone quiet, gone right,
gone round the, gone shopping, gone straight, gone the other, gone the wrong, gone to, gone too far, gone up to,
gone viral, gone wrong, isnt here yet, lost 10 points, lost a, lost a bet, lost all, lost count, lost her,
lost her phone, lost her voice, lost his, lost his phone, lost his voice, lost interest, lost it, lost my,
lost my phone, lost our, lost patience, lost points, lost signal, lost ten points, lost the, lost the clue,
lost the game, lost the map, lost the plot, lost the signal, lost the text, lost the will, lost their, lost us,
missed it, missed the clue, missing a clue, missing a letter, missing out, missing something, missing the,
not here yet, not there yet, ran ahead, ran off ahead, ran off to get, ran off to the, run ahead, run off ahead,
taken a photo, taken a picture, taken over, taken us, taking us, took a photo, took a pic, took a picture,
took a wrong, took off his, took the wrong, took us, went off for, went off piste, went off to, where are the,
where are we, where are you, where do, where is everyone, where is it, where is the mural, where is the wall, where to`,
  /** Who is on fire when all goes well. */
  onARoll: `
are, boys, boys are, girls, girls are, guys, im, lads, soul, team, us, we, were, weve, you, youre`,
  /** Sayings with a part of the body. */
  ownPartsSayings: `
all ears, arm and a leg, around my neck of, back at, back from, back home, back in, back later, back now, back on,
back soon, back to, back up, bad eyesight, behind my back, believe my eyes, belly full, belly is full, best foot,
blood sugar is fine, blood type, body clock, brave, break my, breaks my, breathtaking, broke my, broke my heel,
broken heel, broken my, by heart, by my side, cant believe my eyes, catch my eye, catches my eye, caught my eye,
close to my heart, cold, cost me an arm, cross my heart, crossed my fingers, deep fried, dizzy with, dodgy,
dodgy knee, does my head in, doing my head in, ear worm, ears open, elbow room, excited, excitement, exciting, eye on,
eye out, eyes everywhere, eyes on, eyes open, eyes out, eyes peeled, eyesight is bad, eyesight isnt, favourite, feast,
finger on, fingers crossed, follow my nose, followed my nose, followed our nose, freezing, fried, from my heart,
frozen, full belly, funny looking, get my head, give my, gladdens, glasses, goes out, got my back, hand is up,
hand luggage, hand up, hard of hearing, have my back, head in, head round, hear of, hearing is bad, hearing isnt,
heart and soul, heart beats, heart is full, heart melts, heart out, heart sings, heart skipped, heart will go,
heel of, high heel, hungry, in front of my nose, in my eye line, in my face, in my hand, in my hands, in my head,
in my heart, keep my eyes, kiss, lip balm, looking at all, love, mad, made my skin, melts in my mouth, money back,
mouth is watering, mouth watering, music to my ears, my head around, my heart goes, no skin off, off my face,
off the top, on my face, on my hands, on the tip of my tongue, open my mouth, our neck of the, over my eyes,
over my head, pull my leg, pulling my leg, pulling our leg, red nose, scratch my head, scratching my head,
shake my head, shoe, smile, song, starving, stomach growling, stomach is rumbling, stomach rumbling, tattoo,
teeth brushing, tip of my tongue, tired, tiring, tongue tied, top of my head, touched my heart, under my nose,
under our nose, under our noses, up my nose in, walked, walking, warmed my heart, warms my heart, wash my hands,
with all my heart, word of mouth`,
} as const;
