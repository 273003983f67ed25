import { inOrder, near, ofOurs, others, type Rule } from './rule.ts';

/** People who are gone, or may harm themselves. */
export const loss: readonly Rule[] = [
  inOrder('losing', ofOurs, 4),
  // 'Can’t find her'
  inOrder('seeks', 'heOrShe', 1),
  inOrder('seeks', 'named', 2),
  inOrder([...ofOurs, 'named'], ['vanished', 'gone'], 5, { unless: ['goneElsewhere'] }),
  inOrder('heOrShe', 'gone', 3, { unless: ['goneElsewhere'] }),
  inOrder('leaves', 'child', 2, { unless: ['minded'] }),
  near('child', 'alone', 6),
  // 'She’s only 3 and she wandered off'
  near('aged', 'agedAnd', 8, { when: 'told' }),
  inOrder(others, 'roams', 5),
  near('lostSelf', ['lonely', 'fear', 'crying'], 6),
  near(['child', 'elder'], 'crying', 4, { when: 'told' }),
  inOrder('wish', 'die', 3, { unless: ['joking', 'game'], when: 'told' }),
  inOrder('not', 'living', 3),
  near('life', 'despair', 4, { unless: ['game', 'joking'], when: 'told' }),
  near('farewell', 'farewellTo', 3),
  inOrder(others, 'dies', 4, { unless: ['joking', 'game'], when: 'told' }),
  inOrder('self', 'selfDies', 3, { unless: ['joking', 'game'], when: 'told' }),
];
