/** What illness does to people. */
export const illness = {
  feels: `came over, came over all, come over all, feal, feel, feelin, felt`,
  unwell: `
awful, breathless, clammy, cold and, confused, delirious, disorientated, disoriented, dissy, dizy, dizzy, drowsy,
faint, faintish, feverish, funny, fuzzy, giddy, groggy, horrible, horrid, hot and cold, iffy, ill, in pain,
light headed, lightheaded, like crap, like death, like im about to, like im dying, like im going to, like im gonna,
like shit, limp, naseous, nausea*, nauseus, nausious, numb, odd, off, out of it, paralysed, peculiar, poorly, queasy,
really bad, really hot, rly bad, rough, rubbish, shakey, shaky, shivery, sick, sickly, sik, sleepy, so bad,
spaced out, strange, sweaty, terrible, tight chested, unsteady, unwell, very bad, violently, weak, weird, wierd,
wobbly, woozy, worse`,
  symptom: `
about to faint, bad reaction, bad trip, bad turn, bent double, blacking out, boiling hot, burning up, chucking up,
chundering, cold sweat, coming over faint, confusion, convuls*, coughing up, cramping, delirious, delirium,
delusional, diarrhoea, disorientated, disoriented, dizziness, dizzy, doubled over, doubled up, eyes rolling, feverish,
floppy, foaming, foams, frothing, funny colour, funny turn, gasping, gibberish, giddy, glazed, going blue, going grey,
going stiff, going white, gone all, gone blue, gone funny, gone gray, gone green, gone grey, gone limp, gone pale,
gone stiff, gone very quiet, gone white, gone yellow, green in the face, had a turn, hallucinat*, having a breakdown,
having a turn, having an episode, having kittens, hearing voices, high temperature, hot and cold, hurling,
in a bad state, in a bad way, in a lot of pain, in a state, in alot of pain, in bad shape, in bits, in pain,
in pieces, incoherent, jerking, lifeless, light headed, lightheaded, making no sense, mental breakdown, nauseous,
nervous breakdown, not all there, not herself, not himself, not making any sense, not making sense, not with it,
odd colour, off colour, off her head, off his head, on the way out, out cold, out of it, pale as, palpitations,
poorly, puked, pukes, puking, rash, really pale, rolled back, rolling back, shakes, sick again, sick everywhere,
sick on, slurred, slurring, slurs, so pale, spewing, strange colour, taken a turn, talking funny, talking nonsense,
talking rubbish, temperature is, threw up, throwing up, thrown up, throws up, tremors, tripping out, turned blue,
turned grey, turned white, turning blue, turning grey, turning purple, twitching, unwel, unwell, very pale, vomit*,
vommit*, weak pulse, weird colour, went blue, went grey, went limp, went pale, went white, wheezing, wheezy,
white as a sheet, wont eat or drink, writhing`,
  sickness: `ill, in bad way, is bad, poorly, puking, really bad, sick, sik, spewing, very bad, vomiting`,
  beingSick: `been, bein, being, feel, im so, keep, violently`,
  isSick: `
am ill, am sick, are ill, are sick, gets sick, getting sick, got ill, got sick, hes ill, hes sick, im ill, im sick,
is ill, is sick, is sik, looks ill, looks sick, really sick, shes ill, shes sick, sick all over, sick and, sick twice,
so sick, taken ill, was sick`,
  notOk: `
accidant, accident, acident, aint right, aint well, am hurt, am not ok, doesnt feel good, doesnt feel right,
doesnt feel well, doesnt look good, doesnt look ok, doesnt look right, doesnt look well, doesnt seem right,
dont feel good, dont feel great, dont feel ok, dont feel right, dont feel so good, dont feel too good, dont feel well,
dont look good, dont look well, hes not ok, hurt real bad, hurted, im not ok, im not okay, in a mess,
in an awful state, in big trouble, in distress, in need of, in real trouble, in serious trouble, in trouble,
is hurting, is not ok, is not okay, isnt good, isnt ok, isnt okay, isnt right, isnt well, look ill, looks awful,
looks bad, looks dead, looks really bad, looks terrible, not all right, not alright, not doing good, not doing great,
not doing so well, not doing too good, not doing well, not feeling ok, not ok at all, not right with, not well,
shes not ok`,
  hurtState: `
bleedin, bleeding, dying, hert, hurt, in agony, injurd, injured, poorly, shot, stabbed, trapped, unwell, wounded`,
  becomes: `
became, become, came over, come over, coming over, getting, goes, going, gone, is all, look, seems, turned, turning,
turns, was all, went`,
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
cannot speak, cannot talk, cant get words out, cant speak, cant talk, couldnt speak, isnt speaking, isnt talking,
lost her speech, lost his speech, not speaking, not talking, stopped speaking, stopped talking, words are coming out,
words wont come`,
  keepsHappening: `
being sick, bleed*, blood, breathing fast, choking, coughing, cryin, crying, fitting, following, harassing, hiccuping,
hitting, hurting, hyperventilating, nose bleed, nosebleed, panicking, puking, screaming, shaking, shivering, shouting,
sick, swelling, throwing up, touching, twitching, vomiting`,
  wontStop: `
cannot stop, cant stop, cnt stop, continuously, doesnt stop, dont stop, for ages, hasnt stopped, isnt stopping, keep,
kept, mins, minutes, never stops, non stop, nonstop, not stopping, will not stop, wont stop, wouldnt stop`,
  mildSymptom: `
clammy, cramps, drowsy, fever*, meltdown, migraine, nausea, paranoid, shakin, shaking, shivering, shivery, staggering,
stumbling, swaying, sweating, sweats, trembling, twitchy, unsteady`,
} as const;
