import type { Brush } from './brush.ts';
import { fill, group, inked, inside, line, tube } from './brush.ts';
import { box, disc, polar, polygon, roundBox, rounded, star } from './paths.ts';
import { drips, halftone, mist } from './texture.ts';

const SKINS = ['#8a4b2f', '#c9834f', '#5d3323', '#f0b98d', '#f4efe4'] as const;

/** A sleeve with stripes, below the wrist. */
function sleeve(brush: Brush, x0 = -150, x1 = 150, y = 330) {
  const { ink, main, a, b, paper } = brush.palette;
  const d = polygon([
    [x0, y],
    [x1, y],
    [x1 + 60, 640],
    [x0 - 60, 640],
  ]);
  const colour = brush.random.pick([a, b, main]);
  const band = roundBox(x0 - 26, y - 30, x1 - x0 + 52, 74, 20);
  return (
    inked(d, colour, ink, 20) +
    inside(brush, d, line(`M${x0 - 60},${y + 110}H${x1 + 60}M${x0 - 60},${y + 180}H${x1 + 60}`, paper, 26)) +
    inked(band, paper, ink, 18)
  );
}

const nail = (x: number, y: number, turn: number, colour: string, ink: string) =>
  group(inked(roundBox(-22, -34, 44, 56, 20), colour, ink, 9), `translate(${x} ${y}) rotate(${turn})`);

/** An open palm with an eye in it. */
export function palm(brush: Brush): string {
  const { ink, paper, main, a, b } = brush.palette;
  const skin = brush.random.pick(SKINS);
  const flesh = 'M-190,-60Q-200,200 -120,340H130Q200,240 200,-60Q0,-110 -190,-60Z';
  const rays = Array.from({ length: 20 }, (_, i) => {
    const [x1, y1] = polar(0, 0, 420, i * 18);
    const [x2, y2] = polar(0, 0, i % 2 ? 500 : 560, i * 18);
    return line(`M${rounded(x1)},${rounded(y1)}L${rounded(x2)},${rounded(y2)}`, paper, 16);
  }).join('');
  return (
    rays +
    sleeve(brush, -130, 130) +
    tube('M-140,-40L-190,-310', skin, ink, 84, 18) +
    tube('M-45,-60L-60,-400', skin, ink, 88, 18) +
    tube('M55,-60L75,-390', skin, ink, 88, 18) +
    tube('M150,-30L200,-280', skin, ink, 80, 18) +
    tube('M-110,220Q-240,170 -310,0', skin, ink, 92, 18) +
    fill(flesh, skin) +
    line('M-190,-50Q-192,-10 -186,40M-186,160Q-170,260 -122,335M200,-50Q200,240 130,338', ink, 18) +
    line('M-190,-50L-185,20', skin, 22) +
    halftone(brush, flesh, ink, { x: 60, y: 170, size: 560, step: 22, from: 0, to: 0.62, angle: -30 }) +
    inked('M-165,90Q0,-70 165,90Q0,240 -165,90Z', paper, ink, 18) +
    inked(disc(0, 88, 66), main, ink, 14) +
    fill(disc(0, 88, 30), ink) +
    fill(disc(-20, 66, 14), paper) +
    line('M-120,20L-150,-15M-60,-15L-75,-60M0,-28V-75M60,-15L75,-60M120,20L150,-15', ink, 13) +
    line('M-205,-210L-150,-222M-95,-240H-20M30,-240L100,-236M160,-190L208,-178', ink, 8) +
    nail(-191, -318, -10, a, ink) +
    nail(-61, -408, -2, b, ink) +
    nail(77, -398, 3, a, ink) +
    nail(203, -286, 11, b, ink)
  );
}

/** A raised fist. */
export function fist(brush: Brush): string {
  const { ink, paper, b } = brush.palette;
  const skin = brush.random.pick(SKINS);
  const finger = (x: number, y: number, h: number) =>
    inked(roundBox(x, y, 122, h, 56), skin, ink, 18) + line(`M${x + 34},${y + 76}q28,-18 56,0`, ink, 9);
  const flesh = 'M-235,-80V120Q-220,260 -120,360H130Q240,260 250,60V-120Z';
  const bursts = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = polar(0, -40, 430, i * 30 + 15);
    const [x2, y2] = polar(0, -40, 540, i * 30 + 15);
    return line(`M${rounded(x)},${rounded(y)}L${rounded(x2)},${rounded(y2)}`, i % 2 ? paper : b, 26);
  }).join('');
  return (
    bursts +
    sleeve(brush, -140, 150, 360) +
    inked(flesh, skin, ink, 20) +
    halftone(brush, flesh, ink, { x: 60, y: 230, size: 640, step: 22, from: 0, to: 0.75, angle: -30 }) +
    finger(-250, -300, 270) +
    finger(-126, -350, 310) +
    finger(0, -345, 305) +
    finger(126, -290, 270) +
    inked('M-240,40Q-250,-60 -150,-70Q60,-70 110,-20Q150,60 60,90Q-20,100 -60,110Q-120,220 -210,170Z', skin, ink, 18) +
    inked('M40,-32Q110,-30 108,24Q90,62 36,52Z', paper, ink, 11) +
    line('M-120,-10Q-90,20 -95,60', ink, 10) +
    inked(disc(-188, -120, 30), '#ffd21f', ink, 11)
  );
}

/** Two fingers, meaning well. */
export function peace(brush: Brush): string {
  const { ink, main, a, b } = brush.palette;
  const skin = brush.random.pick(SKINS);
  const flesh = 'M-180,-40Q-210,200 -120,350H130Q220,230 190,-40Q0,-110 -180,-40Z';
  return group(
    sleeve(brush, -130, 140, 345) +
      tube('M-85,-20L-175,-400', skin, ink, 104, 19) +
      tube('M55,-20L160,-410', skin, ink, 104, 19) +
      inked(flesh, skin, ink, 20) +
      tube('M-85,-20L-110,-130', skin, skin, 104, 0) +
      tube('M55,-20L85,-130', skin, skin, 104, 0) +
      halftone(brush, flesh, ink, { x: 60, y: 190, size: 600, step: 22, from: 0, to: 0.72, angle: -30 }) +
      tube('M150,-10Q175,60 130,120', skin, ink, 86, 17) +
      tube('M58,10Q90,90 40,140', skin, ink, 88, 17) +
      tube('M-150,180Q-120,60 10,70Q50,78 70,90', skin, ink, 92, 18) +
      line('M-176,176Q-160,120 -120,90', skin, 60) +
      nail(-182, -400, -14, main === skin ? a : main, ink) +
      nail(168, -412, 15, main, ink) +
      inked(roundBox(22, 60, 66, 46, 20), b, ink, 9) +
      line('M-175,-215L-95,-235M70,-240L150,-222', ink, 9) +
      line(`M-150,-130L-60,-152`, '#ffd21f', 34) +
      line('M-158,-112L-52,-138M-146,-150L-66,-170', ink, 9),
    'rotate(-4)',
  );
}

/** A finger that points at the next stop. */
export function pointing(brush: Brush): string {
  const { ink, paper, main, a, b, c } = brush.palette;
  const skin = brush.random.pick(SKINS);
  const flesh = 'M-250,-150H60Q190,-150 190,0V140Q180,220 60,230H-250Z';
  return group(
    inked(
      polygon([
        [-700, -150],
        [-290, -130],
        [-290, 220],
        [-700, 240],
      ]),
      a,
      ink,
      20,
    ) +
      line('M-430,-140V230M-520,-145V234', paper, 26) +
      inked(roundBox(-320, -165, 84, 420, 20), paper, ink, 18) +
      tube('M40,-90H410', skin, ink, 112, 19) +
      inked(flesh, skin, ink, 20) +
      line('M30,-90H260', skin, 112) +
      halftone(brush, flesh, ink, { x: 0, y: 100, size: 560, step: 22, from: 0, to: 0.72, angle: -10 }) +
      tube('M70,20H170', skin, ink, 78, 17) +
      tube('M50,105H165', skin, ink, 78, 17) +
      tube('M20,188H140', skin, ink, 72, 17) +
      line('M-60,20H80M-60,105H60M-70,188H40', skin, 62) +
      tube('M-150,-120Q-60,-270 60,-215Q120,-190 110,-150', skin, ink, 86, 18) +
      line('M-150,-110L-100,-190', skin, 74) +
      inked(roundBox(392, -122, 70, 58, 26), main === skin ? b : main, ink, 10) +
      line('M240,-130V-60M300,-130V-60', ink, 9) +
      inked(roundBox(116, -152, 42, 124, 12), '#ffd21f', ink, 11) +
      line('M530,-210L610,-290M550,-90H670M530,30L610,110', b, 30) +
      fill(star(-20, -420, 60, 26, 5), c),
    'translate(-40 20) rotate(-14)',
  );
}

/** A hand at work: finger on the cap, paint on the wall. */
export function spraying(brush: Brush): string {
  const { ink, paper, main, a, b, c } = brush.palette;
  const skin = brush.random.pick(SKINS);
  const can = roundBox(-110, -250, 230, 620, 26);
  return group(
    fill('M-60,-330L-480,-450L-520,-190L-60,-295Z', c, 0.55) +
      fill('M-60,-320L-480,-370L-490,-270L-60,-303Z', paper, 0.6) +
      mist(brush, c, -520, -310, 250, 1) +
      drips(brush, c, -610, -440, -230, 6, 260) +
      tube('M250,640Q330,420 240,220', skin, ink, 210, 20) +
      inked('M-110,-230Q-105,-300 -50,-305H60Q115,-300 120,-230Z', '#cfcac0', ink, 16) +
      inked(roundBox(-52, -372, 112, 76, 16), paper, ink, 15) +
      fill(disc(-34, -332, 9), ink) +
      inked(can, a, ink, 20) +
      inside(brush, can, fill('M-120,-120L130,-190V-60L-120,20Z', main) + fill(box(60, -260, 70, 640), ink, 0.22)) +
      halftone(brush, can, ink, { x: 0, y: 90, size: 640, step: 22, from: 0, to: 0.6, angle: -70 }) +
      line(can, ink, 20) +
      tube('M240,60Q250,-160 150,-330Q100,-410 40,-405', skin, ink, 92, 18) +
      inked('M150,20Q260,-20 330,120V330Q250,420 130,380Z', skin, ink, 18) +
      line('M215,40Q235,0 240,-40', skin, 84) +
      tube('M150,60H-60', skin, ink, 82, 17) +
      tube('M160,155H-80', skin, ink, 84, 17) +
      tube('M160,250H-70', skin, ink, 82, 17) +
      tube('M160,338H-40', skin, ink, 72, 17) +
      fill('M130,10H240V385H130Z', skin) +
      inked(roundBox(-98, 38, 52, 42, 18), b, ink, 9) +
      inked(roundBox(-118, 133, 52, 44, 18), b, ink, 9) +
      inked(roundBox(-108, 229, 52, 42, 18), b, ink, 9) +
      inked(roundBox(-76, 320, 48, 38, 16), b, ink, 9) +
      inked(roundBox(2, -428, 54, 42, 18), b, ink, 9),
    'translate(30 30)',
  );
}
