import { inOrder, near, type Rule } from './rule.ts';

/** 'Help', however it is written. */
const HELP = ['help', 'helpSlip'] as const;

export const calls: readonly Rule[] = [
  near('asks', 'helper', 4, { unless: ['joking', 'trifle'], isStrong: true }),
  near('helper', 'urgently', 3, { unless: ['joking', 'trifle'], isStrong: true }),
  near('pleaseNow', 'helper', 1, { unless: ['joking', 'trifle'], isStrong: true }),
  inOrder('goes', 'hospital', 2, { when: 'told' }),
  near(HELP, 'outcry', 1),
  near(HELP, 'urgently', 4, { unless: ['game'] }),
  inOrder(HELP, ['helped', 'kin'], 3, { unless: ['game'] }),
  inOrder('save', 'meUs', 1, { unless: ['game'] }),
  // 'Can’t talk, send police'
  near('secrecy', 'helper', 5),
  near('secrecy', 'somebody', 4, { when: 'told' }),
];
