import { backdrop } from './backdrop.ts';
import { cat, fox, hedgehog, octopus, rat, tiger } from './beasts.ts';
import { crane, heron, owl, pigeon } from './birds.ts';
import { type Brush, group, newBrush } from './brush.ts';
import { faceCrowd } from './crowd.ts';
import { faceDream, faceShades } from './faces.ts';
import { bauhaus, eye, opArt, ribbons, tumbling } from './geometry.ts';
import { fist, palm, peace, pointing, spraying } from './hands.ts';
import { blockWord, throwUp, wildstyle } from './letters.ts';
import { marks } from './marks.ts';
import { narrowboat, spraycan, teapot, trainers } from './objects.ts';
import { neighborhoodKey, paletteOf } from './palette.ts';
import { posters, repeated } from './pasteups.ts';
import { rounded } from './paths.ts';
import { faceCubist, faceStencil } from './portraits.ts';
import { hash, randomFrom } from './random.ts';
import { boombox, guitar, mic, vinyl } from './sound.ts';
import { bricks, drips, type Fray, flecks, mist, splat, wear } from './texture.ts';

/** A subject's drawing. A `full` subject brings its own ground and fills the wall. */
type Subject = {
  draw: (brush: Brush) => string;
  full?: boolean;
};

const SUBJECTS = {
  fox: { draw: fox },
  tiger: { draw: tiger },
  cat: { draw: cat },
  hedgehog: { draw: hedgehog },
  rat: { draw: rat },
  octopus: { draw: octopus },
  pigeon: { draw: pigeon },
  heron: { draw: heron },
  crane: { draw: crane },
  owl: { draw: owl },
  'face-cubist': { draw: faceCubist },
  'face-stencil': { draw: faceStencil },
  'face-dream': { draw: faceDream },
  'face-crowd': { draw: faceCrowd },
  'face-shades': { draw: faceShades },
  wildstyle: { draw: wildstyle },
  'throw-up': { draw: throwUp },
  'block-word': { draw: blockWord, full: true },
  palm: { draw: palm },
  fist: { draw: fist },
  peace: { draw: peace },
  pointing: { draw: pointing },
  spraying: { draw: spraying },
  bauhaus: { draw: bauhaus, full: true },
  'op-art': { draw: opArt, full: true },
  tumbling: { draw: tumbling, full: true },
  ribbons: { draw: ribbons, full: true },
  eye: { draw: eye },
  posters: { draw: posters, full: true },
  repeated: { draw: repeated, full: true },
  vinyl: { draw: vinyl },
  boombox: { draw: boombox },
  mic: { draw: mic },
  guitar: { draw: guitar },
  narrowboat: { draw: narrowboat },
  teapot: { draw: teapot },
  spraycan: { draw: spraycan },
  trainers: { draw: trainers },
} as const satisfies Record<string, Subject>;

export type MuralSubject = keyof typeof SUBJECTS;

/** Every subject the generator can paint. */
export const muralSubjects = Object.keys(SUBJECTS) as MuralSubject[];

export type MuralRequest = {
  /** Any text; the same seed always paints the same wall. */
  seed: string;
  /** Name or slug of a neighbourhood, which decides the colours. */
  neighborhood: string;
  /** What to paint; by default the seed decides. */
  subject?: MuralSubject;
  /** In pixels. */
  width: number;
  height: number;
};

/**
 * Flips, moves and scales a subject by chance. Letters are only scaled. A crowd fills the wall, so
 * it stays where it is.
 */
function stance({ random, reach }: Brush, subject: MuralSubject): string {
  const wide = Math.max(0, reach.x - 620);
  const size = random.range(0.95, 1.06);
  const written = subject === 'wildstyle' || subject === 'throw-up';
  const flip = !written && random.chance(0.5) ? -1 : 1;
  const shift = subject === 'face-crowd' || written ? 0 : random.range(-0.5, 0.5) * wide;
  return `translate(${rounded(shift)} 0) scale(${(flip * size).toFixed(3)} ${size.toFixed(3)})`;
}

/** One wall in two sheets that a renderer lays over each other. */
export type MuralParts = {
  /** The paint: an opaque SVG document whose edges are still clean. */
  paint: string;
  /** Brick and wear: a transparent SVG document of the same size that lies over the paint. */
  surface: string;
  /** How far the paint's edges fray: lengths in pixels, frequency per pixel. */
  fray: Fray;
};

/** A subject on a painted ground, with the small signs and drips around it. */
function scene(brush: Brush, name: MuralSubject, draw: Subject['draw']): string {
  const { random, palette, reach } = brush;
  const side = random.chance(0.5) ? 1 : -1;
  const splatX = -side * reach.x * random.range(0.62, 0.82);
  const { paint, lively } = backdrop(brush);
  let wall = paint;
  wall += splat(brush, lively, splatX, random.range(-320, 320), random.range(40, 74));
  wall += flecks(brush, palette.paper, side * reach.x * 0.5, -120, 420, 46);
  const run = random.chance(0.5) ? palette.paper : palette.ink;
  wall += drips(brush, run, -reach.x, reach.x, -reach.y, 6, 170);
  if (random.chance(0.6)) wall += mist(brush, random.chance(0.5) ? palette.paper : palette.pale, 0, 0, 620, 0.55);
  wall += marks(brush, lively);
  return wall + group(draw(brush), stance(brush, name)) + flecks(brush, palette.ink, 0, 80, 640, 50);
}

/**
 * Paints one wall as two SVG documents: pure, deterministic, no fonts, no links. `displace` frays
 * the edges, because librsvg takes most of a second for one displacement and a loop over pixels
 * takes a few milliseconds.
 */
export function muralParts(request: MuralRequest): MuralParts {
  const { seed, neighborhood, subject, width, height } = request;
  const random = randomFrom(`${seed}|${neighborhoodKey(neighborhood)}`);
  const palette = paletteOf(neighborhood, random);
  const scale = Math.min(width, height) / 1000;
  const reach = { x: width / scale / 2, y: height / scale / 2 };
  const prefix = `m${hash(`${seed}${subject ?? ''}`).toString(36)}-`;
  const { brush, definitions } = newBrush(random, palette, reach, prefix);
  const name = subject ?? random.shuffle(muralSubjects)[0] ?? 'fox';
  const { draw, full }: Subject = SUBJECTS[name];
  const wall = full ? draw(brush) : scene(brush, name, draw);
  const fray: Fray = { frequency: 0.022 / scale, strength: (full ? 7 : 10) * scale, seed: random.int(1, 900) };
  // All murals share three brick walls. A renderer that keeps them draws each only once.
  const brickwork = hash(seed) % 3;
  const over = newBrush(randomFrom(`wall-${brickwork}`), palette, reach, `w${brickwork}-${width}x${height}-`);
  const surface = wear(over.brush, '#1c1917', 0.5) + bricks(over.brush, 0.8);
  const sheet = (defined: readonly string[], content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${rounded(-reach.x)} ${rounded(-reach.y)} ${rounded(reach.x * 2)} ${rounded(reach.y * 2)}"><defs>${defined.join('')}</defs>${content}</svg>`;
  return { paint: sheet(definitions, wall), surface: sheet(over.definitions, surface), fray };
}
