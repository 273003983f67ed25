/** What makes a text tell something, and what makes it name a thing. */
export const telling = {
  /** Opens a guess. */
  lead: `
ans, answer, answer is, could be, could it be, does it say, final answer, going with, guess, i am guessing, i reckon,
i reckon its, i say, i think, i think it is, i think its, i would say, id say, im guessing, im thinking, is it,
is it a, is it an, is it the, is that a, is that the, is the answer, is this a, is this the, isit, it could be,
it is a, it is the, it looks like, it might be, it must be, it says, it says that, its a, its an, its either, its the,
lets go with, looks like, maybe, maybe it is, maybe its, might be, might it be, must be, my answer is, my guess is,
our answer, our answer is, our guess is, perhaps, possibly, probably, say, so is it, sounds like, that is a, thats a,
thats the, the answer is, the sign says, the wall says, this is a, this is the, we are guessing, we are thinking,
we got a, we got the, we guess, we reckon, we reckon its, we say, we think, we think it is, we think its,
we will go with, wed say, well go with`,
  /** A verb, a pronoun, a place or a plea: a text with one of these tells something. */
  teller: `
across the road, am, appears, are, arent, asap, asked, at us, ate, attacked, attacking, badly, because, been,
behind me, behind us, bein, being, bit, bitten, bleeding, broke, burnt, call, called, can, cant, chasing, collapsed,
come, coming, cos, could, couldnt, crashed, cut, did, didnt, do, does, doesnt, dont, down here, down the road, drank,
driving, dropped, drowned, drowning, drunk, dunno, eaten, everybody, everyone, everyones, exploded, fast, feel,
feeling, feels, fell, felt, filming, find, followed, gave, get, gets, getting, given, go, going, gone, gonna, got,
grabbed, grabbing, groping, had, happened, has, hasnt, have, havent, he, heard, help, her, here, hes, hiding, him,
his, hit, hurry, hurt, hurts, i, im, immediately, in front of me, in front of us, in here, in the alley, in the road,
in the street, is, isnt, its, ive, jumped, jumping, just, keep, keeps, kept, kicked, knocked, looked, looking, looks,
lost, lying, made, me, mugged, my, near me, near us, nearby, need, needs, never, next to me, next to us, normal, now,
now., on the floor, on the ground, on the pavement, on the street, opposite, our, outside, over there, peoples,
playing, please, pls, plz, pulled, punched, pushed, quick, quickly, ran, right now, rn, robbed, round the corner, run,
running, saw, seems, seen, send, seriously, she, shes, shot, shouted, slapped, slipped, smashed, smashing, smells,
some1, somebody, somebodys, someone, someones, sounds, spat, spiked, stabbed, standing, staring, still, stinks, stole,
stuck, stung, suddenly, sum1, swallowed, swinging, taken, thats, theirs, them, there, there are, there is, theres,
they, theyre, threatened, threatening, threw, to us, told, took, touching, toward us, trapped, tried, tripped, trying,
trying to, twisted, upstairs, urgent, urgently, us, waiting, walking, want, wants, was, wasnt, watching, waving, we,
went, were, weve, whats, wheres, who, whos, will, with us, wont, wont stop, would, wouldnt, youve`,
  article: `
a, an, eight, five, four, loads of, lots of, many, nine, seven, several, six, some, ten, the, three, two`,
  /** Stands before anything. */
  filler: `
ah, aha, and, but, definitely, erm, god, guys, hello, hey, hi, hmm, mate, no, obviously, oh, oh god, oh my god, ok,
omg, right, so, sorry, surely, um, well, wow, yeah, yes`,
} as const;
