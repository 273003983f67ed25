import { segmentsWithin } from '@streetlore/domain/sms';
import { spanOfDay } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';

/**
 * How many segments of the London day's budget are left, below 0 past it; summed from the texts,
 * because the day's figure comes late, and a standing queue must not lift the limit.
 */
export async function segmentsLeft({ store, textLimits, now }: Services<'textLimits'>): Promise<number> {
  const { dailySegments } = textLimits;
  const { segments } = await store.sums(segmentsWithin(spanOfDay(londonDay(now()))));
  return dailySegments - segments;
}
