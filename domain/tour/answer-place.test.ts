import { expect, test } from 'vitest';
import { type AnswerPlace, sofaWarning } from './answer-place.ts';

const at = (answer_place: AnswerPlace | null, given = {}) => ({
  answer_place,
  is_out: false,
  uses_backup: false,
  ...given,
});
const [wall, sofa, unsaid] = [at('wall'), at('anywhere'), at(null)];

test.each([
  ['half of the stops at the wall', [wall, sofa], null],
  ['no stops', [], null],
  ['fewer than half', [wall, sofa, sofa], '1 of 3 stops are marked'],
  ['stops that say nothing', [wall, unsaid, unsaid], '1 of 3 stops are marked'],
  ['a single stop that can be looked up', [sofa], '0 of 1 stop is marked'],
  ['stops that are left out', [wall, sofa, at('anywhere', { is_out: true })], null],
  ['a wall that its backup question replaces', [at('wall', { uses_backup: true }), sofa], '0 of 2 stops are marked'],
])('a tour of %s', (_, stops, warning) => {
  const said = sofaWarning(stops);
  if (warning === null) expect(said).toBeNull();
  else expect(said).toContain(warning);
});
