import { readFileSync } from 'node:fs';
import { dangerIn } from '@streetlore/domain/danger';
import { type HuntTour, meaningInHunt, newHunt, playText } from '@streetlore/domain/hunt';
import { newLedger } from '@streetlore/emulators/seed/ledger';
import { writePartners } from '@streetlore/emulators/seed/partners/write';
import { writeTours } from '@streetlore/emulators/seed/tours/write';
import * as z from 'zod/mini';

/** A list of texts that somebody wrote who had not read the code. */
const listSchema = z.object({
  non_answers: z.array(z.string()),
  dangers: z.array(z.string()),
  /** `stop` is a seeded stop: the id of its tour and its number, as in `color-vinyl-tour 3`. */
  right_answers: z.array(z.object({ stop: z.string(), text: z.string() })),
});
export type BlindList = z.infer<typeof listSchema>;

/** The list of a round. */
export const listOf = (round: number): BlindList =>
  z.parse(listSchema, JSON.parse(readFileSync(new URL(`round-${round}.json`, import.meta.url), 'utf8')));

const now = new Date('2026-11-21T12:00:00Z');
const phone = '+447700900101';

/** The seeded tours as hunts play them, by id. */
const tours: ReadonlyMap<string, HuntTour> = new Map(
  [...writeTours(newLedger(), writePartners(newLedger(), now), now)].map(([id, { hunt }]) => [id, hunt]),
);
const stops = [...tours].flatMap(([id, tour]) => tour.stops.map((_, n) => ({ id, tour, stop_number: n + 1 })));

/** A text at a puzzle, where the team has guessed wrong once, so that a further guess costs points. */
function textAt({ tour, stop_number }: { tour: HuntTour; stop_number: number }, text: string) {
  const at = new Date(now.getTime() - 60_000);
  const state = { ...newHunt(), phase: 'puzzle' as const, stop_number, stop_started_at: at, wrong_answers: 1 };
  return { state, tour, sender: phone, phones: [phone], text, now, expires_at: null };
}

/** How a text was taken at a puzzle. */
const meaningAt = (stop: (typeof stops)[number], text: string): string => {
  const meaning = meaningInHunt(textAt(stop, text));
  if (meaning.type === 'command') return meaning.command;
  return meaning.type === 'plea' ? `plea: ${meaning.about}` : meaning.type;
};

/** Texts of a list that the game took for something else than their writer meant. */
export function missed({ non_answers, dangers, right_answers }: BlindList) {
  const eventsAt = (stop: (typeof stops)[number], text: string) =>
    playText(textAt(stop, text)).events.map(({ type }) => type);
  const stopOf = (name: string) => {
    const found = stops.find(({ id, stop_number }) => `${id} ${stop_number}` === name);
    if (!found) throw new Error(`There is no seeded stop ${name}`);
    return found;
  };
  // A text may look like a guess at one stop and not at another: each is tried at all of them.
  const costs = non_answers.map((text) => ({
    text,
    share: stops.filter((stop) => eventsAt(stop, text).includes('wrong')).length / stops.length,
  }));
  return {
    costly: costs.filter(({ share }) => share > 0),
    /** The share of all tries of non-answers, at each stop, that counted as a wrong guess. */
    costlyShare: costs.reduce((sum, { share }) => sum + share, 0) / non_answers.length,
    unheard: dangers.filter((text) => !dangerIn(text)),
    falseAlarms: non_answers.filter(dangerIn),
    refused: right_answers
      .map(({ stop, text }) => ({ stop, text, events: eventsAt(stopOf(stop), text) }))
      .filter(({ events }) => !events.includes('solved') && !events.includes('close'))
      .map((one) => ({ ...one, as: meaningAt(stopOf(one.stop), one.text) })),
  };
}
