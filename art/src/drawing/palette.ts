import type { Random } from './random.ts';

/**
 * The colours that one mural may use. The neighbourhood's spray colour leads; ink and paper hold
 * the mural together.
 */
export type Palette = {
  ink: string;
  paper: string;
  /** The neighbourhood's own colour. */
  main: string;
  /** Three companions, shuffled by the seed so that neighbours differ. */
  a: string;
  b: string;
  c: string;
  /** A dark companion that still reads against ink. */
  deep: string;
  /** A pale tint for skin, fur and highlights. */
  pale: string;
};

type Kit = { main: string; companions: readonly (readonly [string, string, string])[]; deep: string; pale: string };

const KITS: Record<string, Kit> = {
  shoreditch: {
    main: '#ff3d8b',
    companions: [
      ['#ffd21f', '#22c7e5', '#ff7a2f'],
      ['#ffb3d1', '#4b2fd6', '#ffd21f'],
      ['#ff7a2f', '#f4efe4', '#20b8a6'],
    ],
    deep: '#4a1577',
    pale: '#ffd9e6',
  },
  brixton: {
    main: '#ffd21f',
    companions: [
      ['#ee4b2b', '#1c8f6f', '#2f57d9'],
      ['#ff8fb8', '#ee4b2b', '#12a5b8'],
      ['#1c8f6f', '#ff8a1f', '#f4efe4'],
    ],
    deep: '#7a1f3d',
    pale: '#ffeeb0',
  },
  camden: {
    main: '#22d3ee',
    companions: [
      ['#ff4f5e', '#ffe04a', '#6d45f0'],
      ['#ff8fd0', '#6d45f0', '#f4efe4'],
      ['#ffe04a', '#ff7f3f', '#1f6fe0'],
    ],
    deep: '#12306e',
    pale: '#d3f6fc',
  },
  'hackney-wick': {
    main: '#5be37d',
    companions: [
      ['#ff6fa8', '#ffc02e', '#2f6bff'],
      ['#ff7d3b', '#f4efe4', '#12a594'],
      ['#ffc02e', '#b79cff', '#ff5d5d'],
    ],
    deep: '#0e5240',
    pale: '#dcf8e2',
  },
};

/** 'Hackney Wick' and 'hackney-wick' name the same wall. */
export const neighborhoodKey = (neighborhood: string) => neighborhood.trim().toLowerCase().replace(/\s+/g, '-');

/** The palette of a neighbourhood, varied by chance. Any other place gets Shoreditch's. */
export function paletteOf(neighborhood: string, random: Random): Palette {
  const kit = KITS[neighborhoodKey(neighborhood)] ?? (KITS.shoreditch as Kit);
  const set = random.shuffle(kit.companions)[0] ?? ['#ffd21f', '#22c7e5', '#ff7a2f'];
  const [a = '#ffd21f', b = '#22c7e5', c = '#ff7a2f'] = random.shuffle(set);
  return { ink: '#141210', paper: '#f4efe4', main: kit.main, a, b, c, deep: kit.deep, pale: kit.pale };
}
