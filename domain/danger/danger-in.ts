import { sentencesOf } from '../commands/plain-text.ts';

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

/**
 * Whether a text says that somebody is hurt, ill, in danger, threatened, touched, lost as a child, or
 * thinks of harming themselves. Wide rather than exact: a false alarm costs an admin one row.
 */
export const dangerIn = (text: string): boolean =>
  sentencesOf(text).some((said) => sentences.some((one) => one.test(said)));
