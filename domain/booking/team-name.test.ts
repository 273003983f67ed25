import { describe, expect, test } from 'vitest';
import { isDoubtful } from '../reviews/taking/index.ts';
import { teamNameField, teamNameTexts } from './index.ts';

const faultOf = (name: string) => teamNameField.safeParse(name).error?.issues[0]?.message ?? null;

describe('a team name', () => {
  test.each([
    ['only spaces that nobody sees', '\u200d\u200c', teamNameTexts.unreadable],
    ['Hangul fillers', '\u3164\u3164', teamNameTexts.unreadable],
    ['empty braille', '\u2800 \u2800', teamNameTexts.unreadable],
    ['a mark without a letter', '\u0301', teamNameTexts.unreadable],
    ['38 marks on a letter', `a${'\u0336'.repeat(38)}`, teamNameTexts.marks],
    ['Cyrillic letters that pass for Latin ones', 'Тeam Ѕtreetlore', teamNameTexts.scripts],
    ['a Greek letter among Latin ones', 'Teαm', teamNameTexts.scripts],
  ])('of %s is refused with a sentence', (_what, name, sentence) => expect(faultOf(name)).toBe(sentence));

  test.each([
    ...['', 'Wall Spotters', 'Scunthorpe United', 'Essex Foxes', 'The Cockfosters Six', 'Dickens and Sons', 'Hancock'],
    ...[
      'Les Égarés',
      'Zoë & Søren',
      'Команда',
      'Ομάδα',
      '東京の壁',
      'ทีมกำแพง',
      'टीम',
      '🦊🦊🦊',
      '👨‍👩‍👧 The Fams',
      'No. 1',
      '!!!',
    ],
    ...['Arsenal Road', 'Clapham Commoners', 'Bass Line', 'Middlesex Walkers', 'Team 42', "Sam's 5"],
  ])('%s is accepted', (name) => {
    expect(faultOf(name)).toBeNull();
    expect(isDoubtful(name)).toBe(false);
  });

  test.each(['fuck the police', 'fuuuck you', 'www.buy-here.com', '07700 900123', 'sam@example.org', 'cunts'])(
    '%s is a doubtful name',
    (name) => expect(isDoubtful(name)).toBe(true),
  );
});
