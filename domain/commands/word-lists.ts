/** The entries of a list, which stand in one text, separated by commas or line ends. */
export const listOf = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Words that people add to anything they ask. Sorted. */
export const fillers = `a, about, actually, again, all, also, am, an, and, any, are, as, at, be, because, been, being, bit, bro, bruv, but,
by, can, chance, cheers, could, do, does, everyone, fam, for, from, get, getting, give, go, going, got, guys, had,
has, have, having, hello, hen, hey, hi, hun, i, in, into, is, it, just, let, lets, literally, little, lots, luv,
make, mate, may, me, might, more, my, need, now, of, off, oh, ok, on, onto, or, our, out, pal, please, possible,
possibly, quick, quite, really, right, send, shall, show, so, some, somewhere, sorry, still, sure, take, taking,
tell, thank, thanks, that, the, their, them, then, these, they, think, this, those, time, to, too, try, trying, um,
up, urgently, us, very, want, was, we, well, were, will, with, would, yeah, yep, yes, you, your, yup`;

/** Words by which somebody speaks of themselves or to us. A guess has none. Sorted. */
export const personal = 'i, let, lets, me, my, our, please, shall, sorry, us, we, you, your';

/** How a question or a request to us begins. Sorted. */
export const openings = `any, any chance, are there, been, can, cannot, cant, could, did, do, does, going, has, have,
how, is it ok, is it possible, is it too, is ok, is possible, is there, is too, may i, may we, need, no clue, no idea,
not found, not sure, should, what, when, where, whereabouts, which, why, will, would`;

/** Words that may stand before any sentence. Sorted. */
export const before = 'also, and, but, hello, hey, hi, oh, ok, right, so, sorry, still, well, yeah, yes';

export const articles = 'a, an, the';

/** Verbs that make a sentence, which a guess is not. Sorted. */
export const verbs = `are, been, did, do, does, has, have, is, know, look, looks, say, says, seem, seems, was, were,
will, would`;

/** Words that stand for a number, beside digits. */
export const numbers = 'eight, fifteen, five, forty, four, nine, seven, six, sixty, ten, thirty, three, twenty, two';

/** Words that begin a question which is no request. Sorted. */
export const questions = 'are, did, do, does, has, have, how, if, is, should, what, when, where, which, who, why';

/** How a guess begins. Sorted. */
export const leadIns = `answer is, are they, could be, could it be, going for, going with, i guess, i reckon, i say,
i think, is it, is that, is this, it is, it reads, it says, maybe, might be, must be, my guess, my guess is,
our answer is, our guess is, perhaps, probably, the answer is, they are, we are going for, we are going with, we guess,
we reckon, we say, we think, would it be`;

/** Words that mean the same in a phrase, by the name that stands for them there. Each list is sorted. */
export const classes = {
  CHANGE: 'change, move, postpone, push, rearrange, rebook, reschedule, shift, swap, switch',
  COUNT: '#, few, half, hour, hours, hr, hrs, min, mins, minute, minutes',
  DAY: `date, day, days, fri, friday, mon, monday, month, months, nd, sat, saturday, st, sun, sunday, th, thurs,
thursday, tomorrow, tonight, tues, tuesday, wed, wednesday, week, weekday, weekend, weeks`,
  DONE: `blocked, boarded, bricked, cleaned, closed, covered, demolished, destroyed, graffitied, painted, removed,
replaced, scrubbed, sprayed, tagged, whitewashed`,
  FOOD: `beer, bite, breakfast, brunch, burger, cafe, cake, chips, coffee, cream, crisps, cuppa, dinner, drink, drinks,
eat, food, ice, loo, lunch, pee, pint, pints, pizza, pub, rest, sandwich, snack, tea, toilet, wee, wine`,
  GAME: 'booking, game, hunt, order, tickets, tour, trail, walk',
  LEAVING: `break, going, grabbing, head, heading, nipping, off, pause, pausing, popping, quick, sat, sheltering, sit,
sitting, staying, stop, stopped, stopping, time, waiting`,
  NOT: 'cannot, cant, never, no, not, nowhere, without',
  OBSTACLE: `billboard, billboards, bin, bins, boards, bricks, builders, car, cars, construction, digger, fence, fences,
fencing, hoarding, hoardings, lorry, marquee, paint, plywood, roadworks, rubble, scaffold, scaffolding, tarp, tarpaulin,
tent, truck, van, works`,
  PARTNER: 'bar, barista, barmaid, barman, cafe, manager, owner, place, pub, shop, staff, they, waiter, waitress',
  PERSON: `adviser, advisor, agent, anybody, anyone, human, manager, operator, person, somebody, someone, staff, support`,
  PLACE: `area, bar, building, cafe, church, corner, gallery, location, mural, museum, painting, place, point, pub,
restaurant, road, shop, side, spot, start, station, stop, street, tube, turn, turning, venue, wall`,
  REQUEST: `another, any, can, could, do, extra, give, help, may, more, need, next, please, send, show, take, try, use,
want`,
  SURFACE: `art, artwork, building, graffiti, mural, murals, painting, picture, piece, place, poster, sign, site,
statue, wall, walls`,
  THING: `alley, art, artwork, bar, building, cafe, door, everything, exhibition, gallery, gate, gates, graffiti, house,
it, kitchen, market, mural, murals, museum, painting, park, passage, picture, piece, place, plaque, poster, pub,
restaurant, road, shop, shutter, shutters, sign, statue, sticker, street, they, tunnel, venue, wall, walls`,
  WHO: 'builders, council, somebody, someone, they, workmen',
} as const;
