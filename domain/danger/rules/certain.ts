import { alone, inOrder, near, others, type Rule } from './rule.ts';

export const certain: readonly Rule[] = [
  alone(['alarm', 'selfHarm'], { when: 'always', isStrong: true }),
  alone('despairs', { unless: ['game'] }),
  alone('drama', { unless: ['game', 'joking', 'trifle'] }),
  inOrder(others, 'drama', 4, { unless: ['game', 'joking'], when: 'told', isStrong: true }),
  alone('grave', { unless: ['game', 'joking', 'phobia', 'trifle'] }),
  // HELP is a command of the game. Somebody who cannot spell it any more is in haste.
  alone('helpSlip', { isAll: true, when: 'always', isStrong: true }),
  alone('wholeText', { isAll: true, when: 'always', isStrong: true }),
  near('hurry', 'hurried', 3, { isStrong: true }),
  inOrder('outcry', 'shout', 1, { unless: ['trifle', 'game'], isStrong: true }),
  inOrder('gasp', 'gasped', 2, { unless: ['joking', 'game'] }),
];
