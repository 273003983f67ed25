import { describe, expect, test } from 'vitest';
import { canonical, parseText } from './commands.ts';

describe('the additions of phones to a text', () => {
  test.each([
    ['Red.', 'red'],
    ['  the  Fox!! ', 'the fox'],
    ['“Vinyl”', 'vinyl'],
    ['Queen’s Yard', "queen's yard"],
    ['50%', '50'],
    ['Cafe\u0301', 'café'],
  ])('%j is the answer %j', (typed, answer) => {
    expect(parseText(typed)).toEqual({ type: 'answer', answer });
    expect(canonical(answer)).toBe(answer);
  });

  test('do not hide a command or an opt-out', () => {
    expect(parseText('Hint.')).toEqual({ type: 'command', command: 'HINT' });
    expect(parseText('start!')).toEqual({ type: 'command', command: 'START' });
    expect(parseText('Stop.')).toEqual({ type: 'opt_out' });
  });

  test('do not make a machine text of signs and small sums', () => {
    expect(parseText(' ?! ')).toEqual({ type: 'answer', answer: '?!' });
    expect(parseText('£5')).toEqual({ type: 'answer', answer: '£5' });
    expect(parseText('  ')).toEqual({ type: 'empty' });
  });
});
