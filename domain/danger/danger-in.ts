import { straighten, wordsOf } from '../commands/plain-text.ts';

const we = '(?:i|we)';
const people =
  '(?:my|our|one of us|someone|somebody|a|an|the)(?: (?:friend|mate|son|daughter|wife|husband|partner|mum|dad|mother|father|child|kid|boy|girl|granny|nan|grandma|grandad|girlfriend|boyfriend|sister|brother|little one|team ?mate|lady|man|woman|guy|person|old man|old lady))?';

const sentences = [
  `${people} (?:has |have |is |are |got |was |been |feels? |feeling |just |had )*(?:fallen|fell|fallen over|hurt|injured|collapsed|unwell|sick|ill|fainted|passed out|bleeding|unconscious|hit|knocked over|attacked|mugged|robbed|vomiting|choking|having a (?:seizure|panic attack|heart attack|fit)|a panic attack|an accident)(?: .*)?`,
  `${people} (?:is|are|has been|keeps|keep) (?:following|threatening|harassing|chasing|shouting at|attacking|bothering|hassling) (?:us|me).*`,
  `${we} (?:have |has |got |just |have just |been |have been |are being |am being |was |are |am )*(?:robbed|mugged|attacked|followed|threatened|harassed|assaulted|hurt|injured|bleeding|scared|frightened|terrified|unsafe|in danger|in trouble|had an accident|hit by a .*|chased)(?: .*)?`,
  `${we} (?:do not|dont|not) feel (?:safe|well|very well|too well|comfortable|ok|okay)(?: .*)?`,
  `(?:${we} )?(?:feel|feeling|felt|am feeling|are feeling|feels) (?:very |really |so |quite |a bit |too |not )*(?:unsafe|unwell|sick|ill|faint|dizzy|scared|frightened|threatened|safe here|well)(?: .*)?`,
  '(?:someone |somebody |please |we |i |can you |can someone |you |should we |shall we )*(?:call|need|get|send|called|phone|ring|calling) (?:for )?(?:an |the |us an )?(?:ambulance|police|paramedics?|fire brigade|999|112|911)(?: .*)?',
  '(?:an )?ambulance|call 999|paramedics?',
  '(?:this is |it is |there is |we have )?(?:an |a medical )?emergency(?: (?:here|at .*|please|help|call .*))?',
  '(?:there (?:is|has|was|are)|we (?:have|had)|i (?:have|had))(?: just| been| had)* (?:an? )?(?:bad |big |serious |car |bike )?(?:accident|fight|fire|stabbing|crash)(?: .*)?',
  `${we}(?: have)? lost (?:my|our|a) (?:child|kid|son|daughter|little (?:boy|girl|one)|wallet|passport)(?: .*)?`,
  `(?:my|our) (?:child|kid|son|daughter|little (?:boy|girl|one)|friend) (?:is|has gone|went) missing`,
  '(?:someone |somebody |he |they )(?:has |have |just )*(?:stole|stolen|took|nicked|grabbed|snatched) (?:my|our) .*',
  'it is not safe(?: here| .*)?|this is not safe.*|not safe here|this area is (?:dangerous|dodgy|unsafe|not safe).*',
].map((one) => new RegExp(`^(?:${one})$`));

/** Words of courtesy, which may stand anywhere in a sentence. */
const polite = /\b(?:please|just|really|urgently|actually|literally|honestly|sadly|unfortunately|apparently)\b/g;

/** What people say before and after a sentence. */
const around =
  /^(?:(?:still|yes|yeah|no but|like|hmm|ah|right|anyway|also|hi|hello|hey|hiya|sorry|excuse me|help|ok|well|and|so|but|oh|um|er|i think|we think|think|it looks like|looks like|it seems|seems) )+|(?: (?:now|asap|thanks|thank you|today|guys|mate|again|lol|haha|x|xx|sorry|or something|i think|we think))+$/g;

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The sentences of a text as `wordsOf` reads them: each as it is, and without what people say around
 * it. Texts on phones have few full stops, so the whole text counts as a sentence too.
 */
function sentencesOf(text: string): string[] {
  const whole = straighten(text);
  const parts = [whole, ...whole.split(/[.!?,;:\n]+|\s-+\s|\s(?:and|but|because|cos)\s/)].map(wordsOf);
  const plain = [...parts, wordsOf(whole.replace(/(?<=\p{L}{3})'s\b/gu, ' is'))].map((part) =>
    spaced(part.replace(polite, ' ')),
  );
  const bare = plain.map((part) => spaced(part.replace(around, '')));
  return [...new Set([...parts, ...plain, ...bare])].filter((part) => part !== '');
}

/**
 * Whether a text says that somebody is hurt, ill, in danger, threatened, touched, lost as a child, or
 * thinks of harming themselves. Wide rather than exact: a false alarm costs an admin one row.
 */
export const dangerIn = (text: string): boolean =>
  sentencesOf(text).some((said) => sentences.some((one) => one.test(said)));
