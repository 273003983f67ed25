import { describe, expect, test } from 'vitest';
import { type MuralRequest, muralParts, muralSubjects } from './mural.ts';

const parts = (seed: string, more: Partial<MuralRequest> = {}) =>
  muralParts({ seed, neighborhood: 'Shoreditch', width: 1200, height: 800, ...more });
const paint = (...wall: Parameters<typeof parts>) => parts(...wall).paint;

/**
 * A strict little XML reader: every tag closes in order, every attribute is quoted once.
 * @returns what is wrong
 */
function xmlFault(svg: string): string | undefined {
  const open: string[] = [];
  for (const [whole, close, name = '', attributes = '', self] of svg.matchAll(/<(\/?)([\w:]+)([^<>]*?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return `unexpected ${whole}`;
      continue;
    }
    if (attributes.replace(/\s+[\w:-]+="[^"&<]*"/g, '').trim()) return `bad attributes in ${whole.slice(0, 120)}`;
    const names = [...attributes.matchAll(/\s([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `attribute twice in ${whole.slice(0, 120)}`;
    if (!self) open.push(name);
  }
  if (svg.replace(/<[^<>]*>/g, '').trim()) return 'text or stray brackets between tags';
  return open.length ? `never closed: ${open.join(' ')}` : undefined;
}

describe('a mural', () => {
  test.each(muralSubjects)('paints %s as well-formed SVG in wide, square and tall walls', (subject) => {
    for (const [width, height] of [
      [1200, 800],
      [600, 600],
      [600, 900],
    ] as const) {
      const wall = parts('a', { subject, width, height });
      for (const svg of [wall.paint, wall.surface]) {
        expect(xmlFault(svg)).toBeUndefined();
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href|<script/);
        expect(svg).toContain(`width="${width}" height="${height}"`);
      }
    }
  });

  test('refers only to definitions it carries', () => {
    for (const subject of muralSubjects) {
      const wall = parts('b', { subject });
      for (const svg of [wall.paint, wall.surface]) {
        const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      }
    }
  });

  test('paints the same wall for the same seed, byte for byte', () => {
    for (const subject of muralSubjects) expect(parts('same', { subject })).toEqual(parts('same', { subject }));
    expect(parts('same')).toEqual(parts('same'));
  });

  test('paints no two walls alike', () => {
    const walls = new Set<string>();
    for (let i = 0; i < 60; i++) walls.add(JSON.stringify(parts(`stop-${i}`)).replace(/m[a-z0-9]+-/g, ''));
    expect(walls.size).toBe(60);
  });

  test('varies a subject from seed to seed and from place to place', () => {
    expect(paint('1', { subject: 'fox' })).not.toBe(paint('2', { subject: 'fox' }));
    expect(paint('1', { subject: 'fox', neighborhood: 'Camden' })).not.toBe(paint('1', { subject: 'fox' }));
    expect(paint('1', { neighborhood: 'hackney-wick' })).toBe(paint('1', { neighborhood: 'Hackney Wick' }));
  });

  test('uses the spray colour of the neighbourhood', () => {
    const colours = { Shoreditch: '#ff3d8b', Brixton: '#ffd21f', Camden: '#22d3ee', 'Hackney Wick': '#5be37d' };
    for (const [neighborhood, colour] of Object.entries(colours))
      expect(paint('c', { neighborhood, subject: 'tumbling' })).toContain(colour);
  });

  test('lets the seed choose among many subjects', () => {
    const shapes = new Set(Array.from({ length: 200 }, (_, i) => Math.round(paint(`range-${i}`).length / 900)));
    expect(shapes.size).toBeGreaterThan(20);
  });
});
