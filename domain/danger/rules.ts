import type { Concept } from './words/english.ts';

/**
 * When a rule rings: always; where the text does more than name a thing ('a seizure' may be what a
 * mural shows); or only where the text tells something.
 */
export type When = 'always' | 'unless named' | 'told';

export type Rule = {
  first: readonly Concept[];
  /** What stands near the first; without it, the first is enough. */
  second?: readonly Concept[];
  /** How many words the two may be apart: 1 is next to each other. */
  within?: number;
  /** Whether the second must follow the first. */
  isInOrder?: boolean;
  /** What must stand before the first, at most four words away. */
  after?: readonly Concept[];
  /** What takes the meaning away where it stands before the first. */
  notAfter?: readonly Concept[];
  /** What takes the meaning away where it stands near. */
  unless?: readonly Concept[];
  /** Whether the first must be all that the text says. */
  isAll?: boolean;
  when?: When;
};

const others: readonly Concept[] = ['other', 'kin', 'child', 'elder', 'friends', 'named'];
const anyone: readonly Concept[] = ['self', ...others];
const victims: readonly Concept[] = ['victim', 'kin', 'friends', 'named'];
const ofOurs: readonly Concept[] = ['kin', 'child', 'elder'];

/** What rings. Two concepts near each other say what one alone does not. */
export const rules: readonly Rule[] = [
  { first: ['alarm', 'selfHarm'], when: 'always' },
  { first: ['grave'], unless: ['game'] },
  { first: ['wholeText'], isAll: true, when: 'always' },
  { first: ['hurry'], second: ['hurried'], within: 3 },
  { first: ['outcry'], second: ['shout'], within: 1, isInOrder: true },

  // Body and illness
  { first: ['body', 'innerParts'], second: ['pain'], within: 5, unless: ['game'] },
  { first: ['body', 'tiredParts'], second: ['injury'], within: 5, unless: ['game'] },
  { first: ['injury'], second: ['selfOnly'], within: 1, isInOrder: true },
  { first: ['cannotFeel'], second: ['body', 'tiredParts'], within: 4, isInOrder: true },
  { first: ['whenTold'], unless: ['game'], when: 'told' },
  { first: ['mine'], second: ['ownParts'], within: 2, isInOrder: true, unless: ['ownPartsSayings', 'game'], when: 'told' },
  { first: ['innerParts'], second: ['discomfort'], within: 3, unless: ['game'] },
  { first: ['child', 'elder'], second: ['feverish'], within: 4, isInOrder: true },
  { first: ['facePart'], second: ['droops'], within: 3, when: 'told' },
  { first: ['feels'], second: ['unwell'], within: 4, isInOrder: true, unless: ['game'] },
  { first: ['symptom'], unless: ['game', 'joking'] },
  { first: ['becomes'], second: ['illLook'], within: 3, isInOrder: true, after: others, unless: ['game'] },
  { first: others, second: ['worsens'], within: 3, isInOrder: true, unless: ['game'], when: 'told' },
  { first: anyone, second: ['isSick'], within: 3, isInOrder: true, unless: ['game'], when: 'told' },
  { first: anyone, second: ['notOk'], within: 4, unless: ['game'] },
  { first: ofOurs, second: ['sickness'], within: 4, isInOrder: true, unless: ['game'] },
  { first: ['beingSick'], second: ['sickness'], within: 3, isInOrder: true },
  { first: ['not'], second: ['vitals'], within: 3, isInOrder: true, unless: ['game'] },
  { first: ['cannot'], second: ['moves'], within: 2, isInOrder: true, notAfter: ['you', 'thing'], unless: ['game'] },
  { first: ['wontStop'], second: ['keepsHappening'], within: 4 },
  { first: ['blood'], second: ['muchBlood', 'body'], within: 4 },
  { first: ['breath'], second: ['halts'], within: 3, isInOrder: true },
  { first: others, second: ['dazed'], within: 8, unless: ['game'], when: 'told' },
  { first: others, second: ['mute'], within: 4, isInOrder: true },
  { first: anyone, second: ['blood'], within: 5, when: 'told' },
  { first: others, second: ['hurtState'], within: 3, isInOrder: true, unless: ['game', 'joking'], when: 'told' },
  { first: ['something'], second: ['happened', 'badThing'], within: 3, isInOrder: true, unless: ['game'] },
  { first: ['wrongWith'], second: ['other', 'kin', 'elder'], within: 2, isInOrder: true, unless: ['game'] },

  // Violence
  { first: ['weapon'], second: ['man', 'victim', 'kin'], within: 7, when: 'told' },
  { first: ['weapon'], second: ['wields'], within: 3, when: 'told' },
  { first: ['harm'], second: victims, within: 3, isInOrder: true, notAfter: ['we'], unless: ['game'], when: 'told' },
  { first: ['handles'], second: victims, within: 3, isInOrder: true, after: ['man'], unless: ['game'], when: 'told' },
  { first: ['passive'], second: ['handles'], within: 2, isInOrder: true, after: anyone, unless: ['game'], when: 'told' },
  { first: ['passive'], second: ['harm', 'menacing'], within: 2, isInOrder: true, notAfter: ['thing'], unless: ['game'] },
  { first: ['man'], second: ['harm'], within: 4, isInOrder: true, when: 'told', unless: ['game'] },
  { first: ['menacing', 'stares'], second: victims, within: 3, isInOrder: true, unless: ['game'], when: 'told' },
  { first: ['somebody'], second: ['usAndOurs'], within: 4, isInOrder: true, unless: ['harmless', 'game'], when: 'told' },
  { first: ['stranger'], second: ['acts'], within: 1, isInOrder: true, unless: ['harmless', 'fine', 'game'], when: 'told' },
  { first: ['mine'], second: ['kin', 'child'], within: 3, isInOrder: true, unless: ['harmless', 'fine', 'game'], when: 'told' },
  { first: ['handles'], second: ['mine'], within: 2, isInOrder: true, after: ['somebody'], unless: ['harmless', 'game'], when: 'told' },
  { first: ['refuses'], second: ['refused'], within: 2, isInOrder: true, after: ['somebody'], unless: ['game'] },
  { first: ['man'], second: ['threatens'], within: 3, isInOrder: true, unless: ['game'] },
  { first: ['man'], second: ['dislike'], within: 8, when: 'told' },
  { first: ['lonely'], second: ['man'], within: 6, when: 'told' },
  { first: ['man'], second: ['menacing'], within: 4, isInOrder: true, when: 'told', unless: ['game'] },
  { first: ['keepsOn'], second: victims, within: 5, isInOrder: true, after: ['man'], unless: ['game'] },
  { first: ['threateningLook'], second: ['man', 'meUs'], within: 4, when: 'told' },
  { first: ['uneasyPlace'], second: ['place'], within: 3, when: 'told' },
  { first: ['man'], second: ['threateningLook'], within: 4, when: 'told' },
  { first: ['intent'], second: ['violence'], within: 3, isInOrder: true, after: ['man'], unless: ['game'], when: 'told' },
  { first: ['tool'], second: ['somebody'], within: 5, when: 'told', unless: ['game'] },
  { first: ['tool'], second: ['harm', 'menacing', 'threatens', 'handles'], within: 5, when: 'told' },
  { first: ['robs'], second: ['belongings'], within: 5, unless: ['game'] },
  { first: ['takes'], second: ['child'], within: 3, isInOrder: true, after: ['man'], unless: ['minded', 'game'], when: 'told' },
  { first: ['takes'], second: ['belongings'], within: 4, isInOrder: true, after: ['man'], unless: ['game'], when: 'told' },
  { first: ['slurs'], second: ['abuses', 'man', 'meUs'], within: 4, when: 'told' },
  { first: ['identity'], second: ['abuses'], within: 4, when: 'told' },
  { first: anyone, second: ['fear'], within: 4, when: 'told' },
  { first: ['usBefore'], second: ['menacing', 'harm', 'threatens', 'robs', 'handles'], within: 4 },
  { first: ['somebody'], second: ['nearUs'], within: 4, isInOrder: true, unless: ['game'] },
  { first: others, second: ['screams'], within: 3, unless: ['joking', 'game'], when: 'told' },
  { first: ['self'], second: ['hides'], within: 4, isInOrder: true },
  { first: ['worry'], second: ofOurs, within: 4 },
  { first: ['not'], second: ['safe'], within: 4 },
  { first: ['animal'], second: ['bites'], within: 5 },

  // Whatever hurts people, near them
  {
    first: anyone,
    second: ['fear', 'harm', 'pain', 'symptom', 'threatens', 'weapon'],
    within: 6,
    unless: ['harmless', 'fine', 'game', 'joking'],
    when: 'told',
  },

  // People who are gone
  { first: ['losing'], second: ofOurs, within: 4, isInOrder: true },
  { first: ['seeks'], second: ['heOrShe'], within: 1, isInOrder: true },
  { first: ['seeks'], second: ['named'], within: 2, isInOrder: true },
  { first: [...ofOurs, 'named'], second: ['vanished', 'gone'], within: 5, isInOrder: true, unless: ['goneElsewhere'] },
  { first: ['heOrShe'], second: ['gone'], within: 3, isInOrder: true, unless: ['goneElsewhere'] },
  { first: ['leaves'], second: ['child'], within: 2, isInOrder: true, unless: ['minded'] },
  { first: ['child'], second: ['alone'], within: 6 },
  { first: ['aged'], second: ['agedAnd'], within: 8, when: 'told' },
  { first: others, second: ['roams'], within: 5, isInOrder: true },
  { first: ['lostSelf'], second: ['lonely', 'fear', 'crying'], within: 6 },
  { first: ['child', 'elder'], second: ['crying'], within: 4, when: 'told' },

  // People who may harm themselves
  { first: ['wish'], second: ['die'], within: 3, isInOrder: true, unless: ['joking', 'game'], when: 'told' },
  { first: ['not'], second: ['living'], within: 3, isInOrder: true },
  { first: ['life'], second: ['despair'], within: 4, unless: ['game', 'joking'], when: 'told' },
  { first: ['farewell'], second: ['farewellTo'], within: 3 },
  { first: others, second: ['dies'], within: 4, isInOrder: true, unless: ['joking', 'game'], when: 'told' },
  { first: ['self'], second: ['selfDies'], within: 3, isInOrder: true, unless: ['joking', 'game'], when: 'told' },

  // Calls for help
  { first: ['asks'], second: ['helper'], within: 4 },
  { first: ['helper'], second: ['urgently'], within: 3 },
  { first: ['pleaseNow'], second: ['helper'], within: 1 },
  { first: ['goes'], second: ['hospital'], within: 2, isInOrder: true, when: 'told' },
  { first: ['help'], second: ['outcry'], within: 1 },
  { first: ['help'], second: ['urgently'], within: 4, unless: ['game'] },
  { first: ['help'], second: ['helped', 'kin'], within: 3, isInOrder: true, unless: ['game'] },
  { first: ['save'], second: ['meUs'], within: 1, isInOrder: true, unless: ['game'] },
  { first: ['secrecy'], second: ['helper'], within: 5 },
  { first: ['secrecy'], second: ['somebody'], within: 4, when: 'told' },

  // Fire, water, traffic, heights
  { first: ['onFire'], notAfter: ['onARoll'], unless: ['game'] },
  { first: ['burnt'], second: ['fires'], within: 1, isInOrder: true },
  { first: ['burns'], second: ['spreads'], within: 6, when: 'told' },
  { first: ['burns'], second: ['burnt'], within: 4, when: 'told' },
  { first: ['gas'], second: ['smells'], within: 4 },
  { first: ['water'], second: ['inWater'], within: 5 },
  { first: others, second: ['inTheWater'], within: 5, isInOrder: true, when: 'told' },
  { first: ['flood'], when: 'told' },
  { first: ['railway'], second: ['onRail'], within: 4, when: 'told' },
  { first: others, second: ['railway'], within: 4, isInOrder: true },
  { first: ['vehicle'], second: ['crashes'], within: 4, unless: ['game'] },
  { first: ['overhead'], second: ['comesDown'], within: 4 },
  { first: ['treads'], second: ['sharp'], within: 3, isInOrder: true },
  { first: anyone, second: ['falls'], within: 3, isInOrder: true, when: 'told' },
  { first: ['falls'], second: ['height'], within: 3, isInOrder: true, notAfter: ['thing'] },
  { first: ['leaps'], second: ['drop'], within: 4, isInOrder: true, when: 'told' },
  { first: ['leftBag'], second: ['bag'], within: 3, unless: ['game'] },
  { first: ['stuck'], second: ['confined'], within: 4, isInOrder: true, unless: ['game'] },
  { first: ['electric'], second: ['shocks'], within: 4, when: 'told' },
  { first: ['booms'], second: ['heard'], within: 4, when: 'told' },
  { first: others, second: ['toFloor'], within: 5, isInOrder: true },
  { first: ['lies'], second: ['ground'], within: 4, when: 'told' },
  { first: ['running'], second: ['flees'], within: 3, isInOrder: true, when: 'told' },

  // What people took, and what they live with
  { first: ['drinkOf'], second: ['tampered'], within: 5, when: 'told' },
  { first: ['somethingIn'], second: ['vessel'], within: 3, isInOrder: true },
  { first: ['took'], second: ['substance'], within: 5, isInOrder: true, when: 'told' },
  { first: anyone, second: ['tookIt'], within: 4, isInOrder: true, when: 'told' },
  { first: ['manyOf'], second: ['pills'], within: 3, isInOrder: true, when: 'told' },
  { first: ['swallowed'], second: ['swallowable'], within: 4, when: 'told' },
  { first: ['allergy'], second: ['reacts'], within: 5 },
  { first: ['condition'], second: ['flares'], within: 5 },
  { first: ['remedy'], second: ['lacks'], within: 4 },
  { first: ['pregnant'], second: ['labour'], within: 6 },
  { first: ['birthing'], second: ['birth'], within: 3, when: 'told' },
  { first: ['drunk'], second: ['drunkBad'], within: 5, when: 'told' },
];
