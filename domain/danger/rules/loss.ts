import { inOrder, near, ofOurs, others, type Rule } from './rule.ts';

/** People who are gone, or may harm themselves. */
export const loss: readonly Rule[] = [
  inOrder('losing', ofOurs, 4),
  // 'Can’t find her'
  inOrder('seeks', 'lostOne', 1),
  inOrder('seeks', 'named', 2, { unless: ['goneElsewhere'] }),
  inOrder([...ofOurs, 'named'], ['vanished', 'gone'], 5, { unless: ['goneElsewhere'] }),
  inOrder('heOrShe', 'gone', 3, { unless: ['goneElsewhere'] }),
  // 'Tommy was next to me and now he isn't'
  inOrder('wasHere', 'isGone', 8, { after: others, unless: ['goneElsewhere', 'game'], when: 'told' }),
  // 'Has anybody seen Dave, he was just here'
  inOrder('losing', 'wasHere', 5, { unless: ['thing', 'game'], when: 'told' }),
  inOrder('looksAway', ['isGone', 'vanished', 'gone'], 6, { unless: ['goneElsewhere', 'thing'], when: 'told' }),
  inOrder('counted', 'tooFew', 6, { unless: ['game', 'thing'], when: 'told' }),
  near(ofOurs, 'unreachable', 10, { unless: ['game'], when: 'told' }),
  near('lonely', 'vanished', 14, { when: 'told' }),
  inOrder('leaves', 'child', 2, { unless: ['minded'] }),
  near('child', 'alone', 6),
  // 'She’s only 3 and she wandered off'
  near('aged', 'agedAnd', 8, { unless: ['fine'], when: 'told' }),
  inOrder(others, 'roams', 5),
  near('lostSelf', ['lonely', 'fear', 'crying'], 6),
  near(['child', 'elder'], 'crying', 4, { when: 'told' }),
  inOrder('wish', 'die', 3, { unless: ['joking', 'game', 'mere'], when: 'told' }),
  inOrder('not', 'living', 3),
  near('life', 'despair', 4, { unless: ['game', 'joking'], when: 'told' }),
  near('farewell', 'farewellTo', 3, { isStrong: true }),
  inOrder('pointOf', 'existing', 2, { unless: ['joking'], when: 'told', isStrong: true }),
  near('hopeless', ['lastWords', 'partings'], 12, { unless: ['game', 'joking'], when: 'told', isStrong: true }),
  near('weary', 'lastWords', 12, { unless: ['game', 'joking'], when: 'told', isStrong: true }),
  near('hopeless', 'hopeless', 10, { unless: ['game', 'joking'], when: 'told', isStrong: true }),
  near('lastWords', ['lastWords', 'partings'], 12, { unless: ['joking'], isStrong: true }),
  // A woman sat on the parapet
  inOrder('perched', 'drop2', 3, { after: others, when: 'told' }),
  near('brink', 'crying', 6, { when: 'told' }),
  near('brink', ['drawn', 'hopeless', 'lastWords', 'weary'], 8, { unless: ['game'] }),
  inOrder(others, 'dies', 4, { unless: ['joking', 'game', 'mere'], when: 'told' }),
  inOrder('self', 'selfDies', 3, { unless: ['joking', 'game', 'mere'], when: 'told' }),
];
