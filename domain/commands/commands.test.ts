import { describe, expect, test } from 'vitest';
import { canonical, understand } from './commands.ts';

describe('what a phone puts into a text by itself', () => {
  test.each([
    ['Red.', 'red'],
    ['  the  Fox!! ', 'the fox'],
    ['“Vinyl”', 'vinyl'],
    ['Queen’s Yard', "queen's yard"],
    ['50%', '50'],
    ['Cafe\u0301', 'café'],
  ])('%j is the answer %j', (typed, answer) => {
    expect(understand(typed)).toEqual({ type: 'answer', answer });
    expect(canonical(answer)).toBe(answer);
  });

  test('does not keep a command from being one, or an opt-out', () => {
    expect(understand('Hint.')).toEqual({ type: 'command', command: 'HINT' });
    expect(understand('start!')).toEqual({ type: 'command', command: 'START' });
    expect(understand('Stop.')).toEqual({ type: 'opt_out' });
  });

  test('leaves what is nothing but signs to the stop that has it for an answer; elsewhere it is meant for nobody', () => {
    expect(understand(' ?! ')).toEqual({ type: 'noise' });
    expect(understand('£5')).toEqual({ type: 'answer', answer: '£5' });
    expect(understand('  ')).toEqual({ type: 'empty' });
  });
});
