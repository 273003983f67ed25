/** Calls for help that are no game. */
export const pleas = {
  wrong: `
going on with, happend to, happened to, happening to, matter with, up with, whats up with, wrong with`,
  something: `smth, something, somethings, somthing, sth, summat, summit, sumthing, what is, whats`,
  badThing: `
amiss, awful, bad, badly wrong, dreadful, horrible, isnt right, not right, really wrong, serious, seriously,
seriously wrong, terrible, very wrong`,
  happened: `hapened, happend, happened, has happened, just happened`,
  notOk: `
accidant, accident, accidents, acident, aint right, aint well, am hurt, am not ok, an accident, are hurt, badly hurt,
been hurt, been in an accident, big accident, doesnt feel good, doesnt feel right, doesnt feel well, doesnt look good,
doesnt look ok, doesnt look right, doesnt look well, doesnt seem right, dont feel good, dont feel great, dont feel ok,
dont feel right, dont feel so good, dont feel too good, dont feel well, dont look good, dont look well, got hurt,
had accident, had an accident, has had an accident, have accident, have had an accident, having an accident,
hes not ok, hurt bad, hurt badly, hurt herself, hurt himself, hurt myself, hurt real bad, hurt themselves, hurted,
im not ok, im not okay, in a mess, in an awful state, in big trouble, in distress, in need of, in need of help,
in real trouble, in serious trouble, in trouble, is hurt, is hurting, is not ok, is not okay, is trapped, isnt good,
isnt ok, isnt okay, isnt right, isnt well, look ill, looks awful, looks bad, looks dead, looks ill, looks really bad,
looks terrible, looks unwell, not all right, not alright, not doing good, not doing great, not doing so well,
not doing too good, not doing well, not feeling good, not feeling great, not feeling ok, not feeling right,
not feeling so good, not feeling too good, not feeling too well, not feeling very well, not feeling well, not herself,
not himself, not ok at all, not right with, not well, shes not ok, something not right, was hurt, were hurt`,
  safe: `safe`,
  /** All that the text says. */
  whole: `
112, 911, 999, accident, attacked, bad accident, been attacked, been mugged, been robbed, bleeding, come quick,
fainted, fire fire, fire fire fire, get help, got mugged, got robbed, help help, help help help, help help help help,
help me now, help now, help quick, help urgent, help us now, hes dying, hes hurt, hurry, hurry hurry, hurry quick,
hurry up help, im hurt, im scared, im sick, im trapped, in danger, in pain, injured, intruder, mugged, please come,
please hurry, police police, quick quick, scared, send help, shes dying, shes hurt, urgent, urgent urgent, urgently,
were hurt, were trapped`,
  hurried: `
bleeding, come, god, he, help, hes, man, now, omg, please come, please help, please send, quick, she, shes`,
  hurry: `hurrry, hurry, hury, urgent, urgently, urgnt`,
  cry: `
accident, ambulance, bleeding, blood, danger, doctor, emergency, fire, help help, medic, murder, police, quick,
quickly`,
  shout: `!!`,
} as const;
