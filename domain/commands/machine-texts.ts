import { straighten } from './plain-text.ts';

/**
 * What phones send for a reaction when the other side cannot show one: a verb in the phone's
 * language, and the text in quotes.
 */
const verbs = [
  'liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted .{1,24}? to|removed an? .{1,30} from',
  "a aimé|a adoré|aime|j'aime|n'a pas aimé|a ri de|a trouvé drôle|a réagi .{1,24}?à|a accentué|a mis en avant|a questionné|s'interroge sur|je n'aime pas",
  'gefällt|gefällt mir|liebt|gefällt nicht|lacht über|lachte über|betont|hervorgehoben|hinterfragt|mag|hat .{1,24}? auf|reagierte .{1,24}? auf',
  'le gustó|le ha gustado|le gusta|me gusta|le encantó|le ha encantado|no le gustó|se rió de|le dio risa|enfatizó|ha enfatizado|cuestionó|reaccionó .{1,24}? a|ha reaccionado .{1,24}? a',
  'mi piace|piace|ha messo .{1,24}? a|adora|ha adorato|ha riso per|ha enfatizzato|ha reagito .{1,24}? a|non mi piace|ha espresso un dubbio su|ha apprezzato',
  'gostou de|curtiu|adorou|amou|não gostou de|riu de|enfatizou|questionou|reagiu .{1,24}? a',
  'vond|vindt|houdt van|lachte om|benadrukte|had een vraag over|reageerde .{1,24}? op',
  'polubił|polubiła|polubiono|lubi|uwielbia|nie lubi|śmieje się z|roześmiał się z|podkreślił|zareagował.{1,24}? na',
  'gillade|gillar|älskade|älskar|ogillade|skrattade åt|betonade|reagerade .{1,24}? på',
  'synes om|elskede|likte|elsket|tykkäsi|rakasti',
].join('|');
const quoted = '\\s*[“”"„‘\'«»].*';
const reaction = new RegExp(
  `^(?:(?:${verbs})${quoted}|[“”"„«].{12,}[”“"»]\\s+(?:gefällt.*|leuk.*|mit .{1,20} markiert|gefallen)|\\p{P}*[^\\p{L}\\p{N}]{1,12} (?:to|on)${quoted}|reacted with .{1,24})$`,
  'isu',
);

/** Automatic replies of phones and mail programs, and what networks and voice mail send. */
const automatic = new RegExp(
  [
    "i(?:'| a)?m (?:currently )?driving",
    'driving with (?:do not disturb|focus)',
    "(?:i'm|i am) not receiving notifications",
    'has notifications silenced',
    'this is an? auto(?:mated|matic)?[- ]?(?:reply|response|message)',
    'auto(?:matic|mated)?[- ](?:reply|response)',
    'autoreply',
    'out of (?:the )?office',
    'on annual leave',
    'limited access to (?:my )?e-?mails?',
    "can(?:'|no)?t (?:talk|take your call|answer|pick up)(?: the phone)? (?:right )?now",
    "i'll (?:call|text|get back to|ring) you (?:back )?(?:later|as soon as|when|shortly)",
    'can i call you (?:back )?later\\??$',
    "(?:i'm|i am) (?:currently )?(?:in a meeting|away from my phone|unavailable|busy) (?:right now|at the moment)",
    "(?:i'm|i am) (?:currently )?in a meeting\\b.*(?:call|text|back|later)",
    '(?:your|thank you for your) (?:message|text|e-?mail) (?:has been|was|is) (?:received|important)',
    'thank you for (?:contacting|your e-?mail|getting in touch|your message)',
    'missed (?:a )?calls?\\b',
    'called you at \\d',
    'tried to (?:call|reach|phone) you',
    '(?:new )?voice ?mail(?: message)?\\b.*(?:from|dial|call|press|received|listen|new)',
    '^voice ?mail:?$',
    'you have \\d+ new (?:voice ?mails?|messages?)',
    '(?:message|sms|text) (?:was |has been )?(?:delivered|read|not delivered|not sent|failed)\\b',
    'deliver(?:y|ed) (?:receipt|report|failure|status|notification)',
    'read receipt',
    'undeliverable',
    '^hat ["„“«].*["“”»] (?:geliked|geliebt|markiert|hervorgehoben)$',
    'unable to deliver',
    '(?:does not|doesn.t|cannot|can.t) (?:accept|receive) (?:text|sms|incoming)',
    '(?:verification|security|login|one[- ]time|access) (?:code|passcode|pin)',
    'your (?:parcel|order|delivery|package|bill|balance|payment) (?:is|has|was|will)',
    'is sharing (?:their|his|her) location',
    '(?:code|pin|otp) is:? ?\\d{4,}',
    '(?:data|roaming|minutes) (?:allowance|usage|charges|pass|bundle|bolt[- ]on)',
    '^welcome to [\\p{L}0-9 ]+[.!]? you can',
    '^(?:liked|loved|disliked|questioned|emphasi[sz]ed|laughed at) an? (?:image|photo|picture|video|movie|sticker|attachment|message|audio message)',
    '^shared (?:a |their |his |her )?(?:live )?(?:location|contact|photo)$',
    '^reminder: .+',
    '^\\S{2,12}: .*(?:delays?|reminder|alert|disruption|closed|closure|due|expires)',
    '^https?://\\S+$',
    'message (?:blocking|could not be delivered)',
    'the (?:number|person|subscriber) you (?:have )?(?:called|dialled|are calling|texted)',
    'abwesenheitsnotiz',
    'automatische antwort',
    'réponse automatique',
    'respuesta automática',
    'risposta automatica',
    '^(?:sent (?:from|via) (?:my )?(?:whatsapp|messenger|signal|telegram|google messages|messages|truecaller|iphone|ipad|phone|mobile|samsung.*|android|outlook.*|yahoo.*|galaxy.*|huawei.*)|get outlook for (?:ios|android)|von meinem iphone gesendet|envoyé de mon iphone|enviado desde mi iphone|inviato da iphone)\\.?$',
  ]
    .map((one) => (one.startsWith('^') ? one : `(?<![\\p{L}\\p{N}])(?:${one})`))
    .join('|'),
  'iu',
);

/**
 * Whether a phone, a network or a mail program sent a text by itself: a reaction to one of our
 * texts, an automatic reply, a notice of a call. Such a text gets no reply and costs nothing.
 */
export function isMachineText(text: string): boolean {
  const plain = straighten(text);
  return reaction.test(plain) || automatic.test(plain);
}
