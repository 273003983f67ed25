import { expect, test } from 'vitest';
import { areaOfAddress, areaOfName, neighborhoods } from './neighborhoods.ts';

test('an address is in the first neighbourhood with a keyword in it', () => {
  expect(Object.entries(neighborhoods).map(([slug, { keywords }]) => [slug, ...keywords].join(', '))).toEqual([
    'shoreditch, shoreditch, brick lane, calvert, holywell',
    'brixton, brixton, tunstall, ferndale',
    'camden, camden, pratt street, chalk farm',
    'hackney-wick, hackney, queen, wallis',
  ]);
  expect(areaOfAddress('91 BRICK LANE, E1')).toBe('shoreditch');
  expect(areaOfAddress('Queen’s Yard, E9')).toBe('hackney-wick');
  expect(areaOfAddress('Calvert Avenue, near Hackney Road')).toBe('shoreditch');
  expect(areaOfAddress('1 High Street, Leeds')).toBe('unknown');
});

test('areaOfName knows a tour’s neighbourhood in any case and spacing', () => {
  expect(areaOfName(' Hackney  Wick ')).toBe('hackney-wick');
  expect(areaOfName('Tunstall Road')).toBe('brixton');
});
