import { alone, anyone, inOrder, near, others, type Rule } from './rule.ts';

/** Fire, water, traffic, heights. */
export const places: readonly Rule[] = [
  alone('onFire', { notAfter: ['onARoll'], unless: ['game'] }),
  inOrder('burnt', 'fires', 1),
  near('burns', 'spreads', 6, { when: 'told' }),
  near('burns', 'burnt', 4, { when: 'told' }),
  near('gas', 'smells', 4),
  near('water', 'inWater', 5),
  inOrder(others, 'inTheWater', 5, { when: 'told' }),
  alone('flood', { when: 'told' }),
  near('railway', 'onRail', 4, { when: 'told' }),
  inOrder(others, 'railway', 4),
  near('vehicle', 'crashes', 4, { unless: ['game'] }),
  near('overhead', 'comesDown', 4),
  inOrder('treads', 'sharp', 3),
  inOrder(anyone, 'falls', 3, { when: 'told' }),
  inOrder('falls', 'height', 3, { notAfter: ['thing'] }),
  inOrder('leaps', 'drop', 4, { when: 'told' }),
  near('leftBag', 'bag', 3, { unless: ['game'] }),
  inOrder('stuck', 'confined', 4, { unless: ['game'] }),
  near('electric', 'shocks', 4, { when: 'told' }),
  near('booms', 'heard', 4, { when: 'told' }),
  inOrder(others, 'toFloor', 5),
  near('lies', 'ground', 4, { when: 'told' }),
  inOrder('running', 'flees', 3, { when: 'told' }),
];
