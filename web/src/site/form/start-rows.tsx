import { bookingTexts, closesAt, windowOf } from '@streetlore/domain/booking';
import { inLondon } from '@streetlore/domain/time';
import { formatStartBy, useStartBy } from './start-by.ts';

/** When a hunt can be started: a row of a list of terms. @param day a London day; null is today */
export function StartRows({ day }: { readonly day: string | null | undefined }) {
  const startBy = useStartBy();
  const window = windowOf(day ?? null);
  if (window)
    return (
      <div>
        <dt>{bookingTexts.start}</dt>
        <dd>
          <span>{formatStartBy(window.opens_at)}</span>
          <span>to {inLondon(formatStartBy(closesAt(window)))}</span>
        </dd>
      </div>
    );
  return (
    startBy && (
      <div>
        <dt>{bookingTexts.startBefore}</dt>
        <dd>{inLondon(startBy)}</dd>
      </div>
    )
  );
}
