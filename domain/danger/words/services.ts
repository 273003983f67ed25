/** Who helps, and how people ask for them. */
export const services = {
  helper: `
a e, a n e, antihistamine, armed response, bandage, bizzies, bobbies, bobby, coast guard, coastguard, cop, copper*,
cops, counsellor, crisis line, crisis team, doc, docs, doctor, dr, emergency doctor, emergency room, eye hospital,
feds, fire brigade, fire department, fire engine, fire service, firefighter*, fireman, first aid kit, fuzz, glucose,
gp, hospita, hospital, hospitl, hospitle, hosptal, hosptial, life guard, lifeguard, medic, medical, medically trained,
midwife, nurse, old bill, oxygen, painkiller, piriton, plod, police, police officer, police station, policeman,
policewoman, polis, polise, rozzers, samaritans, security, security guard, st johns, stretcher, the law, tourniquet,
transport police, urgent care, walk in centre, wheelchair urgently`,
  asks: `
any doctor, anybody a, anyone a, asap, ask for, bring, cal, callin, cll, closest, contact, dial, fetch, get a,
get doctor, get me a, get medic, get police, get the, have to go to, immediately, is anyone a, is there a,
message the, must go to, nead, nearest, ned, need, need to go to, phone, quick, quickly, report to the, ring,
rush* to, sent for, should i call, should i go to, snd, someone a, speak to the, take him to, take me to, taken to,
takin him to, tell the, text the, urgent*, want, where is, where is the`,
  goes: `go to, going, going to, gone to, heading, in, needs, off to, rush*, take, taken, to, took`,
  hospital: `a e, a n e, casualty, emergency room, hospita, hospital, hospitl, hospitle, hosptal, hosptial`,
  pleaseNow: `help, now, pls, quick`,
  help: `assist, assistance, help`,
  helped: `
a boy, a child, a girl, a kid, a lady, a man, a woman, he, hes, him, man, old lady, old man, people, somebody,
someone, this boy, this girl, this guy, this lady, this man, this poor, this woman, woman`,
  urgently: `
asap, at once, badly, emergency, fast, fst, hurry, hury, im serious, immediately, in danger, not a joke, not joking,
now, pls pls, qick, quick, quickly, quik, real help, right away, right now, rn, scared, serious, seriously, soon as,
straight away, urgent*, urgnt, very quickly`,
  save: `
come and get me, come get me, get me out, hide, pick us up, place of safety, protect, rescue, safe place, safe space,
save, shelter, somewhere safe`,
  /** Who cannot talk because somebody listens. */
  secrecy: `
can hear me, cant speak, cant talk, could hear, dont call, dont phone, dont ring, hear me, hell hear, is listening,
listening to me, may hear, might hear, pretend, quietly, silent, silently, whisper*, will hear`,
  /** How hands that shake write HELP. */
  helpSlip: `ehlp, halp, heelp, hekp, hellp, hellpp, helpp, hepl, heplp, hlep, hlp, hlpe, hrlp, hwlp`,
} as const;
