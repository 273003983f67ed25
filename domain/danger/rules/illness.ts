import { alone, anyone, inOrder, near, ofOurs, others, type Rule } from './rule.ts';

/** Bodies that hurt or fail. */
export const illness: readonly Rule[] = [
  near(['body', 'innerParts'], 'pain', 5, { unless: ['game'] }),
  near(['body', 'tiredParts'], 'injury', 5, { unless: ['game'] }),
  inOrder('injury', 'selfOnly', 1),
  inOrder('cannotFeel', ['body', 'tiredParts'], 4),
  alone('whenTold', { unless: ['game'], when: 'told' }),
  // Nobody on a walk mentions a part of their own body without a reason.
  inOrder('mine', 'ownParts', 2, { unless: ['ownPartsSayings', 'game'], when: 'told' }),
  near('innerParts', 'discomfort', 3, { unless: ['game'] }),
  inOrder(['child', 'elder'], 'feverish', 4),
  near('facePart', 'droops', 3, { when: 'told' }),
  inOrder('feels', 'unwell', 4, { unless: ['game'] }),
  alone('symptom', { unless: ['game', 'joking'] }),
  near(anyone, 'mildSymptom', 5, { unless: ['game', 'joking'] }),
  // 'My dad has gone grey'
  inOrder('becomes', 'illLook', 3, { after: others, unless: ['game'] }),
  inOrder(others, 'worsens', 3, { unless: ['game'], when: 'told' }),
  inOrder(anyone, 'isSick', 3, { unless: ['game'], when: 'told' }),
  near(anyone, 'notOk', 4, { unless: ['game'] }),
  inOrder(ofOurs, 'sickness', 4, { unless: ['game'] }),
  inOrder('beingSick', 'sickness', 3),
  inOrder('not', 'vitals', 3, { unless: ['game'] }),
  inOrder('cannot', 'moves', 2, { notAfter: ['you', 'thing'], unless: ['game'] }),
  near('wontStop', 'keepsHappening', 4),
  near('blood', ['muchBlood', 'body'], 4),
  inOrder('breath', 'halts', 3),
  near(others, 'dazed', 8, { unless: ['game'], when: 'told' }),
  inOrder(others, 'mute', 4),
  near(anyone, 'blood', 5, { when: 'told' }),
  inOrder(others, 'hurtState', 3, { unless: ['game', 'joking'], when: 'told' }),
  inOrder('something', ['happened', 'badThing'], 3, { unless: ['game'] }),
  inOrder('wrongWith', ['other', 'kin', 'elder'], 2, { unless: ['game'] }),
];
