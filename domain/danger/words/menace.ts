/** What frightens before anything has happened. */
export const menace = {
  menacing: `
abduct, abuse, acting aggressive, acting aggressively, acting threatening, aggresive, aggressive, aggro, agressive,
appearing, approach me, approached, approached my, approaching, asked my, asking for money, asking for my,
asking her to, asking me to go, asking my, asking us to get, asking where i live, asks for, banging on,
banging on the door, banging the door, begging aggressively, begging us, being aggressive, being horrible to,
being rude to, being tailed, being weird with, blackmail*, blocked our way, blocking me, blocking my,
blocking our path, blocking the, blocking the alley, blocking the path, bothered, bothering, break down the door,
break the door, break the window, bullied, bullying, cat calling, causing trouble, chase, chase us, chased out,
chatting me up, chatting up, circl*, closer, come after, come at, come with him, coming for, coming on to,
coming onto, coming toward*, cornered, cornering, cracking on to, crawling, creeping, creeping up, crossed over to,
cuss*, cut me, cutting us off, demand*, dont leave, driving slowly, expos*, facing up to, flashed, flashing, folling,
follow, followin, fronting, get in his, get in our, get in the door, get into his, getting closer, getting his,
getting in his car, getting in our space, giving me abuse, giving us a hard time, giving us grief, giving us hassle,
go with him, going crazy at, going mad at, got his, grop*, haras*, harras*, hassle, heckl*, hitting on, hounding,
hunting, in his face, in my face, insulted, insulting, intimidat*, into a car, into a van, into his car, into his van,
into the van, jeering, keep asking, keep coming, keeps looking, kept looking, kick the door, kicking the window,
knocking on, leering, loitering, looking for a fight, looking for trouble, lunging, lurking, making comments,
making gestures, making noises, making trouble, mobbing, mouthing off, no for an answer, not leaving, not leaving us,
not take no, ogling, on my tail, on our heels, outside our, perv, pester*, picked on, picking a fight, picking on,
propositioned, prowling, pulled up alongside, pulled up beside, pulled up next to, ran after, ran at, refuse to leave,
right behind, running after, running at, runs after, screamed at, screaming abuse, screaming at, shadowed, shadowing,
shouted, shouted at, shouting, shouting at, shouts at, sleazy, slice, slowing down next to, spitting at, square up,
squared up to, stalk*, staring at me, start a fight, start fights, started on, starting on, stepping to, stopping us,
surounding, surround*, sweared, swearing, swore, tailed, tailgating, tailing me, talking to my, taunt*, threat*,
thretn*, torment*, trailed, trailing, tried to get us, tried to kiss, tried to pull, tried to take, try to take,
trying it on, trying to drag, trying to force, trying to get him, trying to get my, trying to get us, trying to kiss,
trying to pull, trying to steal, turning up, verbally, waiting for me, waiting for us outside, waiting outside,
waiting outside for, walking after, walking behind, walking close behind, walking faster, walks behind, wanna fight,
wanting money, wanting us to, wants a fight, wants money, wants my, wants to take, whistling at, wolf whistl*,
wont get away, wont get off, wont leave, wont let me, wont let us go, wont let us leave, wont let us out,
wont let us past, wont move, wont stop, wont take no, yell, yells at`,
  stares: `
eyeing, eyeing up, film, filmin, glaring, leering, looking at, photographing, spying on, stare, starin,
taking photos of, taking pics of, taking pictures of, taking videos of, took photos of, took pictures of, videoing,
watched, watches, watching`,
  nearUs: `
after me, after my, approach me, asking us for, behind me, blocking, came up to me, close to me, comes up to us,
coming after, coming towards me, coming up to me, following, follows us, hanging around us, hunting, looking at me,
out to get, outside my, outside the door, pulled up on us, rolled up on, rolling up, standing over, staring,
talking to us weird, walking towards us, watching me, won t leave`,
  keepsOn: `constantly, continues, keep, kept, won t stop, wont stop`,
  refuses: `
is not letting, isnt leaving, isnt stopping, keep, kept on, not leaving, not letting, not stopping, refuses to,
refusing to, won t, wont`,
  refused: `
appearing, asking for, asking if, asking me, asking my, back off, banging, calling me, calm down, get off, give back,
give it back, give me my, give my, go, go away, going the, grabbing, knocking, leave, let go, let him go, let me,
let us go, let us leave, let us out, let us past, listen, move away, open the door, pushing, put it down, ringing,
shouting, staring, stop, swearing, take no, texting me, touching, trying, turning up`,
  threateningLook: `
acting strange, acting strangely, acting weird, aggresive, aggressive, agressive, angry man, angry men, armed,
balaclava, crazy bloke, crazy guy, crazy man, creepy, dangerous, deranged, dodgy, drugged, drunk and, foaming,
half naked, high as, high on, hooded, horrible man, horrible men, iffy, intimidating, kicking off, lairy, masked,
menacing, naked, nasty man, no clothes, no pants, no trousers, off his, on crack, on drugs, on spice, pants down,
pissed up, predatory, psycho, scary, shady, shouting man, sinister, sketchy, strange bloke, strange guy, strange man,
strange men, sus, suspect, suspicious, threatening, trousers down, undressed, unhinged, unstable, violent,
weird bloke, weird guy, weird guys, weird man, weird men, weirdo, wierd guy, wierd man, with hoods`,
  uneasyPlace: `
creepy, dangerous, dodgy, iffy, intimidating, proper dodgy, rough and, scary, shady, sinister, sketch, sketchy, sus,
unsafe, well dodgy`,
  place: `
alley, area, around here, atmosphere, canal, car park, corner, end, estate, here, neighbourhood, park, passage, path,
place, road, round here, situation, stairwell, station, street, subway, this area, this bit, towpath, tunnel,
underpass, vibe`,
  dislike: `
bad feeling, bad vibe, creeping me out, creeps me out, dont like how, dont like it, dont like the way, dont like this,
freaking me out, freaks me out, gives me the creeps, giving me the creeps, horrible vibe, making me feel,
making me nervous, not comfortable, weird vibes`,
  hides: `barricaded, hidden, hiding, in hiding, locked myself`,
  /** How somebody lures. */
  lures: `
called her over to his car, called me over to his, come and see his, come back to his, come to his, come with him,
get in ., get in a car, get in a van, get in her car, get in his, get in with, get into, get into a, get into his,
go back to his, go with him, got in his car, him to get in, into his car, into his van, keep it a secret,
off with a stranger, offered sweets, offered them sweets, offered us sweets, offering sweets, puppies in, puppy in,
sweets, tell anyone, tell nobody, to get in ., to his flat, to his house, want to see a puppy`,
  /** Somebody who keeps with us. */
  afoot: `
and he still, and so did he, and then he did, at every stop, been past us, behind me, circling back, drive past us,
driven by us, driven past us, drove past us, each time we, every corner we, every time i look, every time i turn,
every time we move, every time we stop, every turn we, gone past me, he crossed, he does too, he goes there,
he is there again, he slows, he stops too, he turns, keep popping up, keep seeing him, keep turning up,
matching our pace, on our tail, passed us again, past us again, right behind, same bloke, same car, same guy,
same lad, same man, same two, same van, sat outside, slowing down, speeds up when, staying behind, still behind,
still following, still here, still there, stops when, three streets, times taking, trails, waiting round the,
walked past us, walks faster when, watching the door, when we stop he, wherever we go, wont stop`,
  /** Who is afraid of somebody close. */
  control: `
afraid of him, afraid of my, check my phone, checks my messages, find out where, go home with him,
goes through my phone, he hits, he reads my, hell kill, if he sees, if i go back, if i go home, if i leave he,
if i leave him, let me leave him, let me see my family, locks me, makes me, my messages, not go home,
not go home with him, not let me go home, not safe at home, not tell him, not text back, reads my messages,
reads my texts, scared of my, takes my money, took my passport, track my phone, watching my phone, will find me,
will hit me, will hurt me, will kill`,
  /** How people say that somebody has come. */
  arrives: `
at the door, coming here, found me, found out where, has come, has found, is here, just turned up, knows where,
outside, showed up, turned up, waiting for, wants to hurt`,
} as const;
