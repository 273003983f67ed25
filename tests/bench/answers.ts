import { readFileSync } from 'node:fs';
import { judge, type Verdict } from '@streetlore/domain/answers';
import { judgedAnswers } from '@streetlore/emulators/seed/judged-answers';
import { type SeededStop, seededStops } from '@streetlore/emulators/seed/judged-stops';
import { isRealOrChatter } from '../../domain/answers/misspelt.ts';

/** The ways in which people give an answer. X is the answer itself. */
const manners: Record<string, readonly string[]> = {
  'lead-ins': [
    "it's X",
    'its X',
    'it is X',
    'is it X?',
    'I think X',
    "I think it's X",
    'the answer is X',
    'Answer: X',
    'maybe X',
  ],
  articles: ['the X', 'a X', 'an X', "it's the X", 'is it a X?'],
  courtesy: ['X thanks', 'X, thank you!', 'X please', 'please, X', 'X cheers', 'hi, X', 'X xx'],
  emoji: ['X 🎨', 'X 🎨🎨!', '🤔 X?', 'X 👍🏽', 'X ❤️', 'X 🇬🇧'],
  signs: ['X.', 'X!!', '“X”', ' X ', '(X)'],
};

/** Plurals, numbers and other forms that make sense, by tour and stop. */
const forms: readonly [tour: string, stop: number, answers: readonly string[]][] = [
  ['color-vinyl-tour', 2, ['banks']],
  ['color-vinyl-tour', 4, ['churches', 'the churches']],
  ['color-vinyl-tour', 5, ['birds']],
  ['color-vinyl-tour', 7, ['one hundred', 'a hundred', '100 times', 'a hundred turns', '100 rotations', 'hundred']],
  ['color-vinyl-tour', 8, ['cranes']],
  ['beats-murals-tour', 1, ['Aladdin-Sane']],
  ['beats-murals-tour', 2, ['an electric light', 'electric lamp']],
  ['beats-murals-tour', 5, ['no trains', '0 trains', 'zero', 'none of them', 'nought', 'zero trains']],
  ['beats-murals-tour', 7, ['winds', 'breeze']],
  ['gigs-graffiti-tour', 1, ['hot cocoa', 'Co-coa']],
  ['gigs-graffiti-tour', 2, ["the world's", 'worlds end']],
  ['gigs-graffiti-tour', 3, ['boots', 'dr. martens', 'Doctor Martens', 'doc martens', 'shoes']],
  ['gigs-graffiti-tour', 5, ['horse', 'the horses']],
  ['gigs-graffiti-tour', 6, ['turntables', 'turn tables', 'turn-table']],
  ['gigs-graffiti-tour', 7, ['locks', 'Camden Locks']],
  ['gigs-graffiti-tour', 8, ['treasures', 'treasure chests']],
  ['canals-colour-tour', 1, ['wicks']],
  ['canals-colour-tour', 4, ['the duck', 'ducks']],
  ['canals-colour-tour', 5, ['breams', 'bream st.']],
  ['canals-colour-tour', 6, ['The Big Breakfast', 'breakfasts']],
];

const seeded = seededStops;
const verdict = (text: string, { stop, stops }: SeededStop): Verdict => judge(text, stop, { stops });
const first = ({ stop }: SeededStop) => stop.answers[0] ?? '';

/** Words that name another number than the right one. They are not typos of the right one. */
const otherNumbers = new Set(['one', 'nine']);

/**
 * `npm run bench -- answers`: the judge's verdicts on what people type at the seeded stops. Needs
 * no platform.
 */
export function answers(): string[] {
  const missed: string[] = [];
  const expect = (isMet: boolean, text: string) => {
    if (!isMet) missed.push(text);
  };

  const rows = Object.entries(manners).map(([manner, ways]) => {
    const failing = ways.flatMap((way) =>
      seeded.filter((one) => verdict(way.replace('X', first(one)), one) !== 'right'),
    );
    const right = seeded.length - new Set(failing).size;
    expect(failing.length === 0, `${manner}: ${right} of ${seeded.length} stops take them all.`);
    return { manner, ways: ways.length, 'stops right': `${right} of ${seeded.length}` };
  });
  console.table(rows);

  const asked = forms.flatMap(([tour, number, texts]) => {
    const one = seeded.find(({ name }) => name === `${tour} ${number}`);
    return texts.map((text) => ({ text, verdict: one ? verdict(text, one) : 'no such stop' }));
  });
  const refused = asked.filter((one) => one.verdict !== 'right');
  console.log(`Plurals, numbers and other forms: ${asked.length - refused.length} of ${asked.length} right.`);
  for (const { text } of refused) expect(false, `"${text}" is not right.`);

  const inSentences = (['right', 'wrong'] as const).map((wanted) => {
    const texts = seeded.flatMap(
      (one) => judgedAnswers.find(({ name }) => name === one.name)?.[wanted].map((text) => verdict(text, one)) ?? [],
    );
    return { wanted, texts: texts.length, right: texts.filter((outcome) => outcome === 'right').length };
  });
  for (const { wanted, texts, right } of inSentences) {
    console.log(`Written down before the judge had seen them: ${right} of ${texts} ${wanted} ones are right.`);
    expect(wanted === 'right' ? right >= 0.97 * texts : right === 0, `${right} of ${texts} ${wanted} ones are right.`);
  }

  const typos = typosOfAnswers();
  console.log('One-letter typos of every accepted word from four letters:');
  console.table(typos.rows);
  const some = typos.others.slice(0, 10).join(', ');
  console.log(`Not counted, for they are other words or numbers: ${typos.others.length}, such as ${some}.`);
  expect(typos.wrong.length === 0, `Typos that are wrong: ${typos.wrong.slice(0, 20).join(', ')}`);

  const { right, close, asked: words } = dictionary();
  const share = (100 * close.length) / words;
  console.log(
    `Dictionary: ${words} pairs of word and stop, ${right.length} right, ${close.length} near (${share.toFixed(3)} %).`,
  );
  if (close.length > 0) console.log(`Near: ${close.join(', ')}.`);
  expect(right.length === 0, `Dictionary words that are right: ${right.join(', ')}`);
  expect(share <= 1, `${share.toFixed(2)} % of the dictionary is near.`);

  const elsewhere = seeded.flatMap((here) =>
    seeded.filter((there) => there !== here).flatMap(({ stop }) => stop.answers.map((text) => verdict(text, here))),
  );
  const solving = elsewhere.filter((outcome) => outcome === 'right').length;
  const near = elsewhere.filter(isNear).length;
  console.log(`Answers of other stops: ${elsewhere.length} pairs, ${solving} right, ${near} near.`);
  expect(solving === 0, 'An answer of another stop is right.');
  console.log(
    'Aim: all right; no typo wrong; no word of the dictionary or answer of another stop right, at most 1 % near.',
  );
  return missed;
}

function typosOfAnswers() {
  const rows = new Map<string, { right: number; near: number; wrong: number }>();
  const [wrong, others]: [string[], string[]] = [[], []];
  for (const one of seeded)
    for (const answer of one.stop.answers)
      for (const [n, word] of answer.split(' ').entries()) {
        if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
        const row = rows.get(lengthOf(word)) ?? { right: 0, near: 0, wrong: 0 };
        rows.set(lengthOf(word), row);
        for (const typo of typosOf(word)) {
          const text = answer.split(' ').with(n, typo).join(' ');
          const outcome = verdict(text, one);
          if (outcome === 'wrong' && isOther(typo, text, one)) {
            others.push(`${text} for ${answer}`);
            continue;
          }
          row[isNear(outcome) ? 'near' : outcome] += 1;
          if (outcome === 'wrong') wrong.push(`${text} for ${answer}`);
        }
      }
  return { rows: Object.fromEntries(rows), wrong, others };
}

/**
 * Whether a typo is a text with another meaning: a word, another number, or an answer that the stop
 * never accepts.
 */
const isOther = (typo: string, text: string, { stop }: SeededStop) =>
  isRealOrChatter(typo) || otherNumbers.has(text) || stop.never_accept?.includes(text) === true;

const isNear = (outcome: Verdict) => outcome !== 'right' && outcome !== 'wrong';

const lengthOf = (word: string) => (word.length < 6 ? 'four or five letters' : 'six letters and more');

/**
 * Every text that differs from `word` by one letter (more, less, other) or by two swapped
 * neighbours.
 */
function typosOf(word: string): ReadonlySet<string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) found.add(before + letter + after).add(before + letter + after.slice(1));
    found.add(before + after.slice(1)).add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
  }
  found.delete(word);
  return found;
}

/** The judge's verdicts on words that are neither the stop's answer nor its plural. */
function dictionary() {
  const words = readFileSync(new URL('dictionary.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const [right, close]: [string[], string[]] = [[], []];
  let asked = 0;
  for (const one of seeded)
    for (const word of words) {
      if (one.stop.answers.some((answer) => answer === word || `${answer}s` === word || answer === `${word}s`))
        continue;
      asked += 1;
      const outcome = verdict(word, one);
      if (outcome === 'right') right.push(`${word} (${one.name})`);
      if (isNear(outcome)) close.push(`${word} (${first(one)})`);
    }
  return { right, close, asked };
}
