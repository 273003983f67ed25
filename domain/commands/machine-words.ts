/**
 * The verbs of reactions ('Liked “…”'), by the phone's language, each list sorted. A phone sends a
 * reaction as such a text when the other side cannot show it.
 */
export const reactionVerbs = {
  english: `
disliked | emphasi[sz]ed | laughed at | liked | loved | questioned | reacted .{1,24}? to
| removed an? .{1,30} from`,
  french: `
a accentué | a adoré | a aimé | a mis en avant | a questionné | a ri de | a réagi .{1,24}?à | a trouvé drôle
| aime | j'aime | je n'aime pas | n'a pas aimé | s'interroge sur`,
  german: `
betont | gefällt | gefällt mir | gefällt nicht | hat .{1,24}? auf | hervorgehoben | hinterfragt | lacht über
| lachte über | liebt | mag | reagierte .{1,24}? auf`,
  spanish: `
cuestionó | enfatizó | ha enfatizado | ha reaccionado .{1,24}? a | le dio risa | le encantó | le gusta
| le gustó | le ha encantado | le ha gustado | me gusta | no le gustó | reaccionó .{1,24}? a | se rió de`,
  italian: `
adora | ha adorato | ha apprezzato | ha enfatizzato | ha espresso un dubbio su | ha messo .{1,24}? a
| ha reagito .{1,24}? a | ha riso per | mi piace | non mi piace | piace`,
  portuguese: `adorou | amou | curtiu | enfatizou | gostou de | não gostou de | questionou | reagiu .{1,24}? a | riu de`,
  dutch: `benadrukte | had een vraag over | houdt van | lachte om | reageerde .{1,24}? op | vindt | vond`,
  polish: `
lubi | nie lubi | podkreślił | polubiono | polubił | polubiła | roześmiał się z | uwielbia
| zareagował.{1,24}? na | śmieje się z`,
  swedish: `betonade | gillade | gillar | ogillade | reagerade .{1,24}? på | skrattade åt | älskade | älskar`,
  others: `elskede | elsket | likte | rakasti | synes om | tykkäsi`,
} as const;

/**
 * Parts of the automatic replies of phones, mail programs, networks and voice mail, sorted. A caret
 * stands for the beginning of the text.
 */
export const automaticTexts = [
  '(?:code|pin|otp) is:? ?\\d{4,}',
  '(?:data|roaming|minutes) (?:allowance|usage|charges|pass|bundle|bolt[- ]on)',
  '(?:does not|doesn.t|cannot|can.t) (?:accept|receive) (?:text|sms|incoming)',
  "(?:i'm|i am) (?:currently )?(?:in a meeting|away from my phone|unavailable|busy) (?:right now|at the moment)",
  "(?:i'm|i am) (?:currently )?in a meeting\\b.*(?:call|text|back|later)",
  "(?:i'm|i am) not receiving notifications",
  '(?:message|sms|text) (?:was |has been )?(?:delivered|read|not delivered|not sent|failed)\\b',
  '(?:new )?voice ?mail(?: message)?\\b.*(?:from|dial|call|press|received|listen|new)',
  '(?:verification|security|login|one[- ]time|access) (?:code|passcode|pin)',
  '(?:your|thank you for your) (?:message|text|e-?mail) (?:has been|was|is) (?:received|important)',
  '^(?:liked|loved|disliked|questioned|emphasi[sz]ed|laughed at) an? (?:image|photo|picture|video|movie|sticker|attachment|message|audio message)',
  '^\\S{2,12}: .*(?:delays?|reminder|alert|disruption|closed|closure|due|expires)',
  '^enviado desde mi iphone\\.?$',
  '^envoyé de mon iphone\\.?$',
  '^get outlook for (?:ios|android)\\.?$',
  '^hat ["„“«].*["“”»] (?:geliked|geliebt|markiert|hervorgehoben)$',
  '^https?://\\S+$',
  '^inviato da iphone\\.?$',
  '^reminder: .+',
  '^sent (?:from|via) (?:my )?(?:android|galaxy.*|google messages|huawei.*|ipad|iphone|messages|messenger|mobile|outlook.*|phone|samsung.*|signal|telegram|truecaller|whatsapp|yahoo.*)\\.?$',
  '^shared (?:a |their |his |her )?(?:live )?(?:location|contact|photo)$',
  '^voice ?mail:?$',
  '^von meinem iphone gesendet\\.?$',
  '^welcome to [\\p{L}0-9 ]+[.!]? you can',
  'abwesenheitsnotiz',
  'auto(?:matic|mated)?[- ](?:reply|response)',
  'automatische antwort',
  'autoreply',
  'called you at \\d',
  'can i call you (?:back )?later\\??$',
  "can(?:'|no)?t (?:talk|take your call|answer|pick up)(?: the phone)? (?:right )?now",
  'deliver(?:y|ed) (?:receipt|report|failure|status|notification)',
  'driving with (?:do not disturb|focus)',
  'has notifications silenced',
  "i'll (?:call|text|get back to|ring) you (?:back )?(?:later|as soon as|when|shortly)",
  "i(?:'| a)?m (?:currently )?driving",
  'is sharing (?:their|his|her) location',
  'limited access to (?:my )?e-?mails?',
  'message (?:blocking|could not be delivered)',
  'missed (?:a )?calls?\\b',
  'on annual leave',
  'out of (?:the )?office',
  'read receipt',
  'respuesta automática',
  'risposta automatica',
  'réponse automatique',
  'thank you for (?:contacting|your e-?mail|getting in touch|your message)',
  'the (?:number|person|subscriber) you (?:have )?(?:called|dialled|are calling|texted)',
  'this is an? auto(?:mated|matic)?[- ]?(?:reply|response|message)',
  'tried to (?:call|reach|phone) you',
  'unable to deliver',
  'undeliverable',
  'you have \\d+ new (?:voice ?mails?|messages?)',
  'your (?:parcel|order|delivery|package|bill|balance|payment) (?:is|has|was|will)',
] as const;
