/** Calls for help that are no game. */
export const pleas = {
  wrong: `
going on with, happend to, happened to, happening to, matter with, up with, whats up with, wrong with`,
  something: `smth, something, somthing, sth, summat, summit, sumthing, what is, whats`,
  badThing: `
amiss, awful, bad, badly wrong, dreadful, horrible, isnt right, not right, really wrong, serious, seriously,
seriously wrong, terrible, very wrong`,
  happened: `hapened, happend, happened, has happened, just happened`,
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
  safe: `safe`,
  /** All that the text says. */
  whole: `
112, 911, accident, fire fire, fire fire fire, get help, help help, help help help, help help help help, hurry,
im sick, please come, police police, quick quick, scared, urgent, urgent urgent, urgently`,
  hurried: `
bleeding, come, god, he, help, hes, man, now, omg, please come, please help, please send, quick, she, shes`,
  hurry: `hurrry, hurry, hury, urgent, urgently, urgnt`,
  cry: `
a e, accident, ambulance, bleeding, blood, danger, doctor, emergency, fire, gun, help help, hospital, knife, medic,
murder, police, quick, quickly, stabbing`,
  shout: `!!`,
  hurtNow: `
bleedin, bleeding, dying, hert, hurt, in agony, injurd, injured, poorly, shot, stabbed, trapped, unwell, wounded`,
} as const;
