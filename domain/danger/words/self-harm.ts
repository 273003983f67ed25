/** People who may harm themselves. */
export const selfHarm = {
  selfHarm: `
a burden on, a noose, about to jump, alive anymore, all be better off, around anymore, at the end of my,
be a bother any, be a bother anymore, be a bother to any, be around after, be around much longer, be better off .,
be better with a different, be happier without me, be here for christmas, be here much longer, be here tomorrow,
be here when you, be with my dad again, be with my dad in, be with my dead, be with my mum again, be with my mum in,
be with my nan, be with you soon mum, better off dead, better off if i, better off without me,
better place without me, better without me, by the time you read, bye im sorry, cant deal with life, cant do life,
cant keep living, cant live any more, cant live anymore, cant live like, cant live with, cant see a way, cut myself,
cut too deep, cuts himself, cutting ., cutting again, cutting himself, danger to himself, danger to myself,
dark thoughts, deeper than i meant, did it again my, do anything stupid, do something silly, do something stupid,
doing something silly, doing something stupid, done it again my, done something silly, done something stupid,
done with everything, done with it all, done with life, done with living, done with this life, dont see a way out,
dont see the point, dont trust myself, dont wanna be here, dont want to be around, dont want to go on,
easier if i was gone, easier if i wasnt, end everything, end it all, end it now, end it tonight, end my life,
end my own, end myself, end of me, end of my rope, end things, end to it all, ending it, ending my,
every one would be better, everybody would be better, everyone would be better, everything to just stop,
fed up of living, fed up with life, feel empty inside, feel hopeless, feel nothing anymore, feel worthless,
finish it all, gave away my, give up on life, given away my, given up hope, given up on life, go to sleep forever,
going to end it, going to jump, good bye world, goodbye note, goodbye to me, goodbye world, got a rope,
got nothing left ., had enough of everything, had enough of it all, had enough of life, had enough of living,
had enough of this life, hang himself, hang myself, harm himself, harm myself, have a rope,
how long does it take to drown, how to die, hurt himself on purpose, hurt myself on purpose, hurt to drown,
i did it again, i want out, i wish i had never, if i disappeared, if i jumped, if i just jumped, if i just let go,
if i just stepped, if i just walked, if i let go, if i stepped off, im a burden, im going in, im worthless,
intrusive thoughts, it be over, it to stop forever, ive written letters, jump in front of, jump in the canal,
jump in the river, jump in the thames, jump into the canal, jump into the river, jump off a bridge, jump off that,
jump off the bridge, jump off the roof, jump off this, kil myself, kill himself, kill me please, kill meself,
kill my self, kill myself, kill off myself, kms, last day on earth, last day out, last goodbye, leave this world,
left a note and, lie down on the tracks, lie on the tracks, life is not worth, life is over, life is pointless,
life is too hard, live or die, lost all hope, lost the will to live and, made my peace, made peace with,
me being here, might do something, my affairs in order, never been born, never see me again, no hope left,
no one needs me, no one will miss me, no one would care if, no one would even notice, no point in anything,
no point in being, no point in carrying on, no point in life, no point in living, no point living, no point to life,
no reason for me, no reason to be, no reason to carry, no reason to go on, no reason to live, nobody needs me,
nobody wants me here, nobody will miss me, nobody would care if, nobody would notice, noone would care,
noone would miss me, not be around any, not be around much, not be around tomorrow, not be here any,
not be here anymore, not be here much, not be here next, not be here when, not carry on living, not exist,
not going to be here any, not here anymore, not safe from myself, not see christmas, not see the morning,
not see tomorrow, not tell mum what, not want to be alive, not want to be here ., not want to be here any,
not want to exist, not want to live, not worth living, nothing left for me, nothing left to live,
nothing matters anymore, nothing to live for, nothing to stay for, offing myself, on my wrists, on the ledge,
out of my misery, out of reasons, overdosing, painful to die, painful to drown, planned how, planned it all out,
put an end to, rather be dead, rather die, rather not be here, ready to die, reasons to stay, saying goodbye,
saying my goodbyes, scared ill do, scared of myself, see the point any more, see the point anymore, self harm,
self injur*, selfharm, sick of being alive, sick of life, sick of living, sleep and never, slit her, slit his wrists,
slit my, so worthless, sorry for everything ., sorry to do this to you, step in front of, stop being here,
stop existing, such a burden, suicid*, swallowed all my, take his own life, take me instead, take my life,
take my own life, tell everyone i love, tell mum i love, tell mum what i, tell my family i love, tell my kids i love,
tell my mum i love, tell my mum im sorry, tell them i love, the noose, the voices, there is no point in,
thinking about ending, thinking about jumping, thinking of ending, thinking of jumping, this is my last,
thoughts of dying, thoughts of ending, thoughts of jumping, threatening to jump, threatens to jump, threw himself,
throw himself, throw myself, tie up loose ends, tied a rope, tied up loose ends, time you read this,
tired of being alive, tired of life, tired of living, to carry on living, to die ., to not be here, to stop living,
tonight is the night, tonights the night, top himself, top myself, unalive, use it on myself, voices are telling,
voices in my head, voices telling me, walk in front of, walk into the canal, walk into the river, walk into the road,
walk into the sea, walk into the water, walk into traffic, wanna die, wanna disappear, wanna sleep forever,
want everything to end, want everything to stop, want it all to end, want it all to stop, want it to be over,
want it to end, want this to be over, want to be dead, want to drown, want to end, want to give up on everything,
want to jump, was never born, wasnt born, werent here, what happens when you die, what i have done to myself,
what is the point anymore, when you read this, wish i could disappear, wish i was not, wish i wasn t,
without me around, without me in it, wont see me again, world is better without, world without me,
would not be missed, written a letter to, written the note, wrote the note, you will be better off without`,
  wish: `
afraid of, deserve to, dont want to, feel like, hope i, hoping to, id rather, just let me, let me,
please dont let him, please dont let me, rather, ready to, scared of, think about, thinking of, thoughts about,
thoughts of, tried to, trying to, want, want to, wish`,
  die: `be dead, dead, death, die, died, dyin, dying`,
  dies: `
about to die, almost dead, almost died, be dead, could die, dead, dieing, dyin, dying, fading, going to die,
isnt going to make it, looks dead, may die, might die, nearly dead, nearly died, no longer alive, not gonna make it,
slipping away, will die, wont make it`,
  selfDies: `
about to die, could die, dieing, dyin, dying, gonna die, may die, might die, not gonna make it, will die`,
  living: `
be alive, be here any, carry on living, exist any, go on living, keep living, keep on living, live any, to be alive,
to exist, to live`,
  life: `
alive, be around, being alive, being around, being here, death, exist, existence, keep going on, life, live, my life,
myself anymore, this life, this world, to be here, to wake up, wake up tomorrow, waking up`,
  despair: `
better off, cant bear, cant cope, cant face, cant go on, cant see a, cant see the, cant stand, cant take, done,
done with, dont care about, dont see, dont wanna, dont want, end, enough of, fed up, give up on, given up on, goodbye,
hate, hopeless, isnt worth, never wanted, no point, no reason, no will, not worth, nothing, over, point in, pointless,
reason to, sick of, sorry for, tired of, unbearable, what is the point, why bother, wish, without me, worth it,
worthless`,
  farewell: `bye forever, farewell, final goodbye, good bye, goodbye, last words`,
  farewellTo: `
cruel world, everyone, forever, forgive me, i love you all, love you all, my family, never see, sorry, tell my,
wont see me`,
  /** How somebody asks for a point who sees none. */
  pointOf: `
no point, no point in, not see a reason, not see any reason, not see the point, point in, point of, reason to,
see no point, see no reason, see the point, what is it all for, why bother, why carry on, why do i, why even, why keep`,
  /** Life, and going on with it. */
  existing: `
any more ., any of it, any of this ., anything, being alive, being here, breathing, carry on, even being, existing,
going on, it all, keep going, keep on, life, living, me being, me even being, of me, trying any more, trying anymore,
wake up`,
  /** What somebody says who gives up on more than a game. */
  hopeless: `
a burden, all got too much, all too much, am done ., am so tired, better without me, burden on, can not carry on,
can not keep, can not see a way, empty inside, feel nothing, happier without me, hate my life, hate myself,
hurts too much, i quit life, it to be over, it to end, it to stop, made my mind up, made my peace, made up my mind,
my time is up, no way out, not carry on, not matter anymore, nothing left, nothing to live, out of options,
run out of hope, so easy to, so tired of, what is left for me, without me`,
  /** What somebody says who goes for good. */
  lastWords: `
always loved, be good to, do not come looking, do not look for me, do not wait for me, do not worry about me,
dont blame, forgive me, give my dog, given my, given the cat away, given the dog away, i love you all, i loved,
i will be gone, kiss the kids, leave everything to, left a letter, left a note, look after my, love you all,
love you both, loved you, miss me, no flowers, not be around, not be seeing, not see me again, note for, note on the,
passwords are, remember me, sorry everyone, sorry for being, sorry for everything, sorry for it all,
sorry to everyone, sorry to my, sorry to you all, take care of my, tell him i, want my funeral, when i am gone,
when it is over, when you read this, will is in, written a note, written letters, written the letters,
written the note, wrote a note, wrote letters, wrote the letters, you will find me`,
  /** A place to fall from. */
  brink: `
balcony, barrier, bridge, car park, cliff, edge, ledge, live rail, parapet, platform, platform edge, rail, railings,
roof, rooftop, top deck, top floor, tower block, track, train, viaduct, water`,
  /** What somebody says who looks down. */
  drawn: `
about going in, as good a place, call to me, calling me, crying, deep enough, easy to, fast trains, going in,
high enough, how deep, how far down, how high, how long would it take, just one step, keep looking at, long way down,
looking down, looks inviting, looks peaceful, low here, no barrier, not stopping, over the side, really low, so easy,
step out, tall enough, thinking about it, thinking of it, thinking things, thinking what if, want to let go,
what if i, without stopping, would anyone notice, would be quick, would it hurt`,
  /** What is also said by who goes home. */
  partings: `
bye everyone, cheerio, farewell, final text, gone tomorrow, good bye, goodbye, it was fun, last chapter, last day,
last message, last night, last text, last thing, last time you, my last, nice knowing you, not be coming back,
not be coming home, not be going home, not be here, not be home, not coming back, not coming home, not going home,
not making it home, one last, over now, tell everyone, tell my, tell the kids, tell the others, thank you all for,
thanks for everything, this is goodbye, to say bye, to say cheerio, to say goodbye`,
  /** What somebody says who gives up. */
  weary: `
am finished, can not do it any, can not do this, can not go on, can not take, fed up of, had enough, i am done,
i give up, not cope, not matter any, not want to be, over it all, this is it, time to go`,
  /** How somebody is at a drop who should not be. */
  perched: `
climbed onto, climbed out on, climbed over, climbing onto, climbing over, dangling, feet over, hanging off,
leaning over, legs over, over the, sat on, sitting on, standing on, stood on, too close to, wrong side of`,
  /** A place to fall from, with somebody who should not be there. */
  drop2: `
balcony, barrier, bridge rail, cliff, edge, ledge, parapet, railing, roof, rooftop, viaduct, window ledge, windowsill`,
  /** What somebody says in despair, and of a clue. */
  despairs: `
can not cope, can not do this any more, can not do this anymore, can not go on, can not take any more,
can not take anymore, can not take it any, can not take it anymore, can not take this any, can not take this anymore`,
} as const;
