import { expect, test } from 'vitest';
import { isOptOutKeyword, keywordOf } from './keywords.ts';
import { withoutSignature } from './signature.ts';

test.each([
  ...['Sent from my iPhone', 'Sent from my Galaxy S22', 'Sent from Outlook for Android', 'Get Outlook for iOS'],
  ...[
    'Sent from Yahoo Mail for iPhone',
    'Kind regards',
    'Kind regards,\nMartin',
    'Best wishes,\nJo Smith',
    'Regards,\nTom',
  ],
  ...['Thanks\nDave', 'Cheers, Dave', 'Many thanks!', '- Sue', '-- \nSue Miller\n07700 900123', 'Love,\nNan', 'xx'],
])('%j below a text is left out', (signature) => {
  expect(withoutSignature(`a crane\n${signature}`)).toBe('a crane');
  expect(withoutSignature(`a crane\n\n${signature}\n`)).toBe('a crane');
});

test.each(['sent from my iphone', 'kind regards martin', 'Get Outlook for iOS'])(
  '%j on the same line is left out too',
  (signature) => expect(withoutSignature(`a crane ${signature}`)).toBe('a crane'),
);

test.each(['regards', 'Thanks', 'a letter sent from heaven', 'love birds', 'crane\nheron', 'Sent from my iPhone'])(
  '%j stays, because it is the whole text',
  (text) => expect(withoutSignature(text)).toBe(text),
);

test('a keyword above a signature is a keyword', () => {
  expect(isOptOutKeyword('STOP\nSent from my iPhone')).toBe(true);
  expect(keywordOf('Hint please\n\nKind regards,\nNell')).toBe('HINT');
  expect(isOptOutKeyword('Stop 3: anti')).toBe(false);
});
