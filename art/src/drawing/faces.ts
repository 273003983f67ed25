import type { Brush } from './brush.ts';
import { both, fill, group, inked, inside, line, tube } from './brush.ts';
import { box, disc, polar, polygon, rounded, smooth } from './paths.ts';
import { halftone } from './texture.ts';

/** Eyes shut, hair full of leaves. */
export function faceDream(brush: Brush): string {
  const { random, palette } = brush;
  const { ink, paper, main, a, b, c, deep } = palette;
  const skin = random.pick(['#8a4b2f', '#c9834f', '#5d3323', '#f0b98d']);
  const face =
    'M-215,-130Q-235,90 -150,240Q-80,340 0,355Q80,340 150,240Q235,90 215,-130Q120,-260 0,-260Q-120,-260 -215,-130Z';
  const hair = smooth(
    Array.from({ length: 20 }, (_, i) => polar(0, -110, (i % 2 ? 395 : 445) * (i > 1 && i < 9 ? 0.93 : 1), i * 18)),
  );
  const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
    group(
      inked('M0,0Q60,-70 0,-170Q-60,-70 0,0Z', colour, ink, 11) +
        line('M0,-10V-130M0,-50L22,-80M0,-50L-22,-80', ink, 6),
      `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)}) scale(${size})`,
    );
  const bloom = (x: number, y: number, r: number, petal: string) =>
    Array.from({ length: 6 }, (_, i) => {
      const [px, py] = polar(x, y, r, i * 60);
      return inked(disc(px, py, r * 0.62), petal, ink, 11);
    }).join('') + inked(disc(x, y, r * 0.5), '#ffd21f', ink, 11);
  let crown = '';
  for (let i = 0; i < 13; i++) {
    const angle = 176 + i * 15.6;
    const [x, y] = polar(0, -90, i % 2 ? 350 : 300, angle);
    crown += leaf(
      x,
      y,
      angle + 90 + random.range(-18, 18),
      random.range(0.85, 1.25),
      [a, b, '#1fae7d', main][i % 4] ?? a,
    );
  }
  return (
    inked(hair, deep, ink, 22) +
    halftone(brush, hair, ink, { x: 0, y: 120, size: 1000, step: 28, from: 0, to: 0.75, angle: 0 }) +
    inked('M-95,270V420Q-330,470 -420,620H420Q330,470 95,420V270Z', skin, ink, 20) +
    fill('M-92,330Q0,420 92,330V400Q0,470 -92,400Z', ink, 0.35) +
    inked('M-420,620Q-330,470 -140,432Q0,540 140,432Q330,470 420,620Z', c === deep ? main : c, ink, 18) +
    inked(face, skin, ink, 20) +
    fill('M215,-130Q235,90 150,240Q80,340 0,355Q60,250 70,120Q100,-60 60,-240Q150,-230 215,-130Z', ink, 0.2) +
    halftone(brush, face, ink, { x: 120, y: 60, size: 560, step: 20, from: 0, to: 0.55, angle: -70 }) +
    both(
      line('M-165,-20Q-110,50 -45,-10', ink, 17) +
        line('M-165,-12L-192,8M-142,16L-162,42M-108,28L-114,58M-74,18L-66,46', ink, 9) +
        line('M-180,-92Q-115,-135 -45,-98', ink, 20) +
        fill(disc(-128, 105, 48), '#ff6f8f', 0.55) +
        inked(disc(-226, 150, 30), '#ffd21f', ink, 13),
    ) +
    line('M-12,-40Q-34,70 -40,90Q-20,118 0,106Q20,118 38,90', ink, 13) +
    inked('M-85,192Q-40,160 0,178Q40,160 85,192Q40,245 0,245Q-40,245 -85,192Z', '#e8344f', ink, 13) +
    line('M-80,193Q0,208 80,193', ink, 9) +
    fill(disc(0, -170, 13), paper) +
    fill(disc(-40, -158, 9) + disc(40, -158, 9), paper) +
    crown +
    bloom(-250, -270, 62, paper) +
    bloom(110, -400, 54, b === skin ? paper : b) +
    bloom(290, -200, 46, paper)
  );
}

/** A head in dark glasses that reflect the street. */
export function faceShades(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep, pale } = brush.palette;
  const skin = brush.random.pick(['#8a4b2f', '#5d3323', '#f0b98d', pale]);
  const face =
    'M-250,-200Q-265,60 -210,190Q-150,330 -40,390H40Q150,330 210,190Q265,60 250,-200Q180,-330 0,-330Q-180,-330 -250,-200Z';
  const afro = smooth(Array.from({ length: 16 }, (_, i) => polar(0, -170, i % 2 ? 372 : 410, 180 + i * 22.5 - 90)));
  const lens = 'M-262,-90H-28Q-20,60 -140,76Q-262,70 -262,-90Z';
  const street = (x: number) =>
    inside(
      brush,
      `M${x - 118},-84H${x + 118}Q${x + 110},60 ${x},70Q${x - 110},60 ${x - 118},-84Z`,
      fill(box(x - 130, -100, 260, 100), main) +
        fill(disc(x + 30, -10, 56), '#ffe04a') +
        fill(
          polygon([
            [x - 130, 90],
            [x - 130, -20],
            [x - 80, -20],
            [x - 80, -52],
            [x - 40, -52],
            [x - 40, 0],
            [x, 0],
            [x, -34],
            [x + 60, -34],
            [x + 60, 10],
            [x + 130, 10],
            [x + 130, 90],
          ]),
          deep,
        ),
    );
  return (
    inked(afro, deep, ink, 22) +
    halftone(brush, afro, a, { x: -40, y: -260, size: 900, step: 30, from: 0.7, to: 0, angle: -20 }) +
    inked('M-110,300V440Q-350,480 -450,640H450Q350,480 110,440V300Z', skin, ink, 20) +
    fill('M-105,370Q0,440 105,370V440Q0,500 -105,440Z', ink, 0.35) +
    inked('M-450,640Q-380,490 -150,450L0,560L150,450Q380,490 450,640Z', b, ink, 18) +
    line('M-190,470L-250,640M190,470L250,640', paper, 22) +
    inked(face, skin, ink, 20) +
    fill('M250,-200Q265,60 210,190Q150,330 40,390H0Q100,260 90,100Q80,-100 130,-300Q210,-280 250,-200Z', ink, 0.2) +
    halftone(brush, face, ink, { x: 120, y: 120, size: 640, step: 21, from: 0, to: 0.55, angle: -64 }) +
    both(inked(lens, ink, ink, 20)) +
    line('M-40,-78Q0,-96 40,-78', ink, 26) +
    line('M-262,-84L-300,-100M262,-84L300,-100', ink, 26) +
    street(-144) +
    street(144) +
    line('M-230,-66L-190,34M96,-66L120,14', paper, 13) +
    line('M-22,40Q-52,110 -56,132Q-28,162 0,150Q28,162 56,132', ink, 14) +
    inked('M-110,236Q-50,200 0,220Q50,200 110,236Q60,300 0,300Q-60,300 -110,236Z', '#e8344f', ink, 14) +
    fill('M-78,238Q0,222 78,238Q40,256 0,256Q-40,256 -78,238Z', paper) +
    both(line(disc(-262, 210, 56), '#ffd21f', 20) + line(disc(-262, 210, 56), ink, 3)) +
    tube('M-120,440Q0,560 120,440', c, ink, 22, 9)
  );
}
