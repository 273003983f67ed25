import type { Palette } from './palette.ts';

const WORDS: Record<string, readonly [string, ...string[]]> = {
  '#ff3d8b': ['LOUD', 'VINYL', 'BRICK', 'LORE', 'E1', 'RIVET', 'SHOUT'],
  '#ffd21f': ['BASS', 'DUB', 'RISE', 'SW9', 'MARKET', 'ROOTS', 'ARCH'],
  '#22d3ee': ['GIG', 'PUNK', 'NW1', 'NOISE', 'RIFF', 'LOCK', 'STAGE'],
  '#5be37d': ['WICK', 'CANAL', 'E9', 'TOWPATH', 'LOCAL', 'HERTZ', 'YARD'],
};

/** Words a neighbourhood's walls would say, found by its colour. */
export const neighborhoodWords = (palette: Palette): readonly [string, ...string[]] =>
  WORDS[palette.main] ?? ['LORE', 'WALL', 'LONDON'];
