import { type Table, tablesOf } from './woff.ts';

type Point = { x: number; y: number; on: boolean };
type Contour = readonly Point[];
type Glyph = { advance: number; path: string };

/** A font with TrueType outlines (https://learn.microsoft.com/typography/opentype/spec/glyf). */
type Outlines = { unitsPerEm: number; capHeight: number; glyphs: Map<string, Glyph> };

/** Reads the outline of every character of a WOFF file. */
export function outlinesOf(woff: Buffer): Outlines {
  const table = tablesOf(woff);
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    Table,
    Table,
    Table,
    Table,
    Table,
  ];
  const isLong = head.i16(50) === 1;
  const offsetOf = (id: number) => (isLong ? loca.u32(4 * id) : 2 * loca.u16(2 * id));
  const contoursOf = (id: number): Contour[] => {
    const at = offsetOf(id);
    if (offsetOf(id + 1) === at) return [];
    return glyf.i16(at) >= 0 ? simple(glyf, at) : composite(glyf, at, contoursOf);
  };
  const metrics = hhea.u16(34);
  const glyphs = new Map<string, Glyph>();
  for (const [code, id] of charactersOf(table('cmap')))
    glyphs.set(String.fromCodePoint(code), {
      advance: hmtx.u16(4 * Math.min(id, metrics - 1)),
      path: contoursOf(id).map(pathOf).join(''),
    });
  return { unitsPerEm: head.u16(18), capHeight: table('OS/2').i16(88), glyphs };
}

/** The glyph of each character, from a `cmap` of format 4. */
function* charactersOf(cmap: Table): Generator<[code: number, glyph: number]> {
  const starts = Array.from({ length: cmap.u16(2) }, (_, n) => cmap.u32(4 + 8 * n + 4));
  const at = starts.find((start) => cmap.u16(start) === 4);
  if (at === undefined) throw new Error('The font names its characters in another way than format 4');
  const segments = cmap.u16(at + 6) / 2;
  for (let n = 0; n < segments; n += 1) {
    const [end, start, delta, range] = [14, 16 + 2 * segments, 16 + 4 * segments, 16 + 6 * segments].map(
      (field) => at + field + 2 * n,
    ) as [number, number, number, number];
    for (let code = cmap.u16(start); code <= cmap.u16(end) && code < 0xffff; code += 1) {
      const shift = cmap.u16(range);
      const found = shift === 0 ? code : cmap.u16(range + shift + 2 * (code - cmap.u16(start)));
      const id = found === 0 ? 0 : (found + cmap.u16(delta)) & 0xffff;
      if (id !== 0) yield [code, id];
    }
  }
}

const [ON, SHORT_X, SHORT_Y, REPEATED, SAME_X, SAME_Y] = [1, 2, 4, 8, 16, 32] as const;

/** A glyph of its own contours. */
function simple(glyf: Table, start: number): Contour[] {
  const ends = Array.from({ length: glyf.i16(start) }, (_, n) => glyf.u16(start + 10 + 2 * n));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + 2 * ends.length;
  at += 2 + glyf.u16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyf.u8(at++);
    const times = flag & REPEATED ? 1 + glyf.u8(at++) : 1;
    for (let n = 0; n < times; n += 1) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyf.u8(at++) : -glyf.u8(at++);
      else if (!(flag & same)) {
        value += glyf.i16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(SHORT_X, SAME_X);
  const ys = coordinates(SHORT_Y, SAME_Y);
  const points = flags.map((flag, n) => ({ x: xs[n] ?? 0, y: ys[n] ?? 0, on: (flag & ON) !== 0 }));
  return ends.map((end, n) => points.slice(n === 0 ? 0 : (ends[n - 1] ?? 0) + 1, end + 1));
}

const [WORDS, ARE_OFFSETS, SCALE, MORE, TWO_SCALES, MATRIX] = [1, 2, 8, 32, 64, 128] as const;

/** A glyph of other glyphs, such as a letter with its accent. */
function composite(glyf: Table, start: number, contoursOf: (id: number) => Contour[]): Contour[] {
  const contours: Contour[] = [];
  let at = start + 10;
  for (let flags: number = MORE; flags & MORE; ) {
    flags = glyf.u16(at);
    if (!(flags & ARE_OFFSETS) || flags & (SCALE | TWO_SCALES | MATRIX))
      throw new Error('The font joins glyphs by points, or scales them');
    const part = contoursOf(glyf.u16(at + 2));
    const [dx, dy] = flags & WORDS ? [glyf.i16(at + 4), glyf.i16(at + 6)] : [glyf.i8(at + 4), glyf.i8(at + 5)];
    at += flags & WORDS ? 8 : 6;
    contours.push(...part.map((points) => points.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on }))));
  }
  return contours;
}

/** A contour as the data of an SVG path, its y axis pointing down. */
function pathOf(points: Contour): string {
  const between = (a: Point, b: Point): Point => ({
    x: Math.round((a.x + b.x) / 2),
    y: Math.round((a.y + b.y) / 2),
    on: true,
  });
  // Two control points in a row have a point of the curve halfway between them.
  const full = points.flatMap((point, n) => {
    const next = points[(n + 1) % points.length] ?? point;
    return point.on || next.on ? [point] : [point, between(point, next)];
  });
  const first = full.findIndex(({ on }) => on);
  const [start, ...rest] = [...full.slice(first), ...full.slice(0, first)];
  if (!start) return '';
  let path = `M${start.x} ${-start.y}`;
  for (let n = 0; n < rest.length; n += 1) {
    const point = rest[n];
    if (!point) break;
    if (point.on) path += `L${point.x} ${-point.y}`;
    else {
      const to = rest[n + 1] ?? start;
      path += `Q${point.x} ${-point.y} ${to.x} ${-to.y}`;
      n += 1;
    }
  }
  return `${path}Z`;
}
