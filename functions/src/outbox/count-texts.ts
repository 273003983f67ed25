import { isErased } from '@streetlore/domain/phone';
import type { FiguresKey } from '@streetlore/domain/stats';
import { after, londonDay } from '@streetlore/domain/time';
import { countMoved } from '../counting/count-moved.ts';
import type { Services } from '../platform/services.ts';

/** A text is asked to be counted no longer than this (ms) after the moment it bears. */
const JUST_BEFORE = 60_000;

/**
 * Has the figures counted that texts from or to some phones move: whoever commits texts asks for it, once the replies are on
 * their way. Never fails.
 * @param moved other figures that the same commit has moved
 */
export async function countTexts(
  services: Services,
  phones: Iterable<string>,
  moved: readonly FiguresKey[] = [],
): Promise<void> {
  const now = services.now();
  // Texts of just before midnight are yesterday's.
  const days = new Set([londonDay(after(now, -JUST_BEFORE)), londonDay(now)]);
  const today = [...days].map((day): FiguresKey => `day.${day}.messages`);
  const numbers = [...new Set(phones)].filter((number) => !isErased(number));
  const theirs = numbers.flatMap((number): FiguresKey[] => [`player.${number}`, `conversation.${number}`]);
  await countMoved(services, [...today, ...theirs, ...moved]);
}
