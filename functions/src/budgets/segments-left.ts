import { segmentsWithin } from '@streetlore/domain/sms';
import { spanOfDay } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';

/**
 * How many segments of the London day's budget are left; negative when it is exceeded. It sums the texts
 * themselves, because the day's stored figure comes late, and a long outbox must count too.
 */
export async function segmentsLeft({ store, textLimits, now }: Services<'textLimits'>): Promise<number> {
  const { dailySegments } = textLimits;
  const { segments } = await store.sums(segmentsWithin(spanOfDay(londonDay(now()))));
  return dailySegments - segments;
}
