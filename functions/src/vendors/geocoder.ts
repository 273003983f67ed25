import type { DetailedLocation, Position } from '@streetlore/domain/contest';
import * as z from 'zod/mini';
import type { SettingsOf } from '../base/config.ts';
import { LoggableError } from '../base/log.ts';

export type Geocoder = ReturnType<typeof geocoder>;

/**
 * The longest time of one look-up, and the number of attempts. Both are small, because somebody
 * stands in the street and waits.
 */
const ANSWER_TIMEOUT_MS = 4_000;
const TRIES = 2;

/** The part of OpenCage's answer that we read (opencagedata.com/api#response). */
const answerSchema = z.object({
  results: z.array(
    z.object({
      formatted: z.string(),
      components: z.record(z.string(), z.unknown()),
    }),
  ),
});
type Components = Record<string, unknown>;

/** A look-up failed. The message never has the requested URL, which contains the key. */
class GeocoderFailure extends LoggableError {
  override readonly name = 'GeocoderFailure';
  /** Whether the same request may succeed a moment later. */
  readonly passes: boolean;

  constructor(message: string, passes: boolean) {
    super(message);
    this.passes = passes;
  }
}

/** The calls that the product makes to the geocoder. */
export function geocoder(config: SettingsOf<'geocoder'>) {
  return {
    /**
     * The address at a position in degrees, in English; null when the position has no address, as
     * at sea.
     * @throws GeocoderFailure
     */
    async addressAt(position: Position): Promise<DetailedLocation | null> {
      for (let tried = 1; ; tried += 1)
        try {
          return await lookUp(config, position);
        } catch (error) {
          if (!(error instanceof GeocoderFailure && error.passes) || tried === TRIES) throw error;
        }
    },
  };
}

async function lookUp(
  config: SettingsOf<'geocoder'>,
  { latitude, longitude }: Position,
): Promise<DetailedLocation | null> {
  const address = new URL(config.GEOCODER_URL);
  address.search = new URLSearchParams({
    // Six decimals are precise to about ten centimetres. More decimals would only make phones
    // distinguishable.
    q: `${latitude.toFixed(6)},${longitude.toFixed(6)}`,
    key: config.GEOCODER_KEY,
    language: 'en',
    limit: '1',
    no_annotations: '1',
    // `no_record` asks the geocoder not to store the position.
    no_record: '1',
  }).toString();
  const parsed = z.safeParse(answerSchema, await ask(address));
  if (!parsed.success) throw new GeocoderFailure('The geocoder answered with something else', true);
  const [found] = parsed.data.results;
  return found ? locationOf(found.components, found.formatted) : null;
}

async function ask(address: URL): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), redirect: 'error' }).catch(
    (error: unknown) => {
      throw new GeocoderFailure(
        `The geocoder was not reached: ${error instanceof Error ? error.name : 'no answer'}`,
        true,
      );
    },
  );
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new GeocoderFailure(`The geocoder answered ${answer.status}`, answer.status >= 500);
  }
  return await answer.json().catch(() => {
    throw new GeocoderFailure('The geocoder did not answer with JSON', true);
  });
}

/** Turns OpenCage's components into the fields that the product stores. */
function locationOf(components: Components, formatted: string): DetailedLocation {
  const first = (...names: string[]): string | null => {
    for (const name of names) {
      const value = components[name];
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      if (typeof value === 'number') return String(value);
    }
    return null;
  };
  const street = [first('house_number'), first('road')].filter((part) => part !== null).join(' ');
  return {
    country: first('country'),
    city: first('city', 'town', 'village'),
    neighborhood: first('neighbourhood', 'suburb', 'district', 'city_district'),
    street_address: first('road') === null ? null : street,
    postal_code: first('postcode'),
    place_name: first('building', 'attraction', 'shop', 'amenity', 'tourism'),
    formatted,
  };
}
