import { inflateSync } from 'node:zlib';

/** Reads big-endian numbers from a table of a font. */
const tableOf = (bytes: Buffer) => ({
  length: bytes.length,
  u8: (at: number) => bytes.readUInt8(at),
  i8: (at: number) => bytes.readInt8(at),
  u16: (at: number) => bytes.readUInt16BE(at),
  i16: (at: number) => bytes.readInt16BE(at),
  u32: (at: number) => bytes.readUInt32BE(at),
});
export type Table = ReturnType<typeof tableOf>;

const HEADER = 44;
const ENTRY = 20;

/**
 * The tables of a WOFF file (https://www.w3.org/TR/WOFF/), by their tags.
 * @throws Error when the file is no WOFF, or lacks a table that is asked for
 */
export function tablesOf(woff: Buffer): (tag: string) => Table {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This file is no WOFF');
  const tables = new Map<string, Table>();
  for (let n = 0; n < woff.readUInt16BE(12); n += 1) {
    const at = HEADER + n * ENTRY;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', at, at + 4), tableOf(packed < size ? inflateSync(bytes) : bytes));
  }
  return (tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}`);
    return table;
  };
}
