/** What illness does to people. */
export const illness = {
  feels: `came over, came over all, come over all, feal, feel, feelin, felt`,
  unwell: `
awful, breathless, clammy, cold and, confused, delirious, disorientated, disoriented, dissy, dizy, dizzy, drowsy,
faint, faintish, feverish, funny, fuzzy, giddy, groggy, horrible, horrid, hot and cold, iffy, ill, in pain,
light headed, lightheaded, like crap, like death, like im about to, like im dying, like im going to, like shit, limp,
naseous, nausea*, nauseus, nausious, numb, odd, off, out of it, paralysed, peculiar, poorly, queasy, really bad,
really hot, really out of it, rough, rubbish, shakey, shaky, shivery, sickly, sik, sleepy, so bad, spaced out,
strange, sweaty, terrible, tight chested, unsteady, unwell, very bad, very slow, violently, weak, weird, wierd,
wobbly, woozy, worse`,
  symptom: `
about to faint, and fitting, babbling, bad reaction, bad trip, bad turn, bent double, blue around, blue round,
boiling hot, bubbles coming, burning up, chucking up, chundering, cold sweat, colour of a sheet, colour of ash,
colour of chalk, colour of milk, colour of paste, colour of putty, come out in blotches, come out in bumps,
come out in red, come out in spots, coming over faint, confusion, coughing up, cramping, delirious, delirium,
delusional, diarrhoea, disorientated, disoriented, dizziness, dizzy, doubled over, doubled up, dribbling, drooling,
eyes rolling, feverish, fitting ., floppy, fluttering, flutters, foam coming, foaming, foams, frothing, funny colour,
funny turn, gasping, gibberish, giddy, glass test, glazed, gobbledygook, going all, going blue, going grey,
going purple, going stiff, going white, gone all, gone blue, gone faint, gone funny, gone gray, gone green, gone grey,
gone limp, gone pale, gone purple, gone stiff, gone very quiet, gone white, gone yellow, green in the face,
grey around, grey round, grinding his teeth, had a turn, hallucinat*, hand is curled, having a breakdown,
having a turn, having an episode, having kittens, hearing voices, high temperature, hot and cold, hurling,
in a bad state, in a bad way, in a lot of pain, in a state, in alot of pain, in bad shape, in lumps, in pain,
in pieces, incoherent, jerking, jibberish, lifeless, light headed, lightheaded, loss of words, making no sense,
mental breakdown, nauseous, nervous breakdown, no feeling, not all there, not fade, not himself, not making any sense,
not making sense, not with it, odd colour, of his turns, off colour, off his head, on the way out, out cold,
out of it, over and over and, overheating, pale around, pale as, palpitations, poorly, puked, pukes, puking, rash,
really pale, repeating himself, rolled back, rolling back, same word over, seeing spots, seeing stars, shakes,
shaking like a leaf, sick again, sick everywhere, sick on, slurred, slurring, slurs, so pale, some kind of turn,
some sort of turn, spark out, sparko, spewing, stiff as a, stopped making sense, strange colour, taken a turn,
taken a weakness, taking a turn, taking a weakness, talking funny, talking nonsense, talking rubbish, temperature is,
temperature is sky, temperature sky high, thrashing, threw up, throwing up, thrown up, throws up, took a turn and,
tremors, tripping out, turned blue, turned grey, turned purple, turned white, turning blue, turning grey,
turning purple, twitching, unwell, very pale, vommit*, weak pulse, weird colour, went blue, went grey, went limp,
went pale, went white, wet himself, wheezing, wheezy, white as a sheet, wont eat or drink, word salad, word soup,
words are all jumbled, words are muddled, writhing`,
  sickness: `ill, in bad way, is bad, poorly, puking, really bad, sik, spewing, very bad, vomiting`,
  beingSick: `been, bein, being, feel, im so, keep, violently`,
  isSick: `
gets sick, getting sick, got ill, got sick, hes ill, hes sick, im ill, im sick, is ill, is sick, looks ill,
looks sick, really sick, sick all over, sick and, sick twice, so sick, taken ill`,
  notOk: `
accident, acting strange, acting weird, am hurt, come over funny, doesnt look ok, doesnt look right,
doesnt seem right, dont feel good, dont feel great, dont feel ok, dont feel right, dont feel so good,
dont feel too good, dont feel well, dont look good, dont look well, gone strange, gone weird, hes not ok,
hurt real bad, hurted, im not ok, im not okay, in a bad way, in a mess, in an awful state, in big trouble,
in distress, in need of, in real trouble, in serious trouble, in trouble, is hurting, is not okay, isnt good, isnt ok,
isnt right, isnt well, look ill, looks awful, looks bad, looks dead, looks odd, looks off, looks really bad,
looks terrible, not acting right, not all right, not alright, not doing good, not doing great, not doing so well,
not doing too good, not doing well, not feeling ok, not himself, not looking good, not looking great,
not looking well, not making sense, not ok at all, not right ., not right with, not well, really not well,
seriously wrong, something is wrong, something wrong`,
  hurtState: `
bleedin, bleeding, dying, hert, in agony, injurd, injured, poorly, shot, stabbed, trapped, unwell, wounded`,
  becomes: `
became, become, came over, come over, getting, goes, going, gone, is all, look, seems, turned, turning, turns, went`,
  illLook: `
a funny, a weird, awful, blank, blue, clammy, cold and, confused, cross eyed, dead, delirious, disorientated,
disoriented, dreadful, drowsy, floppy, funny colour, glassy, gray, green, grey, horrendous, lifeless, limp, pale,
poorly, purple, queer, really ill, rigid, rough, shaky, sleepy, stiff, sweaty, terrible, unconscious, unresponsive,
unsteady, vacant, vague, very quiet, white, wobbly, yellow`,
  worsens: `
a lot worse, deteriorating, fading, getting worse, going downhill, got worse, is worse, much worse`,
  feverish: `
boiling, burning hot, burning up, drowsy, floppy, limp, not feeding, overheating, really hot, really sleepy, roasting,
so hot, very hot, very pale, very sleepy, wont wake`,
  dazed: `
confused, dazed, didnt know where, doesnt know where, doesnt know who, doesnt recognise, doesnt remember, forgetful,
muddled, not recognising`,
  mute: `
cant get words out, cant speak, cant talk, isnt speaking, isnt talking, lost his speech, not speaking, not talking,
stopped speaking, stopped talking, words are coming out, words wont come`,
  keepsHappening: `
being sick, bleed*, blood, breathing fast, choking, coughing, cryin, crying, fitting, following, harassing, hiccuping,
hitting, hurting, hyperventilating, nose bleed, nosebleed, panicking, puking, screaming, shaking, shivering, shouting,
sick, swelling, throwing up, touching, twitching, vomiting`,
  wontStop: `
cant stop, continuously, dont stop, for ages, hasnt stopped, isnt stopping, keep, kept, mins, never stops, non stop,
nonstop, not stopping, will not stop`,
  mildSymptom: `
clammy, cramps, drenched in sweat, drowsy, fever*, meltdown, migraine, nausea, paranoid, pouring with sweat, shakin,
shaking, shivering, shivery, staggering, stumbling, swaying, sweating, sweating buckets, sweats, sweaty, trembling,
twitchy, unsteady`,
  /** How somebody looks who is ill. */
  looksIll: `
and clammy, and floppy, and grey, and limp, and pale, is clammy, is cold and, is floppy, is grey, is limp, is pale,
is rigid, is roasting, is stiff, is unresponsive, is yellow`,
} as const;
