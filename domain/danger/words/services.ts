/** Who helps, and how people ask for them. */
export const services = {
  helper: `
a and e, a e, a n e, antihistamine, armed response, bandage, bobbies, coast guard, coastguard, cop, copper*, cops,
counsellor, crisis line, crisis team, doc, docs, docter, doctor, doctr, dr, emergency doctor, emergency room,
eye hospital, feds, fire brigade, fire department, fire service, firefighter*, fireman, firemen, first aid kit,
glucose, gp, hospita, hospital, hospitl, hospitle, hosptal, hosptial, life guard, lifeguard, medic, medical,
medically trained, midwife, nurse, old bill, oxygen, painkiller, piriton, plod, poilce, polce, police, police officer,
police station, policeman, policemen, policewoman, polis, polise, pollice, samaritans, security, security guard,
st johns, stretcher, tourniquet, transport police, urgent care, walk in centre, wheelchair urgently`,
  asks: `
any doctor, anybody a, anyone a, asap, ask for, bring, cal, call, callin, cll, closest, contact, dial, fetch, get a,
get doctor, get me a, get medic, get police, get the, get us a, has to go to, have to go to, immediately, is anyone a,
is there a, message the, must go to, nead, nearest, ned, need, need to go to, phone, quick, quickly, report to the,
ring, rush* to, rushed to, send, sent for, should i call, should i go to, should we go to, snd, someone a,
speak to the, take her to, take him to, take me to, take us to, taken to, takin him to, taking her to, taking him to,
taking me to, tell the, text the, urgent*, want, where are the, where is, where is the, wheres`,
  goes: `go to, going, going to, gone to, heading, in, needs, off to, rush*, take, taken, to, took`,
  hospital: `
a and e, a e, a n e, casualty, emergency room, hospita, hospital, hospitl, hospitle, hosptal, hosptial`,
  pleaseNow: `help, now, please, plese, pls, quick`,
  help: `assist, assistance, halp, heelp, hellp, helo, help, helpp, helppp, hepl, hlep, hlp`,
  helped: `
a boy, a child, a girl, a kid, a lady, a man, a woman, he, her, hes, him, man, old lady, old man, people, she, shes,
somebody, someone, them, they are, theyre, this boy, this girl, this guy, this lady, this man, this poor, this woman,
woman`,
  urgently: `
asap, at once, badly, emergency, fast, fst, hurry, hury, im serious, imediately, immediately, immediatly, in danger,
not a joke, not joking, now, nw, please please, pls pls, plz plz, qick, quick, quickly, quik, quikly, real help,
right away, right now, rn, scared, serious, seriously, soon as, straight away, urgantly, urgent*, urgnt, very quickly`,
  save: `
come and get me, come and get us, come get me, come get us, get me out, get us out, hide, pick us up, place of safety,
protect, rescue, safe place, safe space, save, shelter, somewhere safe`,
  /** Who cannot talk because somebody listens. */
  secrecy: `
can hear me, cannot speak, cannot talk, cant speak, cant talk, could hear, do not call, do not ring, dont call,
dont phone, dont ring, hear me, hears me, hell hear, is listening, listening to me, may hear, might hear, pretend,
quietly, silent, silently, whisper*, will hear`,
} as const;
