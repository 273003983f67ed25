import { expect, test } from 'vitest';
import { documentId, emailAddress, line, paragraph, webAddress } from './index.ts';

test.each([
  ['Sam\u0000', 'Sam'],
  ['Sam\u202egnp.exe', 'Samgnp.exe'],
  ['\ufeffSam\u200b \u2066', 'Sam'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['\u200fשלום', 'שלום'],
  ['👩\u200d🎤 and می\u200cخواهم', '👩\u200d🎤 and می\u200cخواهم'],
  ['❤️ Zoë 東京 🦊', '❤️ Zoë 東京 🦊'],
])('%j is kept as %j', (typed, kept) => {
  expect(line(100).parse(typed)).toBe(kept);
  expect(paragraph(100).parse(typed)).toBe(kept);
});

test('a text of only invisible characters counts as missing, and line breaks and tabs are kept', () => {
  const fault = line(100, 'Please enter your name').safeParse('\u200b\u0007').error?.issues[0];
  expect(fault?.message).toBe('Please enter your name');
  expect(paragraph(100).parse('one\n\ttwo')).toBe('one\n\ttwo');
});

test.each([
  ['a', true],
  ['-633oRbjfzuLuYiJwG5acLwM9Tt64u-t', true],
  ['_633oRbjfzuLuYiJwG5acLwM9Tt64u-_', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  ['__id__', false],
  ['____', false],
  ['a/b', false],
  ['.', false],
  ['a b', false],
])('whether %j is a document’s id: %s', (id, isOne) => {
  expect(documentId.safeParse(id).success).toBe(isOne);
});

test.each([
  ['A fox \ud83e', 'There is half of a character (U+D83E), such as a broken emoji, after “A fox”. Please delete it.'],
  ['\udd8a fox', 'There is half of a character (U+DD8A), such as a broken emoji, at the beginning. Please delete it.'],
  ['Fox\uffff', 'There is an invalid character (U+FFFF) after “Fox”. Please delete it.'],
])('%j is refused with the character and its place', (typed, message) => {
  for (const schema of [line(100), paragraph(100)])
    expect(schema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  [' Ada@Example.org ', 'ada@example.org'],
  ['zoë@example.org', 'zoë@example.org'],
  ['zoe\u0308@example.org', 'zoë@example.org'],
  ['info@exämple.de', 'info@xn--exmple-cua.de'],
  ['INFO@XN--EXMPLE-CUA.DE', 'info@xn--exmple-cua.de'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['hans.müller+art@example.org', 'hans.müller+art@example.org'],
  ['ada\u200b@example.org', 'ada@example.org'],
])('the e-mail address %j is %j', (typed, kept) => expect(emailAddress.parse(typed)).toBe(kept));

test.each([
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'a b@example.org',
  'ada@exa mple.org',
  'a@b@example.org',
  'ada@.org',
  'ada,b@example.org',
  '<ada@example.org>',
  'ada@example.org/x',
  'zoë@exämple',
])('%j is no e-mail address', (typed) =>
  expect(emailAddress.safeParse(typed).error?.issues[0]?.message).toBe('Please enter a valid email address'),
);

test('a long invalid address is refused without a second look at each of its letters', () => {
  const started = performance.now();
  emailAddress.safeParse(`${'a'.repeat(200)}.${'ä'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('a web address loses its invisible characters', () =>
  expect(webAddress.parse('\u200bhttps://example.com\ufeff')).toBe('https://example.com'));

test.each([
  ['mycafe.co.uk', 'https://mycafe.co.uk'],
  [' www.MyCafe.co.uk/menu?of=today ', 'https://www.MyCafe.co.uk/menu?of=today'],
  ['café-42.london', 'https://café-42.london'],
  ['http://mycafe.co.uk', 'http://mycafe.co.uk'],
])('%j is a web address', (typed, address) => expect(webAddress.parse(typed)).toBe(address));

test.each([
  'mycafe',
  'n/a',
  '@mycafe',
  'hello@mycafe.co.uk',
  'javascript:alert(1)',
  'javascript:alert.com',
  '//mycafe.co.uk',
  'ftp://mycafe.co.uk',
  '...',
  'on Insta. Soon',
  'mycafe.co.uk "menu"',
])('%j is no web address', (typed) => expect(webAddress.safeParse(typed).success).toBe(false));
