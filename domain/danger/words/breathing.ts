/** What the body no longer does. */
export const breathing = {
  not: `
aint, arent, barely, barly, can not, can t, cannot, cannt, canot, cant, cant catch, cant get, cant get her,
cant get his, cant get my, carnt, cldnt, cnt, couldnt, cudnt, didnt, difficult, difficulty, dnt, doesent, doesn,
doesnt, dont, dosent, dosnt, fighting for, finding it hard, finds it hard, gasping for, got no, hard time, hard to,
hardly, has got no, has no, hasnt, havent, incapable, is no, isnt, kant, losing, lost, never, no, not, nt, only just,
problem, refuses, shallow, short of, stop, struggle, trouble, unable, wasnt, werent, wernt, without, won t, wont,
wouldnt`,
  vitals: `
air, alive, bear weight, brathing, breahte, breate, breath, breathe, breathin, breathing properly, breethe, bref,
brefe, breff, breth, brethe, calm down, conscious, consciousness, get air, get up, get warm, heart beat, heartbeat,
keep anything down, keep awake, keep food down, keep her eyes, keep his eyes, keep water down, move properly,
open her eyes, open his eyes, open my eyes, oxygen, pulse, put any weight, put pressure on, put weight, see clearly,
see straight, sit up, speak properly, stand up, stand without, stay awake, stay conscious, swallow*, talk properly,
wake up, wakeup, walk without, warm up, weight bear`,
  breath: `breath, breathin, heart, pulse`,
  halts: `bad, slow, stop, weak, weird`,
  cannot: `
aint, arent, barely, can not, can t, cannot, cannt, canot, cant, cant even, carnt, cnt, couldnt, difficulty, hardly,
isnt, kant, no longer, not, not able, stopped, struggles, struggling, to drunk to, too drunk to, too ill to,
too sick to, too weak to, trouble, unable, wont`,
  moves: `
awake, balance, get her to wake, get her up, get him to wake, get him up, keep her head up, lift her, lift his,
lift my, move, movin, react, respond*, responsive, see out of, sit, speak properly, stand, stay on her feet,
stay on his feet, straighten, swim, talking, use my arm, use my hand, wake, walk, walkin, woke`,
} as const;
