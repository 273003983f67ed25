import type { SharedResult } from '@streetlore/domain/result';
import { expect, test } from 'vitest';
import { drawable, fitLines, widthOf } from './lettering.ts';
import { resultPicture } from './picture.ts';

const result: SharedResult = {
  team: 'The Stencils',
  plainTeam: 'Team abc',
  tour: 'Color & Vinyl Tour',
  neighborhood: 'Shoreditch',
  spray: 'magenta',
  points: 1045,
  solved: 7,
  stops: 8,
  seconds: 5040,
};
const painted = (given: Partial<SharedResult> = {}, site = 'streetlore.london') =>
  resultPicture({ ...result, ...given }, 'wide', site);

test('no text is left to the fonts of a machine, and the same result is the same picture', () => {
  expect(painted()).not.toMatch(/<text|font|<image|href/);
  expect(painted()).toBe(painted());
});

test('another name, tour or score is another picture', () => {
  const others = [{ team: 'The Stencil' }, { tour: 'Color' }, { points: 1044 }, { solved: 8 }, { seconds: 5100 }];
  expect(new Set([painted(), ...others.map((one) => painted(one))]).size).toBe(others.length + 1);
});

test('the address of the website is painted, letter by letter, whatever its length', () => {
  expect(painted({}, 'streetlore.example')).not.toBe(painted());
  expect(drawable('streetlore.london')).toBe('STREETLORE.LONDON');
  expect(drawable('localhost:5050')).toBe('LOCALHOST:5050');
});

test.each([
  ['Zoë & the Łódź 3', 'ZOË & THE ŁÓDŹ 3'],
  ['Straße', 'STRASSE'],
  ['Nguyễn', 'NGUYEN'],
  ['  Paint   Remains ', 'PAINT REMAINS'],
  ['The 🦊 Foxes', 'THE FOXES'],
  ['<b>"Bold"</b>', '<B>"BOLD"</B>'],
])('%s is painted as %s', (name, capitals) => {
  expect(drawable(name)).toBe(capitals);
});

test.each(['Лисы', '街头', '🦊🦊', '', '!!!'])('%j cannot be painted', (name) => {
  expect(drawable(name)).toBeNull();
});

test('a team whose name cannot be painted goes by the name of a team without one', () => {
  expect(painted({ team: 'Лисы' })).toBe(painted({ team: 'Team abc' }));
});

test.each(['A', 'The Stencils', 'Nell, Tom & the Sunday Walkers of Soho', 'W'.repeat(40)])(
  'the lines of %j fit into their box',
  (name) => {
    const { lines, size } = fitLines(drawable(name) ?? '', { width: 484, height: 234, largest: 170, most: 3 });
    expect(lines.join(' ')).toBe(name.toUpperCase());
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(484.001);
    expect(size).toBeLessThanOrEqual(170);
  },
);
