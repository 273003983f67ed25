import type { Opinion } from '@streetlore/domain/sms';

/**
 * What the stand-in makes of texts, by what they say: the first pattern that fits. It knows enough for a
 * local hunt, and much less than a model.
 */
export const opinionTable: readonly (readonly [RegExp, Partial<Opinion> & Pick<Opinion, 'kind'>])[] = [
  [/herzinfarkt|notarzt|krankenwagen|bewusstlos|verletzt/i, { kind: 'danger', language: 'de' }],
  [/crise cardiaque|ambulance vite|est blessée?|inconsciente?/i, { kind: 'danger', language: 'fr' }],
  [/infarto|ambulancia|está herid[oa]|inconsciente/i, { kind: 'danger', language: 'es' }],
  [/ambulanza|è ferit[oa]|svenut[oa]/i, { kind: 'danger', language: 'it' }],
  [/keel(?:ed|ing) over|gone all limp|turning blue|is having a funny turn/i, { kind: 'danger' }],
  [/(?:rather|really) chat to a human|get me (?:a|some) (?:human|body)/i, { kind: 'plea', plea: 'person' }],
  [/our cash back|what about our dosh/i, { kind: 'plea', plea: 'money' }],
  [/clueless where|nowhere near (?:it|the wall)|wandering round/i, { kind: 'plea', plea: 'lost' }],
  [/plastered over with ads|nothing left of the (?:owl|mural|picture)/i, { kind: 'plea', plea: 'gone' }],
  [/wo ist|wo sind wir|wir finden/i, { kind: 'plea', plea: 'lost', language: 'de' }],
  [/où est|on ne trouve pas/i, { kind: 'plea', plea: 'lost', language: 'fr' }],
  [/\bloo\b|toilets?\b|where can (?:we|i) pee/i, { kind: 'question', fact: 'toilets' }],
  [/wheelchair|step.?free|stairs/i, { kind: 'question', fact: 'step_free' }],
  [/how far|how many (?:metres|minutes) to/i, { kind: 'question', fact: 'distance_next' }],
  [/how long (?:is|does|will) (?:it|this|the)/i, { kind: 'question', fact: 'duration' }],
  [/still open|are they open|when do they close/i, { kind: 'question', fact: 'opening_hours' }],
  [/buggy|pram|pushchair/i, { kind: 'question', fact: 'prams' }],
  [/\bdogs? allowed|bring (?:the|our|my) dog/i, { kind: 'question', fact: 'dogs' }],
  [/nearest (?:tube|station)|where do we meet/i, { kind: 'question', fact: 'station' }],
  [/[\u0600-\u06ff]/, { kind: 'talk', language: 'ar' }],
  [/[\u4e00-\u9fff]/, { kind: 'talk', language: 'zh' }],
  [/\b(?:ich|nicht|wir|das ist|keine ahnung)\b/i, { kind: 'talk', language: 'de' }],
  [/\b(?:je ne|nous|c'est|on sait pas)\b/i, { kind: 'talk', language: 'fr' }],
  [/\b(?:no sé|nosotros|estamos)\b|¿/i, { kind: 'talk', language: 'es' }],
  [/\b(?:non lo so|siamo|che cosa|andiamo)\b/i, { kind: 'talk', language: 'it' }],
  [/\b(?:não|estamos|onde fica)\b/i, { kind: 'talk', language: 'pt' }],
  [/\b(?:wij|niet|geen idee)\b/i, { kind: 'talk', language: 'nl' }],
  [/\b(?:nie wiem|jesteśmy|gdzie)\b/i, { kind: 'talk', language: 'pl' }],
  [/\b(?:bilmiyorum|nerede|değil)\b/i, { kind: 'talk', language: 'tr' }],
  [/\b(?:muppets|numpties|you lot are useless)\b/i, { kind: 'abuse' }],
];
