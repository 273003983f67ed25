import type { Brush } from './brush.ts';
import { both, fill, group, inked, inside, line, tube } from './brush.ts';
import { box, disc, n, polar, polygon, roundBox } from './paths.ts';
import { drips, halftone, mist } from './texture.ts';

/** A record slipping out of its sleeve. */
export function vinyl(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep } = brush.palette;
  const grooves = Array.from({ length: 9 }, (_, i) =>
    line(disc(150, 0, 205 + i * 21), i % 3 ? '#3a3631' : '#57514a', 5),
  ).join('');
  const shine = (turn: number) =>
    fill(polygon([[150, 0], polar(150, 0, 392, turn), polar(150, 0, 392, turn + 17)]), paper, 0.2);
  const sleeve = box(-470, -390, 600, 780);
  return group(
    inked(disc(150, 0, 400), ink, ink, 14) +
      line(disc(150, 0, 408), paper, 7) +
      grooves +
      shine(-62) +
      shine(118) +
      inked(disc(150, 0, 170), main, ink, 12) +
      fill(polygon([[150, 0], polar(150, 0, 164, -20), polar(150, 0, 164, 40)]), a) +
      fill(polygon([[150, 0], polar(150, 0, 164, 160), polar(150, 0, 164, 220)]), a) +
      inked(disc(150, 0, 22), paper, ink, 12) +
      inked(sleeve, c, ink, 20) +
      inside(
        brush,
        sleeve,
        fill(disc(-170, 0, 250), b) +
          fill(disc(-170, 0, 180), paper) +
          fill(disc(-170, 0, 110), deep) +
          fill(disc(-170, 0, 50), main) +
          fill(box(-480, -400, 90, 800), ink),
      ) +
      line('M-435,-330V-60', paper, 14) +
      line('M-435,0V200', main, 14) +
      halftone(brush, sleeve, ink, { x: -170, y: 40, size: 960, step: 26, from: 0, to: 0.6, angle: 25 }),
    'rotate(-8)',
  );
}

/** A boombox on full. */
export function boombox(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep } = brush.palette;
  const shell = roundBox(-500, -190, 1000, 500, 40);
  const speaker = (x: number) =>
    inked(disc(x, 95, 178), ink, ink, 10) +
    inked(disc(x, 95, 150), a, ink, 14) +
    halftone(brush, disc(x, 95, 150), ink, { x, y: 95, size: 330, step: 20, from: 0.25, to: 0.75, angle: 0 }) +
    inked(disc(x, 95, 66), paper, ink, 14) +
    fill(disc(x, 95, 30), deep);
  const bars = [70, 110, 54, 96, 130, 80, 44]
    .map((h, i) => fill(box(-92 + i * 27, 20 - h * 0.72, 19, h * 0.72), i % 2 ? main : b))
    .join('');
  const waves = [0, 1, 2]
    .map((i) =>
      line(`M${-560 - i * 52},${-60 - i * 50}Q${-640 - i * 60},95 ${-560 - i * 52},${250 + i * 50}`, paper, 20),
    )
    .join('');
  return (
    both(waves) +
    tube('M-330,-190V-330Q-330,-360 -300,-360H300Q330,-360 330,-330V-190', c, ink, 36, 16) +
    line('M360,-190L500,-470', ink, 16) +
    inked(disc(500, -470, 18), b, ink, 10) +
    inked(shell, main === '#ffd21f' ? c : main, ink, 22) +
    fill(box(-500, -92, 1000, 14), ink) +
    [-440, -385, -330, 330, 385, 440].map((x, i) => inked(disc(x, -142, 20), i % 2 ? paper : b, ink, 9)).join('') +
    inked(roundBox(-250, -170, 500, 56, 12), ink, ink, 4) +
    line('M-225,-142H225', paper, 8, ' stroke-dasharray="3 24"') +
    line('M-60,-160V-124', '#ff4f5e', 9) +
    both(speaker(-300)) +
    inked(roundBox(-112, -62, 224, 96, 10), ink, ink, 8) +
    bars +
    inked(roundBox(-112, 60, 224, 150, 14), paper, ink, 14) +
    fill(disc(-48, 130, 32) + disc(48, 130, 32), ink) +
    fill(disc(-48, 130, 12) + disc(48, 130, 12), paper) +
    line('M-48,165H48', b, 14) +
    [-84, -28, 28, 84].map((x) => inked(box(x - 22, 236, 44, 34), b, ink, 9)).join('') +
    inked('M-430,310v34h120v-34ZM310,310v34h120v-34Z', ink, ink, 6) +
    halftone(brush, shell, ink, { x: 60, y: 210, size: 1100, step: 24, from: 0, to: 0.4, angle: -4, opacity: 0.6 })
  );
}

/** A microphone in a fist of lightning. */
export function mic(brush: Brush): string {
  const { ink, paper, main, a, b, c } = brush.palette;
  const head = disc(0, -250, 190);
  let mesh = '';
  for (let i = -8; i <= 8; i++)
    mesh += line(`M${i * 34 - 220},-470L${i * 34 + 220},-30M${i * 34 + 220},-470L${i * 34 - 220},-30`, ink, 8);
  const bolt = 'M-330,-420L-470,-120H-390L-480,140L-270,-190H-360Z';
  return (
    inked(bolt, '#ffe04a', ink, 18) +
    group(inked(bolt, '#ffe04a', ink, 18), 'scale(-1 1) translate(0 120)') +
    group(
      tube('M10,430Q10,640 -260,520Q-420,450 -380,330', b, ink, 26, 12) +
        inked('M-112,-95H112L58,450Q0,480 -58,450Z', a, ink, 20) +
        fill('M10,-95H112L58,450Q30,466 10,468Z', ink, 0.25) +
        inked(head, paper, ink, 20) +
        inside(brush, head, mesh) +
        halftone(brush, head, c, { x: 40, y: -230, size: 420, step: 30, from: 0, to: 0.8, angle: -40 }) +
        line(head, ink, 22) +
        inked(roundBox(-205, -150, 410, 70, 26), main, ink, 18) +
        inked(roundBox(-34, 30, 68, 110, 20), paper, ink, 14) +
        fill(box(-16, 50, 32, 36), '#ff4f5e'),
      'rotate(14) translate(10 20)',
    )
  );
}

/** An offset electric guitar, neck out of the frame. */
export function guitar(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep } = brush.palette;
  const body =
    'M-90,-60Q-210,-160 -250,-40Q-260,40 -215,110Q-320,220 -270,370Q-190,520 20,470Q230,470 280,330Q300,200 205,120Q250,30 240,-60Q200,-160 95,-40Q60,-10 0,-10Q-50,-15 -90,-60Z';
  const guard = 'M-70,0Q-190,-20 -170,90Q-100,160 -190,250Q-150,360 -40,330Q60,250 40,60Q-10,30 -70,0Z';
  const strings = [-26, -15, -5, 5, 15, 26].map((x) => line(`M${x},-600L${n(x * 1.3)},330`, paper, 4)).join('');
  return group(
    inked('M-48,-740H48L42,70H-42Z', '#b9793f', ink, 16) +
      Array.from({ length: 12 }, (_, i) => line(`M-44,${-560 + i * 46}H44`, paper, 5)).join('') +
      fill([-445, -353, -261, -169].map((y) => disc(0, y, 10)).join(''), paper) +
      inked(body, a, ink, 22) +
      halftone(brush, body, ink, { x: 60, y: 270, size: 700, step: 25, from: 0, to: 0.65, angle: -30 }) +
      inked(guard, main === a ? c : paper, ink, 14) +
      inked(roundBox(-78, 70, 156, 46, 14), ink, ink, 6) +
      inked(roundBox(-78, 175, 156, 46, 14), ink, ink, 6) +
      fill([-50, -25, 0, 25, 50].map((x) => disc(x, 93, 7) + disc(x, 198, 7)).join(''), b) +
      inked(roundBox(-90, 300, 180, 50, 10), deep, ink, 12) +
      strings +
      inked(disc(150, 255, 26), b, ink, 12) +
      inked(disc(185, 330, 26), b, ink, 12) +
      inked(disc(110, 185, 20), b, ink, 10),
    'rotate(34) translate(0 60)',
  );
}

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
      `M${n(x - w)},${275 + i * 34}h${n(w * random.range(0.7, 1.1))}m${n(40)},0h${n(w * 0.55)}`,
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
    line(`M${n(-brush.reach.x)},-330Q0,-260 ${n(brush.reach.x)},-360`, ink, 16) +
    line('M-20,-300Q-220,-180 -190,0M10,-300Q160,-150 170,60', ink, 26) +
    line('M-20,-300Q-220,-180 -190,0M10,-300Q160,-150 170,60', paper, 11) +
    group(shoe(a, b), 'translate(-150 90) rotate(58) scale(1.16)') +
    group(shoe(c === paper ? main : c, main === c ? a : main), 'translate(215 200) rotate(72) scale(1.16)')
  );
}
