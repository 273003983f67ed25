/** What illness does to people, and what the body stops doing. */
export const illness = {
  felt: `came over, came over all, come over all, feal, feel, feelin, felt`,
  unwell: `
awful, breathless, clammy, cold and, confused, delirious, disorientated, disoriented, dissy, dizy, dizzy, drowsy,
faint, faintish, feverish, funny, fuzzy, giddy, groggy, horrible, horrid, hot and cold, iffy, ill, in pain,
light headed, lightheaded, like crap, like death, like im about to, like im dying, like im going to, like im gonna,
like shit, limp, naseous, nausea*, nauseus, nausious, numb, odd, off, out of it, paralysed, peculiar, poorly, queasy,
really bad, really hot, rly bad, rough, rubbish, shakey, shaky, shivery, sick, sickly, sik, sleepy, so bad,
spaced out, strange, sweaty, terrible, tight chested, unsteady, unwell, very bad, violently, weak, weird, wierd,
wobbly, woozy, worse`,
  /** Ill, wherever the word stands. */
  state: `
about to faint, bad reaction, bad trip, bad turn, bent double, blacking out, boiling hot, burning up, chucking up,
chundering, clammy, cold sweat, coming over faint, confusion, convuls*, coughing up, cramping, cramps, delirious,
delusional, diarrhoea, disorientated, disoriented, dizziness, dizzy, doubled over, doubled up, drowsy, eyes rolling,
fever*, floppy, foaming, foams, frothing, funny colour, funny turn, gasping, gibberish, giddy, glazed, going blue,
going grey, going stiff, going white, gone all, gone blue, gone funny, gone gray, gone green, gone grey, gone limp,
gone pale, gone stiff, gone very quiet, gone white, gone yellow, green in the face, had a turn, hallucinat*,
having a breakdown, having a turn, having an episode, having kittens, hearing voices, high temperature, hurling,
in a bad state, in a bad way, in a lot of pain, in a state, in alot of pain, in bad shape, in bits, in pain,
in pieces, incoherent, jerking, lifeless, light headed, lightheaded, making no sense, meltdown, mental breakdown,
migraine, nausea, nauseous, nervous breakdown, not all there, not herself, not himself, not making any sense,
not making sense, not with it, odd colour, off colour, off her head, off his head, on the way out, out cold,
out of it, pale as, palpitations, paranoid, poorly, puked, pukes, puking, rash, really pale, rolled back,
rolling back, shakes, shakin, shaking, shivering, sick again, sick everywhere, sick on, slurred, slurring, slurs,
so pale, spewing, staggering, strange colour, stumbling, swaying, sweating, sweats, taken a turn, talking funny,
talking nonsense, talking rubbish, temperature is, threw up, throwing up, thrown up, throws up, trembling, tremors,
tripping out, turned blue, turned grey, turned white, turning blue, turning grey, turning purple, twitching, twitchy,
unsteady, unwel, unwell, very pale, vomit*, vommit*, weak pulse, weird colour, went blue, went grey, went limp,
went pale, went white, wheezing, wheezy, white as a sheet, wont eat or drink, writhing`,
  sickness: `ill, in bad way, is bad, poorly, puking, really bad, sick, sik, spewing, very bad, vomiting`,
  wasSick: `been, bein, being, feel, im so, keep, violently`,
  not: `
aint, arent, barely, barly, can not, can t, cannot, cannt, canot, cant, cant catch, cant get, cant get her,
cant get his, cant get my, carnt, cldnt, cnt, couldnt, cudnt, didnt, difficult, difficulty, dnt, doesent, doesn,
doesnt, dont, dosent, dosnt, fighting for, finding it hard, finds it hard, gasping for, got no, hard time, hard to,
hardly, has got no, has no, hasnt, havent, incapable, is no, isnt, kant, losing, lost, never, no, not, nt, only just,
problem, refuses, shallow, short of, stop, struggle, trouble, unable, wasnt, werent, wernt, without, won t, wont,
wouldnt`,
  vital: `
air, alive, bear weight, brathing, breahte, breate, breath, breathe, breathin, breathing properly, breethe, bref,
brefe, breff, breth, brethe, calm down, conscious, consciousness, get air, get up, get warm, heart beat, heartbeat,
keep anything down, keep awake, keep food down, keep her eyes, keep his eyes, keep water down, move properly,
open her eyes, open his eyes, open my eyes, oxygen, pulse, put any weight, put pressure on, put weight, see clearly,
see straight, sit up, speak properly, stand up, stand without, stay awake, stay conscious, swallow*, talk properly,
wake up, wakeup, walk without, warm up, weight bear`,
  keepsOn: `
being sick, bleed*, blood, breathing fast, choking, coughing, cryin, crying, fitting, following, harassing, hiccuping,
hitting, hurting, hyperventilating, nose bleed, nosebleed, panicking, puking, screaming, shaking, shivering, shouting,
sick, swelling, throwing up, touching, twitching, vomiting`,
  wontStop: `
cannot stop, cant stop, cnt stop, continuously, doesnt stop, dont stop, for ages, hasnt stopped, isnt stopping, keep,
kept, mins, minutes, never stops, non stop, nonstop, not stopping, will not stop, wont stop, wouldnt stop`,
  dazed: `
confused, dazed, didnt know where, doesnt know where, doesnt know who, doesnt recognise, doesnt remember, forgetful,
muddled, not recognising`,
  mute: `
cannot speak, cannot talk, cant get words out, cant speak, cant talk, couldnt speak, isnt speaking, isnt talking,
lost her speech, lost his speech, not speaking, not talking, stopped speaking, stopped talking, words are coming out,
words wont come`,
  halts: `bad, slow, stop, weak, weird`,
  breath: `breath, breathin, heart, pulse`,
  cant: `
aint, arent, barely, can not, can t, cannot, cannt, canot, cant, cant even, carnt, cnt, couldnt, difficulty, hardly,
isnt, kant, no longer, not, not able, stopped, struggles, struggling, to drunk to, too drunk to, too ill to,
too sick to, too weak to, trouble, unable, wont`,
  moves: `
awake, balance, get her to wake, get her up, get him to wake, get him up, keep her head up, lift her, lift his,
lift my, move, movin, react, respond*, responsive, see out of, sit, speak properly, stand, stay on her feet,
stay on his feet, straighten, swim, talking, use my arm, use my hand, wake, walk, walkin, woke`,
  isSick: `
am ill, am sick, are ill, are sick, gets sick, getting sick, got ill, got sick, hes ill, hes sick, im ill, im sick,
is ill, is sick, is sik, looks ill, looks sick, really sick, shes ill, shes sick, sick all over, sick and, sick twice,
so sick, taken ill, was sick`,
  worsens: `
a lot worse, deteriorating, fading, getting worse, going downhill, got worse, is worse, much worse`,
  hot: `
boiling, burning hot, burning up, drowsy, floppy, limp, not feeding, overheating, really hot, really sleepy, roasting,
so hot, very hot, very pale, very sleepy, wont wake`,
  turns: `
became, become, came over, come over, coming over, getting, goes, going, gone, is all, look, seems, turned, turning,
turns, was all, went`,
  looksIll: `
a funny, a weird, awful, blank, blue, clammy, cold and, confused, cross eyed, dead, delirious, disorientated,
disoriented, dreadful, drowsy, floppy, funny colour, glassy, gray, green, grey, horrendous, lifeless, limp, pale,
poorly, purple, queer, really ill, rigid, rough, shaky, sleepy, stiff, sweaty, terrible, unconscious, unresponsive,
unsteady, vacant, vague, very quiet, white, wobbly, yellow`,
} as const;
