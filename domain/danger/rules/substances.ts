import { anyone, inOrder, near, type Rule } from './rule.ts';

/** What people took, and what they live with. */
export const substances: readonly Rule[] = [
  near('drinkOf', 'tampered', 5, { when: 'told' }),
  inOrder('somethingIn', 'vessel', 3),
  inOrder('took', 'substance', 5, { when: 'told' }),
  inOrder(anyone, 'tookIt', 4, { when: 'told' }),
  inOrder('manyOf', 'pills', 3, { when: 'told' }),
  near('swallowed', 'swallowable', 4, { when: 'told' }),
  near('allergy', 'reacts', 5),
  near('condition', 'flares', 5),
  near('remedy', 'lacks', 4),
  near('pregnant', 'labour', 6),
  near('birthing', 'birth', 3, { when: 'told' }),
  near('drunk', 'drunkBad', 5, { when: 'told' }),
];
