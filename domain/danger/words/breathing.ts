/** What the body no longer does. */
export const breathing = {
  not: `
aint, barely, barly, can t, cannt, canot, cant catch, cant get, cant get his, cant get my, difficult, difficulty, dnt,
doesn, fighting for, finding it hard, finds it hard, gasping for, got no, hard time, hard to, hardly, has got no,
has no, havent, incapable, is no, kant, losing, lost, never, no, not, nt, only just, problem, refuses, shallow,
short of, stop, struggle, trouble, unable, without, won t, wont`,
  vitals: `
air, alive, bear weight, brathing, breath, breathin, breathing properly, bref, breff, brethe, calm down, conscious,
consciousness, cough, find his words, find the words, get air, get his words out, get my words out, get up, get warm,
grip, heart beat, heartbeat, his words, hold a cup, hold his cup, hold his phone, keep anything down, keep awake,
keep food down, keep his eyes, keep his eyes open, keep water down, know his name, know who i am, lift his arm,
lift my arm, move, move properly, open his eyes, open my eyes, oxygen, pulse, put any weight, put pressure on,
put weight, raise his arm, remember his name, respond, see clearly, see properly, see right, see straight, sit up,
smile, smile properly, speak, speak properly, stand, stand up, stand without, stay awake, stay conscious,
stay upright, stop shaking, swallow, talk properly, wake, wake up, walk, walk without, warm up, weight bear, woke up,
woken up, words straight`,
  breath: `breath, breathin, heart, pulse`,
  halts: `
all wrong, bad, fast, funny, no right, noisy, not right, not steady, odd, rapid, rattling, really fast, shallow, slow,
stop, strange, weak, weird, wrong`,
  cannot: `
barely, can t, cannt, canot, cant even, difficulty, hardly, isnt, kant, no longer, not, not able, stopped, struggles,
struggling, to drunk to, too drunk to, too ill to, too sick to, too weak to, trouble, unable, wont`,
  moves: `
awake, balance, climb out, get back out, get back up, get him to wake, get him up, get off the floor, get out of the,
get up, keep her head up, lift his, lift my, move, movin, react, respond*, responsive, see out of, sit,
speak properly, stand, stay on his feet, straighten, swim, talking, use my arm, use my hand, wake, walk, walkin, woke`,
} as const;
