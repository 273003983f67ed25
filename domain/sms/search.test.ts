import { expect, test } from 'vitest';
import { textWord, textWords } from './index.ts';

test.each([
  ['The shutters are DOWN, no wall here!', ['the', 'shutters', 'are', 'down', 'wall', 'here']],
  ['Is it ok', []],
  ['scaffolding Scaffolding', ['scaffold']],
])('%j is found by %j', (content, words) => expect(textWords(content)).toEqual(words));

test.each(['shutters', 'no shutters', 'the Scaffolding'])(
  'a search for %j asks for a word that texts have',
  (typed) => {
    expect(textWords('the shutters and the scaffolding')).toContain(textWord(typed));
  },
);

test('a search without a letter finds nothing', () => expect(textWords('?')).not.toContain(textWord('?')));
