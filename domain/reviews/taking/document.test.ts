import { expect, test } from 'vitest';
import { isDoubtful } from './document.ts';

test.each([
  'call me on 07700 900123',
  'ask nell@example.org',
  'see www.walls.example for more',
  'cheaper at tours.com',
  'thanks @banksy',
  'what a load of shite',
  'the guide is a w4nker',
  'F.u.c.k this',
  'c u n t s',
])('%j waits for an admin', (text) => expect(isDoubtful(text)).toBe(true));

test.each([
  '',
  'Loved it, the duck was fun',
  'Scunthorpe has no walls like these, and Essex neither',
  'Bloody brilliant. 8 walls in 2 hours, 3.5 km',
  'Better than the 2012 one',
  'Penistone has a wall, Camille Pissarro painted, Fagin and the Cummings walked',
  'A 2 B 4 U, e.g. at 5 p.m.',
  'We are Team A. B. C.',
])('%j does not wait for an admin', (text) => expect(isDoubtful(text)).toBe(false));
