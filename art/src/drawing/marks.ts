import type { Brush } from './brush.ts';
import { fill, group, inked, line } from './brush.ts';
import { disc, polar, polygon, rounded, star } from './paths.ts';

type Mark = (brush: Brush, colour: string) => string;

const crown: Mark = ({ palette }, colour) =>
  inked('M-80,60L-95,-50L-40,0L0,-80L40,0L95,-50L80,60Z', colour, palette.ink, 12) +
  line('M-78,38H78', palette.ink, 9) +
  fill(disc(-95, -58, 13) + disc(0, -90, 13) + disc(95, -58, 13), palette.ink);

const bolt: Mark = ({ palette }, colour) => inked('M30,-110L-70,20H-10L-40,110L70,-30H10Z', colour, palette.ink, 13);

const heart: Mark = ({ palette }, colour) =>
  inked('M0,80Q-110,0 -90,-60Q-50,-110 0,-45Q50,-110 90,-60Q110,0 0,80Z', colour, palette.ink, 13) +
  line('M-62,-40Q-66,-62 -44,-68', palette.paper, 10);

const burst: Mark = ({ palette }, colour) =>
  inked(star(0, 0, 100, 46, 9), colour, palette.ink, 12) + fill(disc(0, 0, 22), palette.ink);

const smiley: Mark = ({ palette }, colour) =>
  inked(disc(0, 0, 84), colour, palette.ink, 13) +
  line('M-26,-34L-26,-14M26,-34L26,-14M-44,18Q0,66 44,18', palette.ink, 14);

const arrow: Mark = ({ palette }, colour) =>
  line('M-100,60Q-20,70 -10,0Q0,-60 70,-50', palette.ink, 46) +
  line('M-100,60Q-20,70 -10,0Q0,-60 70,-50', colour, 22) +
  inked('M50,-110L135,-52L54,12Z', colour, palette.ink, 12);

const rings: Mark = (_brush, colour) => line(disc(0, 0, 34) + disc(0, 0, 66) + disc(0, 0, 98), colour, 14);

const dashes: Mark = (_brush, colour) =>
  Array.from({ length: 8 }, (_, i) => {
    const [[x1, y1], [x2, y2]] = [polar(0, 0, 44, i * 45), polar(0, 0, 96, i * 45)];
    return line(`M${rounded(x1)},${rounded(y1)}L${rounded(x2)},${rounded(y2)}`, colour, 17);
  }).join('');

const crosses: Mark = (_brush, colour) =>
  line(
    'M-90,-60l50,50m0,-50l-50,50M-10,-60l50,50m0,-50l-50,50M-90,20l50,50m0,-50l-50,50M-10,20l50,50m0,-50l-50,50',
    colour,
    15,
  );

const prism: Mark = ({ palette }, colour) =>
  inked(
    polygon([
      [0, -100],
      [87, 50],
      [-87, 50],
    ]),
    colour,
    palette.ink,
    13,
  ) +
  fill(
    polygon([
      [0, -84],
      [70, 42],
      [0, 42],
    ]),
    palette.ink,
    0.3,
  );

/** A writer's tag: one quick line that nobody can read, in one of a few styles. */
function tag(brush: Brush, colour: string) {
  const { random } = brush;
  const hand = random.pick([
    // peaks
    () =>
      `q${rounded(random.range(8, 26))},${rounded(random.range(-95, -50))} ${rounded(random.range(26, 44))},${rounded(random.range(-10, 12))}t${rounded(random.range(6, 16))},${rounded(random.range(-14, 24))}`,
    // loops
    () =>
      `c${rounded(random.range(40, 70))},${rounded(random.range(-110, -60))} ${rounded(random.range(-50, -20))},${rounded(random.range(-110, -70))} ${rounded(random.range(24, 40))},${rounded(random.range(-8, 10))}`,
    // zigzag
    () =>
      `l${rounded(random.range(10, 24))},${rounded(random.range(-90, -50))}l${rounded(random.range(4, 14))},${rounded(random.range(56, 88))}l${rounded(random.range(14, 26))},${rounded(random.range(-40, -10))}l0,${rounded(random.range(16, 34))}`,
  ] as const);
  let d = 'M-110,10';
  for (let i = 0; i < 4; i++) d += hand();
  d += random.chance(0.5) ? 'q40,30 -180,46' : 'q30,-40 64,-20l-22,-16m22,16l-20,18';
  if (random.chance(0.4)) d += 'M-20,-96l10,-26l12,18l12,-22l12,20l12,-16l4,26';
  return line(d, colour, 10);
}

/**
 * Small signs at both sides of a wide wall, in the room beside the subject.
 * @param lively a colour that the wall's ground does not have
 */
export function marks(brush: Brush, lively: string): string {
  const { random, palette, reach } = brush;
  const room = reach.x - 430;
  const [first = crown, second = bolt, third = rings] = random.shuffle<Mark>([
    crown,
    bolt,
    heart,
    burst,
    smiley,
    arrow,
    rings,
    dashes,
    crosses,
    prism,
  ]);
  const side = random.chance(0.5) ? 1 : -1;
  const at = (mark: string, x: number, y: number, size: number) =>
    group(
      mark,
      `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(random.range(-16, 16))}) scale(${size.toFixed(2)})`,
    );
  const signature = at(tag(brush, palette.ink), side * (reach.x - 150), reach.y - 70, 0.72);
  if (room < 150 || random.chance(0.3)) return signature;
  const x = reach.x - room * 0.42;
  return (
    at(first(brush, lively), -side * x, random.range(-300, -140), random.range(0.9, 1.25)) +
    at(second(brush, palette.paper), side * x, random.range(-280, -60), random.range(0.8, 1.1)) +
    at(third(brush, palette.paper), -side * (x + room * 0.1), random.range(160, 330), random.range(0.6, 0.85)) +
    signature
  );
}
