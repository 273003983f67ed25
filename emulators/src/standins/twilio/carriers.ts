import { BoundedMap } from '../core/bounded.ts';
import { TwilioError } from './errors.ts';

type NumberFailure = { error_code: number; times: number | null };

/** What the carriers know about phones: who opted out, and which failures a tester asked for. */
export type Carriers = {
  optOut(number: string): boolean;
  optIn(number: string): boolean;
  hasOptedOut(number: string): boolean;
  setFailure(number: string, failure: NumberFailure): void;
  clearFailures(number?: string): void;
  failures(): { number: string; error_code: number; times: number | null }[];
  /** @throws TwilioError when Twilio refuses a text to this number at once */
  refuse(number: string): void;
  /** The code with which an accepted text fails later, or null. */
  laterFailure(number: string): number | null;
};

/**
 * Twilio returns codes below 30000 from the call itself. Codes from 30000 come later, as the error
 * of a delivery.
 */
const firstDeliveryCode = 30_000;

export function createCarriers(): Carriers {
  const optedOut = new BoundedMap<true>(2_000);
  const failures = new BoundedMap<NumberFailure>(500);

  function take(number: string, isDue: (code: number) => boolean): number | null {
    const failure = failures.get(number);
    if (!failure || !isDue(failure.error_code)) return null;
    if (failure.times === 1) failures.delete(number);
    else if (failure.times !== null) failures.set(number, { ...failure, times: failure.times - 1 });
    return failure.error_code;
  }

  return {
    optOut(number) {
      if (optedOut.has(number)) return false;
      optedOut.set(number, true);
      return true;
    },
    optIn: (number) => optedOut.delete(number),
    hasOptedOut: (number) => optedOut.has(number),
    setFailure: (number, failure) => void failures.set(number, failure),
    clearFailures(number) {
      if (number === undefined) failures.clear();
      else failures.delete(number);
    },
    failures: () => [...failures].map(([number, failure]) => ({ number, ...failure })),
    refuse(number) {
      const code = optedOut.has(number) ? 21610 : take(number, (candidate) => candidate < firstDeliveryCode);
      if (code === 21610) throw new TwilioError(400, 21610, 'Attempt to send to unsubscribed recipient');
      if (code === 20429) throw new TwilioError(429, 20429, 'Too Many Requests');
      if (code !== null) throw new TwilioError(400, code, `Message to ${number} refused with error ${code}`);
    },
    laterFailure: (number) => take(number, (candidate) => candidate >= firstDeliveryCode),
  };
}
