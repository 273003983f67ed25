import { lookLines } from '../hunt/look-texts.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import { scoring } from '../hunt/score.ts';
import { renderHuntMessage } from '../hunt/templates.ts';
import type { HuntStop } from '../hunt/tour.ts';
import { formatPence } from '../money/index.ts';
import type { Partner } from '../partner/schema.ts';
import type { WithId } from '../query/index.ts';
import { countSegments, PENCE_A_SEGMENT, plainMarks, type SegmentCount } from '../sms/segments.ts';
import type { StopForm } from './form.ts';
import { offerAt } from './hunt-tour.ts';

type Typed = Pick<StopForm, 'location_name' | 'clue'> & Partial<Pick<StopForm, 'question' | 'hint' | 'partner_id'>>;
type Partners = readonly WithId<Partner>[];

export type StopCost = {
  /** The segments that each phone gets: `puzzle` (the place and the puzzle) and `reward`. */
  segments: number;
  puzzle: number;
  reward: number;
  /** The extra segments for a phone that asks for the hint; 0 without a hint. */
  hint: number;
  /** The extra segments of each wrong answer. */
  wrong: number;
  encoding: SegmentCount['encoding'];
};

/**
 * The segments of a stop's texts. Typed marks count as we would save them. The puzzle begins with
 * its usual opening.
 * @param at the stop's number, the number of stops, and the partners to choose from
 */
export function stopCost(stop: Typed, at: { number: number; count: number; partners: Partners }): StopCost {
  const { number: stop_number, count } = at;
  const played = playedStop(stop, at);
  const tour = { name: '', stops: Array.from({ length: count }, () => played) };
  const cost = (message: HuntMessage) => countSegments(renderHuntMessage(message, { tour, site: '' }));
  const lead = stop_number === 1 ? 'none' : 'moving';
  const puzzle = cost({ kind: 'location_with_clue', stop_number, lead, from: stop_number });
  const offer = stop_number === count ? 'partner_offer' : 'reward_with_pause';
  const reward = played.partner ? cost({ kind: offer, stop_number }).segments : 0;
  return {
    segments: puzzle.segments + reward,
    puzzle: puzzle.segments,
    reward,
    hint: played.hint ? cost({ kind: 'hint', stop_number, lost: scoring.hint }).segments : 0,
    wrong: cost({ kind: 'wrong', stop_number, lost: scoring.wrongAnswer }).segments,
    encoding: puzzle.encoding,
  };
}

/**
 * Whether the puzzle's text asks the question of the look (`asked`), names the word LOOK (`named`),
 * or has room for neither.
 * @param at the stop's number, and the number of stops
 */
export function lookByText(
  stop: Typed & Pick<StopForm, 'look'>,
  { number, count }: { number: number; count: number },
): 'asked' | 'named' | 'unsaid' {
  const question = plainMarks(stop.look ?? '').trim();
  const played = { ...playedStop(stop, { number, partners: [] }), look: { question, answers: [''] } };
  const tour = { name: '', stops: Array.from({ length: count }, () => played) };
  const lead = number === 1 ? 'none' : 'moving';
  const text = renderHuntMessage(
    { kind: 'location_with_clue', stop_number: number, lead, from: number },
    { tour, site: '' },
  );
  const [asked = '', named = ''] = lookLines(played, scoring.look);
  return text.endsWith(asked) ? 'asked' : text.endsWith(named) ? 'named' : 'unsaid';
}

/** The segments that each phone gets from the welcome to the end, without hints or wrong answers. */
export function tourCost(tour: { name: string; stops: readonly Typed[]; partners: Partners }): number {
  const { name, stops, partners } = tour;
  const count = stops.length;
  const played = { name, stops: stops.map((stop, n) => playedStop(stop, { number: n + 1, partners })) };
  const end: HuntMessage = { kind: 'completion', score: 100 * count, solved: count, seconds: 5400 };
  const around = [{ kind: 'welcome' } as const, end].map((message) =>
    countSegments(renderHuntMessage(message, { tour: played, site: usualSite })),
  );
  const all = [...around, ...stops.map((stop, n) => stopCost(stop, { number: n + 1, count, partners }))];
  return all.reduce((sum, { segments }) => sum + segments, 0);
}

/** Only the length of the name counts. */
const usualSite = 'streetlore.london';

/** "About 72p of texts per player". */
export const perPlayer = (segments: number) => `About ${inPence(segments * PENCE_A_SEGMENT)} of texts per player`;

const inPence = (pence: number) => (pence < 100 ? `${pence}p` : formatPence(pence));

/** "3 segments per phone". */
export const segmentsPerPhone = (segments: number) =>
  `${segments} ${segments === 1 ? 'segment' : 'segments'} per phone`;

function playedStop(stop: Typed, { number, partners }: { number: number; partners: Partners }): HuntStop {
  const text = (typed: string | null | undefined) => plainMarks(typed ?? '').trim() || null;
  return {
    stop_number: number,
    location_name: text(stop.location_name) ?? '',
    clue: text(stop.clue) ?? '',
    question: text(stop.question),
    hint: text(stop.hint),
    answers: [''],
    partner: offerAt(partners.find(({ id }) => id === stop.partner_id)),
  };
}
