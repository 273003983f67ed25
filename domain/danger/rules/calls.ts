import { inOrder, near, type Rule } from './rule.ts';

/** Calls for help. */
export const calls: readonly Rule[] = [
  near('asks', 'helper', 4),
  near('helper', 'urgently', 3),
  near('pleaseNow', 'helper', 1),
  inOrder('goes', 'hospital', 2, { when: 'told' }),
  near('help', 'outcry', 1),
  near('help', 'urgently', 4, { unless: ['game'] }),
  inOrder('help', ['helped', 'kin'], 3, { unless: ['game'] }),
  inOrder('save', 'meUs', 1, { unless: ['game'] }),
  // 'Can’t talk, send police'
  near('secrecy', 'helper', 5),
  near('secrecy', 'somebody', 4, { when: 'told' }),
];
