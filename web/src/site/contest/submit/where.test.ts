import { areaOnly } from '@streetlore/domain/contest';
import { afterEach, expect, test, vi } from 'vitest';
import { browserPosition, lookUpPlace } from './where.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser where the visitor, or the device, answers with this error. */
const failing = (code: number) => ({
  geolocation: {
    getCurrentPosition: (_found: unknown, failed: (error: object) => void) => failed({ code, PERMISSION_DENIED: 1 }),
  },
});

test('gives different errors for no geolocation, a refusal and a device without a fix', async () => {
  await expect(browserPosition()).rejects.toThrow('Geolocation is not supported by this browser');
  vi.stubGlobal('navigator', failing(1));
  await expect(browserPosition()).rejects.toThrow('Location access denied. Please enter location manually.');
  vi.stubGlobal('navigator', failing(3));
  await expect(browserPosition()).rejects.toThrow('Could not get location details. Please enter manually.');
});

test('asks the device for high accuracy, for ten seconds', async () => {
  const getCurrentPosition = vi.fn((found: (reading: object) => void) =>
    found({ coords: { latitude: 51.5, longitude: -0.1, accuracy: 8, altitude: 3 } }),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  expect(await browserPosition()).toEqual({ latitude: 51.5, longitude: -0.1, accuracy: 8 });
  expect(getCurrentPosition).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
    timeout: 10_000,
    enableHighAccuracy: true,
  });
});

test('a place outside London fills nothing in, and says why', async () => {
  expect(await lookUpPlace({ latitude: 48.86, longitude: 2.35 }, 8)).toMatchObject({
    address: null,
    location: null,
    problem: expect.stringContaining('outside London'),
  });
});

test('a position too rough for a neighbourhood gives London, never coordinates', async () => {
  expect(await lookUpPlace({ latitude: 51.5, longitude: -0.1 }, 2000)).toMatchObject({
    address: null,
    location: 'London',
    problem: expect.stringContaining('too imprecise'),
  });
});

test('a position too rough for an address keeps only the area of the found address', () => {
  const found = {
    country: 'United Kingdom',
    city: 'London',
    neighborhood: 'Shoreditch',
    street_address: '1 Bacon Street',
    postal_code: 'E1 6LF',
    place_name: 'Bagel Shop',
    formatted: '1 Bacon Street, London E1 6LF',
  };
  expect(areaOnly(found)).toMatchObject({ street_address: null, place_name: null, formatted: 'Shoreditch, London' });
  expect(areaOnly({ ...found, city: null, neighborhood: null }).formatted).toBe('London');
});
