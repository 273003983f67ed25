import { describe, expect, test } from 'vitest';
import { isShut, plainCommand } from './plain-words.ts';

describe('in a hunt that waits for START', () => {
  test.each([
    ...[
      'Start please',
      'Start.\nSent from my iPhone',
      'please start',
      'start the hunt',
      'begin',
      'Begin!',
      'go',
      "Let's go!",
    ],
    ...[
      'we are here, ready',
      "We're ready",
      'ready',
      'Ready to go',
      'all set',
      'I’m here',
      'were here',
      'im ready to start',
    ],
  ])('%j is START', (text) => expect(plainCommand(text, { phase: 'ready', paused: false })).toBe('START'));

  test.each(['when do we start?', 'we are late', 'not ready', 'we start at 3', 'ready player one', 'hello'])(
    '%j is not START',
    (text) => expect(plainCommand(text, { phase: 'ready', paused: false })).toBeNull(),
  );
});

describe('at a reward', () => {
  test.each(['claim', 'claimd', 'Claimed it!', 'got it', "we've had ours", 'got them'])('%j is CLAIMED', (text) =>
    expect(plainCommand(text, { phase: 'reward', paused: false })).toBe('CLAIMED'),
  );

  test.each([
    ...['next', 'Next please', 'next stop', 'skip reward', 'Skip the reward.', "we don't want coffee", 'dont want it'],
    ...[
      'continue please',
      'carry on',
      'No thanks',
      'its shut',
      "It's closed",
      'the bar is closed today',
      'closed',
      'moving on',
    ],
  ])('%j is CONTINUE', (text) => expect(plainCommand(text, { phase: 'reward', paused: false })).toBe('CONTINUE'));

  test.each(['its shut', "It's closed.", 'The bar is closed today', 'closed', 'they’re shut', 'shop’s shut now'])(
    '%j says that the partner is shut',
    (text) => {
      expect(isShut(text)).toBe(true);
      expect(plainCommand(text, { phase: 'reward', paused: false })).toBe('CONTINUE');
    },
  );
  test.each(['next', 'continue', 'no thanks', 'when is it shut', 'shut up'])('%j names no shut partner', (text) =>
    expect(isShut(text)).toBe(false),
  );

  test.each(['is it open?', 'what do we say', 'how long is it valid', 'thanks', 'when is it shut'])(
    '%j is no command',
    (text) => expect(plainCommand(text, { phase: 'reward', paused: false })).toBeNull(),
  );
});

test('no plain word is a command after the end', () => {
  for (const phase of ['completed', 'stopped'] as const)
    for (const text of ['next', 'go', 'claim', 'closed', 'ready'])
      expect(plainCommand(text, { phase, paused: false })).toBeNull();
});
