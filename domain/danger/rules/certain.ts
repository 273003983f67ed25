import { alone, inOrder, near, type Rule } from './rule.ts';

/** What rings by itself. */
export const certain: readonly Rule[] = [
  alone(['alarm', 'selfHarm'], { when: 'always' }),
  alone('grave', { unless: ['game'] }),
  alone('wholeText', { isAll: true, when: 'always' }),
  near('hurry', 'hurried', 3),
  inOrder('outcry', 'shout', 1),
  inOrder('gasp', 'gasped', 2, { unless: ['joking', 'game'] }),
];
