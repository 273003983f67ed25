import { judge } from '@streetlore/domain/answers';
import { newHunt, playText } from '@streetlore/domain/hunt';
import { describe, expect, test } from 'vitest';
import { guesses, numberGuesses, rightAnswers, talk } from './guess-texts.ts';
import { newLedger } from './ledger.ts';
import { writePartners } from './partners/write.ts';
import { tourPlans } from './tours/index.ts';
import { writeTours } from './tours/write.ts';

const now = new Date('2026-11-20T16:00:00Z');
const phone = '+447700900123';
const hunts = writeTours(newLedger(), writePartners(newLedger(), now), now);
const stops = tourPlans.flatMap(({ id }) => {
  const tour = hunts.get(id)?.hunt;
  return tour?.stops.map((stop) => ({ name: `${id} ${stop.stop_number}`, stop, tour })) ?? [];
});
type Stop = (typeof stops)[number];

/** What becomes of a text that is the first at a stop. */
function fateOf({ stop, tour }: Stop, text: string): 'right' | 'close' | 'wrong' | 'free' {
  const { stop_number } = stop;
  const state = { ...newHunt(), phase: 'puzzle' as const, stop_number, stop_started_at: now };
  const { events } = playText({ state, tour, text, now, sender: phone, phones: [phone], expires_at: null });
  const types = events.map(({ type }) => type);
  if (types.includes('solved')) return 'right';
  return types.includes('close') ? 'close' : types.includes('wrong') ? 'wrong' : 'free';
}

/** The share of texts that count as wrong, of those that are neither right nor close, at every stop. */
function shareWrong(texts: readonly string[], at: readonly Stop[] = stops): number {
  const fates = at.flatMap((here) => texts.map((text) => fateOf(here, text)));
  const wrong = fates.filter((fate) => fate === 'wrong').length;
  return wrong / (wrong + fates.filter((fate) => fate === 'free').length);
}

describe('at the seeded stops', { timeout: 180_000 }, () => {
  test('what is no guess costs nothing, with two exceptions in a hundred', () => {
    expect(talk.seen.length).toBeGreaterThanOrEqual(300);
    expect(talk.unseen.length).toBeGreaterThanOrEqual(150);
    expect(shareWrong(talk.seen)).toBeLessThan(0.01);
    expect(shareWrong(talk.unseen)).toBeLessThan(0.02);
    // Some of these look like guesses to anybody: 'potato', 'cats and dogs'.
    expect(shareWrong(talk.things)).toBeLessThan(0.08);
  });

  test('at least eight in ten wrong guesses count', () => {
    expect(shareWrong(guesses.seen)).toBeGreaterThan(0.8);
    expect(shareWrong(guesses.unseen)).toBeGreaterThan(0.8);
    const numeric = stops.filter(({ stop }) => stop.answers.some((answer) => /^\d+$/.test(answer)));
    expect(shareWrong(numberGuesses, numeric)).toBeGreaterThan(0.9);
  });

  test('right answers are taken, or close and free', () => {
    const fates = (draw: 'seen' | 'unseen') =>
      Object.entries(rightAnswers).flatMap(([name, texts]) => {
        const here = stops.find((one) => one.name === name);
        if (!here) throw new Error(`There is no stop ${name}`);
        return (texts[draw]?.split(' | ') ?? []).map((text) => ({ text, fate: fateOf(here, text), here }));
      });
    const isHeard = ({ fate }: { fate: string }) => fate === 'right' || fate === 'close';
    for (const [draw, least] of [
      ['seen', 0.92],
      ['unseen', 0.95],
    ] as const) {
      const all = fates(draw);
      expect(all.filter(isHeard).length / all.length, draw).toBeGreaterThan(least);
      // A right answer that is not heard costs nothing either, unless it names another thing.
      const charged = all.filter(({ fate }) => fate === 'wrong').map(({ text }) => text);
      expect(charged.filter((text) => !['duckling', 'Church st'].includes(text))).toEqual([]);
    }
  });

  test('no wrong guess is right, however it is said', () => {
    const right = stops.flatMap(({ stop, tour, name }) =>
      [...guesses.seen, ...guesses.unseen]
        .filter((text) => !stop.answers.some((answer) => text.toLowerCase().includes(answer)))
        .filter((text) => judge(text, stop, tour) === 'right')
        .map((text) => `${text} (${name})`),
    );
    expect(right).toEqual([]);
  });
});
