import { anyone, inOrder, near, others, type Rule } from './rule.ts';

/** What people took, and what they live with. */
export const substances: readonly Rule[] = [
  near('drinkOf', 'tampered', 5, { when: 'told' }),
  inOrder('somethingIn', 'vessel', 3),
  inOrder('took', 'substance', 5, { when: 'told' }),
  inOrder(anyone, 'tookIt', 4, { when: 'told' }),
  inOrder('manyOf', 'pills', 3, { when: 'told' }),
  near('swallowed', 'swallowable', 4, { when: 'told', isStrong: true }),
  inOrder(anyone, 'tookAll', 4, { unless: ['pictures', 'game', 'joking'], when: 'told', isStrong: true }),
  near('pills', ['manyOf', 'misdosed'], 6, { when: 'told' }),
  near('remedy', 'misdosed', 4, { when: 'told' }),
  near('foodBit', 'stuckIn', 2, { after: others, unless: ['game'], when: 'told', isStrong: true }),
  inOrder('hasEaten', 'allergen', 3, { after: others, when: 'told', isStrong: true }),
  near('swellingPart', 'swells', 4, { unless: ['pictures'], when: 'told', isStrong: true }),
  near('allergy', 'reacts', 5, { isStrong: true }),
  near('condition', 'flares', 5, { isStrong: true }),
  near('remedy', 'lacks', 4),
  near('pregnant', 'labour', 6),
  near('birthing', 'birth', 3, { when: 'told' }),
  near('drunk', 'drunkBad', 5, { when: 'told' }),
];
