import { expect, test } from 'vitest';
import { areaOfAddress, areaOfName, neighborhoods } from './places.ts';

test('an address is put into the first neighbourhood that one of its words stands for', () => {
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

test('a tour’s neighbourhood is known by its name, whatever its case and spaces', () => {
  expect(areaOfName(' Hackney  Wick ')).toBe('hackney-wick');
  expect(areaOfName('Tunstall Road')).toBe('brixton');
});
