import { isErased } from '@streetlore/domain/phone';
import type { FiguresKey } from '@streetlore/domain/stats';
import { after, londonDay } from '@streetlore/domain/time';
import { countMoved } from '../counting/count-moved.ts';
import type { Services } from '../platform/services.ts';

/** The longest time, in ms, between the timestamp of a text and the request to count it. */
const JUST_BEFORE = 60_000;

/**
 * Has the figures counted that texts from or to some phones change. Code that commits texts calls
 * this once the replies are on their way. Never fails.
 * @param moved keys of other figures that the same commit has changed
 */
export async function countTexts(
  services: Services,
  phones: Iterable<string>,
  moved: readonly FiguresKey[] = [],
): Promise<void> {
  const now = services.now();
  // A text from just before midnight counts for the day before.
  const days = new Set([londonDay(after(now, -JUST_BEFORE)), londonDay(now)]);
  const today = [...days].map((day): FiguresKey => `day.${day}.messages`);
  const numbers = [...new Set(phones)].filter((number) => !isErased(number));
  const theirs = numbers.flatMap((number): FiguresKey[] => [`player.${number}`, `conversation.${number}`]);
  await countMoved(services, [...today, ...theirs, ...moved]);
}
