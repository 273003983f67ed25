/** The colours of the website (web/src/styles/tokens.css) that a picture is painted with. */
export const colours = {
  brick: '#1c1917',
  mortar: '#100e0d',
  paper: '#f4efe4',
  kraft: '#e8e0cf',
  ink: '#141210',
  soft: '#544c43',
  tape: '#f0dd8d',
} as const;

/** What each neighbourhood is sprayed with, and a deeper shade of it for the drips. */
export const sprays = {
  magenta: { light: '#ff3d8b', deep: '#c4125c' },
  yellow: { light: '#ffd21f', deep: '#c98f00' },
  cyan: { light: '#22d3ee', deep: '#0b8ea6' },
  green: { light: '#5be37d', deep: '#1e9a45' },
  paper: { light: '#ff9142', deep: '#c25510' },
} as const;

type Spray = (typeof sprays)[keyof typeof sprays];

/** Numbers from 0 to 1 that are the same for every picture, so that it can be kept and compared. */
function steadyNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const n = (value: number) => value.toFixed(1);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A brick wall in courses of `course` pixels, with bricks that caught some light. */
export function bricks(width: number, height: number, course: number): string {
  const random = steadyNumbers(7);
  const [long, gap] = [course * 2.9, course * 0.09];
  const rows = range(Math.ceil(height / course));
  const columns = range(Math.ceil(width / long) + 1);
  const each = rows.flatMap((row) =>
    columns.map((column) => {
      const x = column * long - (row % 2 ? long / 2 : 0);
      const light = 22 + random() * 18;
      const fill = `hsl(${n(18 + random() * 10)} ${n(8 + random() * 6)}% ${n(light * 0.52)}%)`;
      return `<rect x="${n(x + gap)}" y="${n(row * course + gap)}" width="${n(long - 2 * gap)}" height="${n(course - 2 * gap)}" rx="${n(gap)}" fill="${fill}"/>`;
    }),
  );
  return `<rect width="${width}" height="${height}" fill="${colours.mortar}"/>${each.join('')}`;
}

type Cloud = { x: number; y: number; radius: number; seed: number };

/** A cloud of spray with speckles around it. The gradient `spray` must be defined. */
export function cloud({ x, y, radius, seed }: Cloud, { light }: Spray): string {
  const random = steadyNumbers(seed);
  const puffs = range(7).map(() => {
    const [angle, far] = [random() * 2 * Math.PI, random() * radius * 0.55];
    const size = radius * (0.45 + random() * 0.35);
    return `<circle cx="${n(x + Math.cos(angle) * far)}" cy="${n(y + Math.sin(angle) * far)}" r="${n(size)}" fill="url(#spray)"/>`;
  });
  const speckles = range(150).map(() => {
    const [angle, far] = [random() * 2 * Math.PI, radius * (0.6 + random() ** 1.6 * 0.85)];
    const size = radius * (0.003 + random() ** 3 * 0.016);
    return `<circle cx="${n(x + Math.cos(angle) * far)}" cy="${n(y + Math.sin(angle) * far)}" r="${n(size)}"/>`;
  });
  return `${puffs.join('')}<g fill="${light}" opacity=".8">${speckles.join('')}</g>`;
}

type Run = { from: number; to: number; y: number; longest: number; count: number; seed: number };

export function drips({ from, to, y, longest, count, seed }: Run, { light }: Spray): string {
  const random = steadyNumbers(seed);
  return range(count)
    .map((index) => {
      const x = from + ((to - from) * (index + random() * 0.7)) / count;
      const [length, thick] = [longest * (0.25 + random() * 0.75), longest * (0.018 + random() * 0.022)];
      return `<rect x="${n(x)}" y="${n(y)}" width="${n(thick * 2)}" height="${n(length)}" rx="${n(thick)}" fill="${light}"/>`;
    })
    .join('');
}

/** The outline of a sheet of paper whose edges were torn by hand, from its top left corner. */
export function tornSheet(width: number, height: number, ragged: number): string {
  const random = steadyNumbers(23);
  const edge = (count: number, place: (along: number, off: number) => readonly [number, number]) =>
    range(count).map((index) => place(index / count, random() * ragged));
  const corners = [
    ...edge(26, (along, off) => [along * width, off]),
    ...edge(22, (along, off) => [width - off, along * height]),
    ...edge(26, (along, off) => [width - along * width, height - off]),
    ...edge(22, (along, off) => [off, height - along * height]),
  ];
  return `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A strip of tape, its middle at a place. Degrees turn it clockwise. */
export const tape = (x: number, y: number, length: number, degrees: number): string =>
  `<rect x="${n(-length / 2)}" y="${n(-length / 8)}" width="${n(length)}" height="${n(length / 4)}" fill="${colours.tape}" opacity=".93" transform="translate(${n(x)} ${n(y)}) rotate(${degrees})"/>`;
