import type { Brush } from './brush.ts';
import { both, fill, group, inked, inside, line, tube } from './brush.ts';
import { box, disc, polar, polygon, roundBox, rounded } from './paths.ts';
import { halftone } from './texture.ts';

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
  const strings = [-26, -15, -5, 5, 15, 26].map((x) => line(`M${x},-600L${rounded(x * 1.3)},330`, paper, 4)).join('');
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
