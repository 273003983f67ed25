import { afterEach, beforeEach, expect, test } from 'vitest';
import { localVendors } from '../../config.ts';
import { type StandIns, startStandIns } from '../index.ts';
import { readJsonAs } from '../receiver.ts';

let standIns: StandIns;
beforeEach(async () => {
  standIns = await startStandIns({ port: 0 });
});
afterEach(() => standIns.close());

type Answer = {
  status: { code: number };
  rate: { limit: number; remaining: number };
  results: [{ components: Record<string, string>; formatted: string; distance_from_q: { meters: number } }];
};

async function look(query: string, key: string = localVendors.geocoderKey) {
  const response = await fetch(`${standIns.url}/geocode/v1/json?q=${query}&key=${key}&language=en`);
  return { status: response.status, body: await readJsonAs<Answer>(response) };
}

test('a wall on Brick Lane has its road, quarter and postcode', async () => {
  const { status, body } = await look('51.5219+-0.0717');
  expect(status).toBe(200);
  expect(body.results[0].components).toMatchObject({
    country: 'United Kingdom',
    city: 'London',
    suburb: 'Shoreditch',
    neighbourhood: 'Spitalfields',
    road: 'Brick Lane',
    house_number: '91',
    postcode: 'E1 6QL',
    attraction: 'Old Truman Brewery',
  });
  expect(body.results[0].formatted).toContain('91 Brick Lane');
  expect(body.results[0].distance_from_q.meters).toBe(0);
  expect(body.rate.remaining).toBeLessThan(body.rate.limit);
});

test.each([
  ['53.48,-2.24', { city: 'Manchester', country: 'United Kingdom' }],
  ['48.85+2.35', { city: 'Paris', country: 'France' }],
  ['30+-45', { body_of_water: 'Atlantic Ocean' }],
])('%s is outside London', async (query, components) => {
  expect((await look(query)).body.results[0].components).toMatchObject(components);
});

test('refuses as OpenCage does', async () => {
  expect((await look('51+0', 'wrong')).status).toBe(401);
  expect((await look('51+0', '4372eff77b8343cebfc843eb4da4ddc4')).status).toBe(402);
  expect((await look('51+0', '2e10e5e828262eb243ec0b54681d699a')).status).toBe(403);
  expect((await look('Brick+Lane')).status).toBe(400);
  expect((await look('91+0')).body.status).toMatchObject({ code: 400 });
});
