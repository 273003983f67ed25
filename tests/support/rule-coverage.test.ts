import { expect, test } from 'vitest';
import { readCoverage, uncovered } from './rule-coverage.ts';

const source = 'allow read: if isOpen() || (isMine() && !isOld()); allow list: if true; allow get: if nameOf(x);';

/** An expression as the emulator reports it: where it begins and ends, its values, its parts. */
function expression(text: string, values: object[], children: object[] = []) {
  const at = source.indexOf(text);
  const sourcePosition = {
    line: 1,
    column: at + 1,
    currentOffset: at,
    endOffset: at + text.replace(/\)+$/, '').length - 1,
  };
  return { sourcePosition, values: values.map((value) => ({ value, count: 1 })), children };
}
const [yes, no, error, skipped] = [{ boolValue: true }, { boolValue: false }, { undefined: {} }, {}];

const asked = (open: object[], mine: object[], old: object[]) =>
  readCoverage({
    rules: { files: [{ content: source }] },
    report: [
      expression(
        'isOpen() || (isMine() && !isOld())',
        [yes, no],
        [
          expression('isOpen()', open),
          expression(
            '(isMine() && !isOld())',
            [yes, no],
            [expression('isMine()', mine), expression('!isOld()', old, [expression('isOld()', old)])],
          ),
        ],
      ),
      expression('true', [yes]),
      expression('nameOf(x)', [{ stringValue: 'x' }]),
    ],
  });

test('a part that was true and false, in any project, is covered', () => {
  expect(uncovered([asked([yes], [yes, skipped], [no]), asked([no, error], [no], [yes])])).toEqual([]);
});

test('names a part by its place that was never true, or never false; an error is neither', () => {
  expect(uncovered([asked([yes, no], [no, error], [skipped])])).toEqual(['firestore.rules:1:29 isMine(): never true']);
  expect(uncovered([asked([yes, no], [yes, no], [no, error])])).toEqual([
    'firestore.rules:1:41 !isOld(): never true',
    'firestore.rules:1:42 isOld(): never true',
  ]);
});

test('names a condition that was never evaluated', () => {
  const report = [expression('isOpen() || (isMine() && !isOld())', [], [])];
  expect(uncovered([readCoverage({ rules: { files: [{ content: source }] }, report })])).toEqual([
    expect.stringMatching(/^firestore\.rules:1:16 .*: never asked$/),
  ]);
});
