/** Calls for help that are no game. */
export const pleas = {
  /** All that the text says. */
  wholeText: `
112, 911, accident, dead, fire fire, fire fire fire, get help, help help, help help help, help help help help, hurry,
im sick, please come, police police, quick quick, scared, urgent, urgent urgent, urgently`,
  outcry: `
a e, accident, ambulance, bleeding, blood, danger, doctor, emergency, fire, gun, help help, hospital, knife, medic,
murder, police, quick, quickly, stabbing`,
  /** The end of a sentence that somebody shouts. */
  shout: `!!`,
  hurry: `hurry, hury, urgent, urgently, urgnt`,
  hurried: `bleeding, come, god, he, help, hes, man, now, omg, please come, please help, please send, quick`,
  something: `something, sth, summit, what is`,
  happened: `happend, happened, has happened, just happened`,
  badThing: `
amiss, awful, bad, badly wrong, dreadful, horrible, isnt right, not right, really wrong, serious, seriously,
seriously wrong, terrible, very wrong`,
  wrongWith: `
going on with, happend to, happened to, happening to, matter with, up with, whats up with, wrong with`,
  safe: `safe`,
  gasp: `argh, arghh, christ, fuck, jesus, oh god, oh my god, oh no, omg, ouch, ow, shit`,
  gasped: `
ambulance, ankle, arm, back, bleeding, blood, dead, eye, finger, foot, gun, hand, head, hurt, knee, knife, leg, pain,
police, stabbed`,
} as const;
