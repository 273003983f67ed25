import type { CommandPhrases } from './phrases.ts';

/** Words with which people greet. Sorted. */
export const greetings: CommandPhrases = {
  plain: `bonjour, ciao, good afternoon, good evening, good morning, greetings, hallo, hello, hey, heya, hi, hiya, hola,
how are you, how doing, howdy, morning, yo`,
  beside: 'afternoon, evening, good, streetlore, team, there',
};

/** What people say to thank, agree, laugh, marvel and wait. Sorted. */
export const smallTalk: CommandPhrases = {
  plain: `# min, # mins, # minutes, # sec, # secs, ah, aha, almost there, alright, amazing, appreciated, argh, arrived, aw,
awesome, aww, back in sec, bear with, brb, brill, brilliant, butt dial, bye, cant wait, cheers, congrats,
congratulations, cool, crossing road, easy peasy, excellent, fab, fair enough, fantastic, finally, found it,
freezing, fun, getting coffee, give min, give minute, give moment, give sec, good job, good night, good one,
good question, goodbye, goodnight, got it, gotcha, great, great time, haha, hang on, happy birthday, having coffee,
having drink, having fun, hehe, hmm, hold on, ignore that, incredible, is brilliant, is cold, is freezing, is fun,
is great, is raining, it freezing, it raining, just arrived, just looking, k, kk, let me see, let me think, lmao,
lol, looking forward, looking now, love it, love that, love this, loved it, loved that, lovely, loving it,
loving this, made it, my bad, my mistake, nearly there, never mind, nice, nice one, no problem, no rush, no worries,
np, nvm, oh, oh no, ok, omg, omw, on it, on my way, on our way, on the bus, on the train, on the way, one minute,
one moment, one sec, one second, ooh, ooo, oops, ouch, perfect, phew, pocket dial, quick minute, raining, rofl,
roger, safe bro, safe fam, safe man, see later, see soon, see tomorrow, see you, so cold, so good, so hot,
so much fun, so sweet, so wet, sorry, sounds good, spot on, still looking, still thinking, still walking, superb,
sure, ta, take care, thank, thank you, thanks, that easy, that hard, that tricky, thinking, tough one, tricky one,
ty, typo, ugh, understood, wait, wait minute, wait moment, wait sec, waiting for, well done, well played, whoops,
wicked, will do, wonderful, woo, woohoo, wow, wrong chat, wrong number, wrong person, yay, yes, yum`,
  spoken: 'almost, arrived, blast, coming, enjoying, hungry, laugh, soaked, tired, waiting',
  beside: `#, again, arrived, awesome, best, birthday, bus, close, clue, cold, coming, day, dude, easy, everybody, far,
folks, forward, friend, friends, fun, game, good, great, haha, here, hunt, job, later, love, loving, moment, much,
muchly, mural, nice, night, no, number, one, ooh, ooo, others, person, piece, question, raining, road, see, soon, stuff,
such, team, there, time, today, tour, very, walk, wall, weather, what, work`,
  told: true,
};

/** Words of those who insult us or the game. Sorted. */
export const insults: CommandPhrases = {
  plain: `absolute con, arse, arsehole, arseholes, awful, bastards, bollocks, boring, bs, bugger off, bullshit, clowns,
crap, crappy, crooks, cunts, dickheads, disgrace, dumb, f off, farce, ffs, fuck, fucking, garbage, get life, go to hell,
hate, idiot, idiots, joke, lame, liars, moron, morons, muppets, naff, off f, pathetic, piss, pointless, rip off, ripoff,
robbed, rubbish, scam, scammed, scammers, shambles, shit, shite, shut up, stink, stupid, such con, suck, sucks,
terrible, thieves, total con, twats, useless, wankers, waste of, what con, worst, wtf`,
  beside: `absolute, absolutely, app, bloody, bunch, clue, company, complete, completely, ever, experience, game, hunt,
load, lot, no, people, question, riddle, robot, space, streetlore, such, thing, this, total, totally, tour, utter,
utterly, waste, what, worst`,
};

/** How people say yes and no, and nothing else. Sorted. */
export const yesAndNo = {
  yes: {
    bare: 'it does, it has, it has gone, it is, it is gone',
    plain: `afraid so, aye, correct, definitely, go on, indeed, of course, sure, think so, we are, we did, we do,
we have, y, ya, yeah, yep, yes, yup`,
    beside: 'afraid, completely, definitely, gone, it, please',
    told: true,
  },
  no: {
    bare: 'it has not, it is not, no it has not, no it is not',
    plain: 'n, nah, no, no not gone, no not really, no not yet, nope, not gone, not really, not yet',
    beside: 'here, it, still, there, yet',
    told: true,
  },
} as const satisfies Record<string, CommandPhrases>;
