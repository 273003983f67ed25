import { Hono } from 'hono';
import { boundary, type StandInEnv } from '../core/boundary.ts';
import { unixSeconds } from '../core/ids.ts';
import type { StandInState } from '../core/state.ts';
import { type GeocodedPlace, lookUp } from './lookup.ts';

/** Keys with which OpenCage lets anyone try its errors (opencagedata.com/api#testingkeys). */
const testingKeys: Record<string, { status: number; message: string }> = {
  '4372eff77b8343cebfc843eb4da4ddc4': { status: 402, message: 'quota exceeded' },
  '2e10e5e828262eb243ec0b54681d699a': { status: 403, message: 'suspended' },
  d6d0f0065f4348a4bdfe4587ba02714b: { status: 429, message: 'too many requests' },
};
const dailyLimit = 2_500;

/** OpenCage's geocoding API, reverse look-ups only. */
export function geocoderRoutes(state: StandInState): Hono<StandInEnv> {
  const app = new Hono<StandInEnv>();
  let remaining = dailyLimit;

  app.use(
    '/geocode/*',
    boundary('geocoder', state, () => answer(500, 'internal server error', []), true),
  );
  app.get('/geocode/v1/json', (c) => {
    const key = c.req.query('key');
    const refusal = key ? testingKeys[key] : undefined;
    if (refusal) return answer(refusal.status, refusal.message, []);
    if (!key) return answer(401, 'missing API key', []);
    if (key !== state.settings.vendors.geocoderKey) return answer(401, 'invalid API key', []);
    const query = c.req.query('q');
    if (!query) return answer(400, 'missing or bad query', []);
    const position = readPosition(query);
    if (!position)
      return answer(400, 'Invalid coordinates. Only reverse queries, q=latitude+longitude, are answered here', []);
    remaining = remaining > 0 ? remaining - 1 : dailyLimit;
    return answer(200, 'OK', [lookUp(position)], remaining);
  });
  app.all('/geocode/*', () => answer(404, 'not found', []));
  return app;
}

/**
 * An answer in the documented fields (opencagedata.com/api#response). Only a trial account has
 * `rate`.
 */
function answer(status: number, message: string, results: GeocodedPlace[], remaining?: number): Response {
  const reset = Math.ceil(unixSeconds() / 86_400) * 86_400;
  const body = {
    documentation: 'https://opencagedata.com/api',
    licenses: [{ name: 'see attribution guide', url: 'https://opencagedata.com/credits' }],
    ...(remaining !== undefined && { rate: { limit: dailyLimit, remaining, reset } }),
    results,
    status: { code: status, message },
    stay_informed: { blog: 'https://blog.opencagedata.com', mastodon: 'https://en.osm.town/@opencage' },
    thanks: 'For using an OpenCage API',
    timestamp: { created_http: new Date().toUTCString(), created_unix: unixSeconds() },
    total_results: results.length,
  };
  return Response.json(body, { status });
}

/**
 * Reads latitude and longitude in degrees from `51.52 -0.07` or `51.52,-0.07`.
 * @returns null for any other text
 */
function readPosition(query: string): { lat: number; lng: number } | null {
  const match = /^\s*(-?\d+(?:\.\d+)?)[\s,+]+(-?\d+(?:\.\d+)?)\s*$/.exec(query);
  if (!match) return null;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
