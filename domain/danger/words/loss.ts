/** People who are not where they should be. */
export const loss = {
  losing: `
any sign of, anybody seen, anyone seen, cant find, cant fine, cant locate, cant reach, cant see, cant spot,
did anyone see, did you see, didnt find, dnt know where, dont no where, forgot, handed in, has any one seen,
has anybody seen, has anyone seen, hav lost, have lost, have you seen, havent seen, help find, help me find,
i cant find, i left, idk where, left behind, let go of, looking for, loose, lose, lost, lost sight of, lost track of,
misplaced, missing, need to find, no clue where, no idea where, no one can find, no sight of, no sign of, no trace of,
nobody can find, none of us can find, not able to find, not find, not found, searching for, separated from,
seperated from, split from, split up from, took my eye off, took my eyes off, took your eyes off, trying to find,
turned around and, turned my back, turned round and, unable to find, were has my, were is my, wher is, where did,
where has, where is, where my, where s`,
  seeks: `
anybody seen, anyone seen, cannot find, cant see, havent seen, lost, lost sight of, no one can find, no sign of,
nobody can find, weve lost`,
  vanished: `
alone somewhere, been taken, behind on, bolted, cant be contacted, cant be found, cant be seen, did not get on,
didnt arrive, didnt come back, didnt come out, didnt get off, didnt return, didnt turn up, disapear*, disappear*,
dissapear*, dissappear*, doesnt answer, doesnt pick up, done a runner, gone astray, gone gone, gone missing,
gone walkabout, gone with a, gone with some, gone with the, got lost, got off, got on the wrong, got separated,
got seperated, got taken, has vanished, hasnt arrived, hasnt come, hasnt come out, hasnt returned, hasnt turned up,
have gone, havent come back, is gone ., is lost, is no where, is not back, is nowhere, isnt answering, isnt here,
isnt picking up, isnt replying, isnt responding, isnt there, isnt where, isnt with us, left behind, left on the train,
left on the tube, left the group, left without us, legged it, lost, lost sight, mising, never arrived, never came,
never came back, never came out, never got off, never got on, never returned, never seen, never turned up, no show,
no where, not answering, not anywhere, not at the, not back, not by the, not come back, not come out, not get off,
not get on, not here, not in the, not on the bus, not on the train, not picking up, not replying, not responding,
not seen, not turned up, not where, not with me, not with the, nowhere, on the train without, on the tube without,
overdue, phone goes to voicemail, phone is off, phone off, ran away, ran off, run away, run into the, run off,
scarpered, separated, seperated, should have been back, slipped away, slipped off, still not back,
straight to voicemail, took off, unaccounted, vanish*, vannish*, walked away, walked off, wander off, wanderd,
wandered, wandering, was taken, went missing, went off, where i left, without me, wont answer, wont pick up`,
  gone: `gon`,
  alone: `
abandoned, all alone, alone, by himself, by his self, by itself, by theirself, cant find his, in a car, in the car,
in the road, in traffic, into the road, into traffic, looking for his, looks lost, near the edge, no adult*, no mum,
no one with, no parent*, nobody with, on his own, on its own, onto the road, seems lost, unaccompanied, unattended,
wandering about, wandering around, wandering in, wandering the, with no adult, with no parents, without an adult,
without anyone, without parents`,
  lonely: `
abandoned, all alone, all by myself, alone and, alone here, am alone, by myself, dumped me, here alone, im alone,
left me, on me own, on my own, stranded`,
  lostSelf: `
am lost, dont know where i am, dont know where we are, got lost, im lost, lost, no idea where i am, separated,
seperated, stranded`,
  leaves: `forgot my, forgotten my, left my, left the, lost hold of`,
  aged: `
aged 2, aged 3, aged 4, aged 5, aged 6, aged 7, aged 8, aged 9, hes 2, hes eight, hes five, hes four, hes nine,
hes only, hes seven, hes six, hes three, is 11, is eight, is five, is four, is nine, is only 2, is only 8, is only 9,
is only five, is only four, is only seven, is only six, is only three, is seven, is six, is ten, is three, is two`,
  agedAnd: `alone, crying, disappeared, find, gone, help, lost, missing, ran, scared, seen, wandered, wasnt, where`,
  roams: `
barefoot, cant remember where, cant remember who, does not know what day, doesnt know his name, doesnt know where he,
doesnt know who, doesnt remember, dont know where he lives, in a nightie, in her nightie, in his pyjamas,
in his slippers, in pyjamas, in slippers, in the middle of the road, in the middle of traffic, in the road,
in the traffic, in traffic, into the road, looking for his mum, looking for his mummy, looks confused, looks lost,
middle of the road, middle of the street, middle of the traffic, middle of traffic, no shoes on, not know his name,
not know where he, not know who he, not remember his, on the road, on the tracks, out in the road, really confused,
seems confused, seems lost, towards the canal, towards the river, towards the road, towards the traffic,
towards the water, very confused, wandering about, wandering around, wandering in the`,
  /** Where somebody was a moment ago. */
  wasHere: `
a minute ago, a moment ago, a sec ago, a second ago, been here, behind me, beside me, had his hand, here a minute,
holding hands with, holding his hand, holding my hand, in front of me, in the buggy, in the pram, just here,
next to me, on my shoulders, one minute, one second, right by, right here, right there, there a minute,
walking with me, was by, was here, was in front, was on, was there, was with, was with me, were here, were right,
were with, with me`,
  /** How people say that somebody is gone now. */
  isGone: `
and he is not, and now gone, can not see him, has gone ., he has gone, he is gone, is gone ., next he was gone,
next minute gone, next second gone, not see him, not there now, now gone, now he has gone, now he has vanished,
now he is gone, now he is not, now is not, now not, now nothing, now there is no sign, poof, then gone,
then he vanished, then he was gone, then he was not, then nothing, was gone ., was not there, where has he gone,
where is he`,
  /** When somebody is lost. */
  looksAway: `
bent down, blinked, got off the phone, let go, let go of his hand, let go of my hand, looked away, looked down,
looked round, looked up, my back was turned, only a second, paid for, queueing, tied my shoe, took my eye,
took my eyes, turned around, turned away, turned my back, turned round`,
  /** Who counts people. */
  counted: `
all accounted for, count is, counted, counting, had four, had three, had two, head count, headcount, should be,
started with, there were, we had, were meant to be, were supposed to be`,
  /** How people say that somebody is missing from a count. */
  tooFew: `
down one, i am missing, is missing, is one short, kids now, now i have, now only, now there is, one gone,
one is missing, one less, one missing, one short, only five, only four, only got, only have, only see, only three,
only two`,
  /** Somebody, as written: 'her' before a thing is none. */
  lostOne: `
he, her ., her and, her anywhere, her at, her by, her he, her help, her i, her in, her near, her now, her on,
her please, her she, him, she, them`,
  /** Who does not answer any more. */
  unreachable: `
gone with a stranger, left with a stranger, left with some, not answered, not answering, not picked up,
not picking up, not replied, not replying, phone is off, phone off, straight to voicemail, turned off his phone,
went off with a stranger`,
} as const;
