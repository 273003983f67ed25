import type { HuntStop, HuntTour } from '@streetlore/domain/hunt';
import type { SeededHunt } from './plan.ts';

/** One text or message of a player. `after` is seconds after START. */
export type Line = {
  after: number;
  /** The index of the phone, or, after the last phone, of the player on the team's page. */
  sender: number;
  text: string;
};

const WRONG = ['is it a bus', 'pigeons?', 'the moon', 'a small door', 'a cat', 'banksy', 'lamp post'];

/** Spells an answer in the ways that people type it. */
const typed = (answer: string, turn: number) =>
  [answer, answer.toUpperCase(), answer[0]?.toUpperCase() + answer.slice(1), ` ${answer} `][turn % 4] ?? answer;

/** Wrong answers by stop, in the order of the tour. */
type Misses = readonly (readonly string[] | undefined)[];

type Manner = { isLast: boolean; misses: readonly string[] };

function linesAt(
  plan: SeededHunt,
  stop: HuntStop,
  from: number,
  { isLast, misses }: Manner,
): { lines: Line[]; end: number } {
  const pace = plan.pace ?? 600;
  const number = stop.stop_number;
  // The pace varies by position, not by chance, so that the same plan always gives the same hunt.
  const length = Math.round(pace * (0.7 + ((number * 37 + (plan.phones[0] ?? 0)) % 60) / 100));
  const senders = plan.phones.length + (plan.players?.length ?? 0);
  const sender = (turn: number) => (number + turn) % senders;
  const slip = plan.slips?.[number];
  const lines: Line[] = [];
  // Half of the teams look.
  if (stop.look && (number + (plan.phones[0] ?? 0)) % 2 === 0)
    lines.push({ after: from + length * 0.3, sender: sender(1), text: `LOOK ${stop.look.answers[0]}` });
  if (slip === 'wrong' || slip === 'both')
    lines.push({
      after: from + length * 0.5,
      sender: sender(0),
      text: misses[(number + (plan.phones[0] ?? 0)) % misses.length] ?? 'no idea',
    });
  if (slip === 'hint' || slip === 'both') lines.push({ after: from + length * 0.7, sender: sender(1), text: 'HINT' });
  const end = from + length;
  lines.push({
    after: end,
    sender: sender(0),
    text: slip === 'skip' ? 'SKIP' : typed(stop.answers[0] ?? '', number + (plan.phones[0] ?? 0)),
  });
  const pauses = stop.partner !== null && slip !== 'skip' && !isLast;
  if (!pauses) return { lines, end };
  const claimed = (number + (plan.phones[0] ?? 0)) % 3 !== 0;
  const left = end + (claimed ? 420 : 40);
  lines.push({ after: left, sender: sender(1), text: claimed ? 'CLAIMED' : 'Continue' });
  return { lines, end: left };
}

/** The texts that the players of a plan send, from START to the stop that they are at. */
export function linesOf(plan: SeededHunt, tour: HuntTour, misses: Misses): Line[] {
  const lines: Line[] = [{ after: 0, sender: 0, text: 'START' }];
  let clock = 0;
  for (const stop of tour.stops) {
    const here = plan.at === stop.stop_number;
    if (here && !plan.rewarded) break;
    const { lines: said, end } = linesAt(plan, stop, clock, {
      isLast: stop.stop_number === tour.stops.length,
      misses: misses[(stop.tour_stop ?? stop.stop_number) - 1] ?? WRONG,
    });
    lines.push(...(here ? said.slice(0, -1) : said));
    if (here) break;
    clock = end;
  }
  return lines;
}
