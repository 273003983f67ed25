import type { Brush } from './brush.ts';
import { fill, group, inked, inside, line, tube } from './brush.ts';
import { box, disc, polygon, roundBox, rounded } from './paths.ts';
import { drips, halftone, mist } from './texture.ts';

/** A narrowboat between two reflections. */
export function narrowboat(brush: Brush): string {
  const { random, palette } = brush;
  const { ink, paper, main, a, b, c, deep, pale } = palette;
  const hull = 'M-600,90H470Q600,80 640,10L610,200Q540,240 420,240H-520Q-590,235 -600,90Z';
  const cabin = 'M-470,90L-450,-90H320L350,90Z';
  const portholes = [-350, -210, 90, 230]
    .map((x) => inked(disc(x, 0, 46), '#ffe9a8', ink, 16) + line(disc(x, 0, 31), b, 8))
    .join('');
  const ripples = Array.from({ length: 7 }, (_, i) => {
    const w = 330 + random.range(0, 300) - i * 12;
    const x = random.range(-150, 150);
    return line(
      `M${rounded(x - w)},${275 + i * 34}h${rounded(w * random.range(0.7, 1.1))}m${rounded(40)},0h${rounded(w * 0.55)}`,
      [paper, main, a, pale][i % 4] ?? paper,
      15,
    );
  }).join('');
  const pots = [-400, -330, 250]
    .map(
      (x, i) =>
        fill(disc(x - 22, -178, 24) + disc(x + 22, -184, 24) + disc(x, -205, 28), [a, '#ff5d6c', b][i] ?? a) +
        inked(`M${x - 34},-150h68l-12,52h-44Z`, '#c8643b', ink, 10),
    )
    .join('');
  return (
    fill(box(-1200, 200, 2400, 420), deep) +
    ripples +
    pots +
    inked('M120,-100V-250H170V-100Z', ink, ink, 8) +
    fill(box(112, -226, 66, 18), '#ffb52e') +
    [0, 1, 2].map((i) => fill(disc(165 + i * 70, -300 - i * 62, 40 + i * 20), paper)).join('') +
    inked(cabin, a, ink, 20) +
    inked('M-490,-90H350V-122H-490Z', b, ink, 14) +
    inside(brush, cabin, fill(box(-100, -80, 110, 200), c) + fill('M-100,90L-45,-60L10,90Z', paper)) +
    line('M-100,-84V90M10,-84V90', ink, 11) +
    portholes +
    inked(hull, main, ink, 22) +
    fill('M-596,150H618L610,200Q540,240 420,240H-520Q-582,235 -596,150Z', ink, 0.75) +
    line('M-560,120H560', paper, 12) +
    inked(
      polygon([
        [470, 100],
        [510, 60],
        [560, 90],
        [530, 130],
      ]),
      b,
      ink,
      9,
    ) +
    halftone(brush, hull, ink, { x: 0, y: 130, size: 1300, step: 24, from: 0, to: 0.5, angle: 3 }) +
    tube('M-600,60Q-690,40 -680,-60', '#b9793f', ink, 20, 10)
  );
}

/** A teapot pouring paint. */
export function teapot(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep } = brush.palette;
  const pot = 'M-290,-120Q0,-210 290,-120Q400,60 290,250Q200,330 0,330Q-200,330 -290,250Q-400,60 -290,-120Z';
  const bands = [a, paper, b, paper, c]
    .map((colour, i) => line(`M-420,${-90 + i * 92}Q0,${-160 + i * 92} 420,${-90 + i * 92}`, colour, 56))
    .join('');
  return group(
    tube('M285,-60Q500,-120 490,70Q470,220 290,200', a, ink, 44, 18) +
      inked(
        'M-300,140Q-430,110 -470,-60Q-490,-130 -560,-150L-545,-195Q-420,-200 -380,-80Q-350,-20 -320,-10Z',
        a,
        ink,
        20,
      ) +
      inked(pot, main, ink, 22) +
      inside(brush, pot, bands) +
      inside(
        brush,
        pot,
        [-200, -70, 70, 200]
          .map((x) =>
            inked(
              polygon([
                [x, -10],
                [x + 50, 50],
                [x, 110],
                [x - 50, 50],
              ]),
              deep,
              ink,
              9,
            ),
          )
          .join(''),
      ) +
      halftone(brush, pot, ink, { x: 80, y: 120, size: 760, step: 25, from: 0, to: 0.75, angle: -30 }) +
      line(pot, ink, 22) +
      inked('M-190,-165Q-160,-270 0,-275Q160,-270 190,-165Q0,-215 -190,-165Z', b, ink, 18) +
      inked(disc(0, -318, 48), c, ink, 16) +
      inked('M-170,322H170L200,380H-200Z', deep, ink, 16) +
      line('M-552,-172Q-620,-120 -624,40', main, 40) +
      drips(brush, main, -642, -606, 40, 3, 260) +
      line('M-210,-60Q-240,40 -200,160', paper, 16),
    'translate(40 0) rotate(-9)',
  );
}

/** The tool itself: a spray can, cap off. */
export function spraycan(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep } = brush.palette;
  const can = roundBox(-165, -190, 330, 660, 34);
  return group(
    fill('M-70,-400L-430,-520L-470,-280L-70,-352Z', main, 0.5) +
      fill('M-70,-385L-440,-450L-440,-350L-70,-366Z', paper, 0.6) +
      mist(brush, main === a ? c : main, -500, -400, 230, 1) +
      inked('M-165,-160Q-160,-290 -70,-300H70Q160,-290 165,-160Z', '#cfcac0', ink, 20) +
      inked(roundBox(-62, -420, 124, 128, 22), b, ink, 18) +
      fill(disc(-40, -376, 12), ink) +
      inked(can, a, ink, 22) +
      inside(
        brush,
        can,
        fill('M-170,-60L170,-150V90L-170,180Z', main) +
          fill('M-170,180L170,90V180L-170,270Z', c) +
          fill('M-170,270L170,180V225L-170,315Z', paper) +
          fill(box(92, -200, 90, 700), ink, 0.22),
      ) +
      inked(disc(0, 15, 88), paper, ink, 16) +
      fill(disc(-30, 0, 15) + disc(30, 0, 15), ink) +
      line('M-42,45Q0,82 42,45', ink, 14) +
      halftone(brush, can, ink, { x: 40, y: 140, size: 760, step: 24, from: 0, to: 0.7, angle: -60 }) +
      line(can, ink, 22) +
      line('M-120,-140V420', paper, 16) +
      inked('M-165,440H165V476Q0,506 -165,476Z', deep, ink, 16),
    'rotate(12) translate(40 20)',
  );
}

/** A pair of trainers over the wire. */
export function trainers(brush: Brush): string {
  const { ink, paper, main, a, b, c } = brush.palette;
  const shoe = (upper: string, flash: string) => {
    const shape = 'M-190,-120Q-120,-90 -70,-130Q-40,-30 70,10Q220,40 250,100V150H-210Q-230,10 -190,-120Z';
    return (
      inked(shape, upper, ink, 20) +
      inked('M250,110Q200,30 120,24Q140,90 110,150H252Z', paper, ink, 14) +
      fill('M-160,60Q-60,90 60,20L40,70Q-60,130 -180,120Z', flash) +
      line('M-50,-60L10,-95M-20,-30L45,-62M20,-8L85,-36', paper, 13) +
      halftone(brush, shape, ink, { x: -40, y: 60, size: 420, step: 21, from: 0, to: 0.6, angle: -10 }) +
      inked('M-222,146H262Q280,200 236,206H-200Q-236,200 -222,146Z', paper, ink, 16) +
      line('M-205,178H245', flash, 9)
    );
  };
  return (
    line(`M${rounded(-brush.reach.x)},-330Q0,-260 ${rounded(brush.reach.x)},-360`, ink, 16) +
    line('M-20,-300Q-220,-180 -190,0M10,-300Q160,-150 170,60', ink, 26) +
    line('M-20,-300Q-220,-180 -190,0M10,-300Q160,-150 170,60', paper, 11) +
    group(shoe(a, b), 'translate(-150 90) rotate(58) scale(1.16)') +
    group(shoe(c === paper ? main : c, main === c ? a : main), 'translate(215 200) rotate(72) scale(1.16)')
  );
}
