import type { Wall } from './wall.ts';

/** A lattice of random numbers, 0..1, that repeats every 256 steps. */
function lattice(seed: number): Float32Array {
  const values = new Float32Array(65536);
  let state = seed | 0;
  for (let i = 0; i < values.length; i++) {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    values[i] = ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  return values;
}

/** One row of smooth noise at height `y`, added to `row` with weight `weight`. */
function addNoise(row: Float32Array, values: Float32Array, y: number, frequency: number, weight: number) {
  const fy = y * frequency;
  const iy = Math.floor(fy);
  const ty = fy - iy;
  const sy = ty * ty * (3 - 2 * ty);
  const [top, bottom] = [(iy & 255) << 8, ((iy + 1) & 255) << 8];
  for (let x = 0; x < row.length; x++) {
    const fx = x * frequency;
    const ix = Math.floor(fx);
    const tx = fx - ix;
    const sx = tx * tx * (3 - 2 * tx);
    const [left, right] = [ix & 255, (ix + 1) & 255];
    const a = (values[top + left] ?? 0) + ((values[top + right] ?? 0) - (values[top + left] ?? 0)) * sx;
    const b = (values[bottom + left] ?? 0) + ((values[bottom + right] ?? 0) - (values[bottom + left] ?? 0)) * sx;
    row[x] = (row[x] ?? 0) + (a + (b - a) * sy - 0.5) * weight;
  }
}

/**
 * Shifts every pixel of an RGB picture by two octaves of smooth noise, as feTurbulence with
 * feDisplacementMap would. `fray` is in pixels.
 * @returns a new buffer of the same size
 */
export function displace(rgb: Uint8Array, width: number, height: number, fray: Wall['fray']): Uint8Array {
  const out = new Uint8Array(rgb.length);
  const across = lattice(fray.seed);
  const down = lattice(fray.seed + 7919);
  const dx = new Float32Array(width);
  const dy = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    dx.fill(0);
    dy.fill(0);
    for (const [frequency, weight] of [
      [fray.frequency, 1],
      [fray.frequency * 2, 0.5],
    ] as const) {
      addNoise(dx, across, y, frequency, weight * fray.strength);
      addNoise(dy, down, y, frequency, weight * fray.strength);
    }
    for (let x = 0; x < width; x++) {
      const fromX = Math.min(width - 1, Math.max(0, Math.round(x + (dx[x] ?? 0))));
      const fromY = Math.min(height - 1, Math.max(0, Math.round(y + (dy[x] ?? 0))));
      const [to, from] = [(y * width + x) * 3, (fromY * width + fromX) * 3];
      out[to] = rgb[from] ?? 0;
      out[to + 1] = rgb[from + 1] ?? 0;
      out[to + 2] = rgb[from + 2] ?? 0;
    }
  }
  return out;
}
