import type { Brush } from './brush.ts';
import { both, fill, group, inked, inside, line, tube } from './brush.ts';
import { disc, polygon, rounded, smooth } from './paths.ts';
import { halftone } from './texture.ts';

/** A pigeon with a chain: London's own. */
export function pigeon(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep } = brush.palette;
  const body =
    'M-120,-330Q-40,-420 70,-370Q150,-320 140,-200Q160,-60 300,60Q440,170 560,330L430,345Q300,400 150,420Q-60,440 -190,300Q-280,180 -210,0Q-165,-110 -175,-210Q-170,-290 -120,-330Z';
  const wing = 'M-60,60Q40,-40 200,40Q380,140 520,345Q340,330 200,330Q20,330 -50,230Q-100,140 -60,60Z';
  const neck = [deep, '#1fae7d', a, b, deep]
    .map((colour, i) => line(`M-260,${-150 + i * 48}Q-20,${-80 + i * 50} 240,${-190 + i * 48}`, colour, 52))
    .join('');
  return (
    `<g transform="translate(-90 30)">` +
    line('M-30,420L-60,520M80,425L70,520', '#ff5f6d', 26) +
    line('M-60,520L-120,540M-60,520L-40,545M-60,520L0,530M70,520L10,540M70,520L90,545M70,520L130,530', '#ff5f6d', 18) +
    inked(body, '#9aa6b8', ink, 22) +
    inside(brush, body, neck) +
    halftone(brush, body, ink, { x: 0, y: 200, size: 820, step: 25, from: 0, to: 0.7, angle: -35 }) +
    line(body, ink, 22) +
    inked(wing, paper, ink, 18) +
    inside(brush, wing, line('M210,-20Q180,160 240,360M330,40Q290,200 360,370', deep, 48)) +
    line(wing, ink, 18) +
    line('M-10,230Q100,290 240,280M20,160Q120,220 230,220', ink, 9) +
    tube('M-205,15Q-60,150 150,-60', '#ffd21f', ink, 20, 9) +
    inked(disc(-40, 118, 52), '#ffd21f', ink, 14) +
    line('M-62,118H-18M-40,96V140', ink, 12) +
    inked('M-150,-275Q-250,-265 -290,-205Q-220,-190 -160,-215Z', main, ink, 16) +
    inked(disc(-150, -268, 30, 22), paper, ink, 12) +
    inked(disc(-60, -280, 52), c, ink, 14) +
    fill(disc(-62, -280, 26), ink) +
    fill(disc(-72, -290, 9), paper) +
    '</g>'
  );
}

/** A heron reading the canal. */
export function heron(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep, pale } = brush.palette;
  const body = 'M-40,40Q80,-60 250,20Q420,120 560,150Q440,220 360,215Q240,300 90,250Q-60,190 -40,40Z';
  const neck = 'M10,130Q-130,40 -60,-110Q20,-250 -90,-330';
  const water = [0, 1, 2, 3]
    .map((i) =>
      line(
        `M${-560 + i * 60},${430 + i * 34}Q${-380 + i * 60},${400 + i * 34} ${-220 + i * 50},${430 + i * 34}T${100 + i * 60},${430 + i * 34}T${520 - i * 40},${430 + i * 34}`,
        i % 2 ? paper : b,
        16,
      ),
    )
    .join('');
  const reeds = [-430, -360, -300, 400, 470]
    .map(
      (x, i) =>
        tube(`M${x},520Q${x + 10},200 ${x + (i % 2 ? 50 : -40)},${-40 - i * 30}`, deep, ink, 16, 8) +
        tube(`M${x + (i % 2 ? 44 : -34)},${20 - i * 30}L${x + (i % 2 ? 52 : -42)},${-90 - i * 30}`, a, ink, 30, 9),
    )
    .join('');
  return (
    reeds +
    line('M130,240L110,480M200,240L230,480', ink, 44) +
    line('M130,240L110,480M200,240L230,480', c, 20) +
    water +
    tube(neck, paper, ink, 92, 18) +
    inked(body, paper, ink, 20) +
    line('M10,130Q-130,40 -60,-110', paper, 92) +
    inked('M60,60Q190,-20 300,70Q430,150 560,150Q420,210 260,190Q110,170 60,60Z', main, ink, 16) +
    halftone(brush, body, ink, { x: 200, y: 120, size: 640, step: 22, from: 0, to: 0.7, angle: -12 }) +
    line('M140,90Q240,80 330,140M120,130Q220,150 300,165', ink, 9) +
    line('M-20,180Q-40,260 -10,300M30,215Q20,280 50,310', paper, 12) +
    inked('M-120,-345L-470,-240L-110,-275Z', '#ffb52e', ink, 16) +
    line('M-130,-302L-380,-262', ink, 8) +
    inked('M-175,-330Q-150,-410 -60,-395Q30,-360 150,-350Q40,-310 -20,-300Q-100,-240 -160,-290Z', paper, ink, 18) +
    fill('M-150,-360Q-60,-420 40,-352Q110,-330 240,-345Q120,-280 10,-318Q-60,-330 -150,-360Z', ink) +
    inked(disc(-98, -322, 24), pale, ink, 10) +
    fill(disc(-98, -322, 11), ink)
  );
}

/** A folded-paper crane over the roofs. */
export function crane(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep, pale } = brush.palette;
  const facets: [string, string][] = [
    ['M-60,60L-430,-400L40,-60Z', paper],
    ['M-60,60L-430,-400L-190,110Z', pale],
    ['M40,-60L-60,60L120,150Z', a],
    ['M60,20L380,-460L140,140Z', main],
    ['M140,140L380,-460L260,60Z', deep],
    ['M-190,110L-60,60L120,150L-20,250Z', b],
    ['M120,150L-20,250L180,235L260,60Z', c],
    ['M180,235L260,60L560,-60L240,160Z', a],
    ['M-190,110L-20,250L-330,10L-400,-30Z', paper],
    ['M-400,-30L-330,10L-250,70L-470,-190Z', main],
    ['M-470,-190L-400,-90L-560,-60Z', a],
  ];
  const [sx, sy] = [brush.random.chance(0.5) ? 1.02 : -1.02, 1.02];
  return group(
    facets.map(([d, colour]) => inked(d, colour, ink, 15)).join('') +
      line('M-430,-400L-110,40M380,-460L105,130M-60,60L60,200', ink, 6) +
      halftone(brush, 'M60,20L380,-460L140,140ZM-60,60L-430,-400L-190,110Z', ink, {
        x: 0,
        y: -120,
        size: 980,
        step: 24,
        from: 0,
        to: 0.75,
      }),
    `translate(0 90) scale(${rounded(sx)} ${rounded(sy)}) rotate(-6)`,
  );
}

/** An owl made of half-circles. */
export function owl(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep } = brush.palette;
  const body =
    'M-300,-430Q-250,-330 0,-340Q250,-330 300,-430Q360,-250 330,-60Q400,200 250,470H-250Q-400,200 -330,-60Q-360,-250 -300,-430Z';
  let scales = '';
  for (let row = 0; row < 6; row++)
    for (let k = -4; k <= 4; k++) {
      const x = k * 84 + (row % 2 ? 42 : 0);
      const y = 110 + row * 66;
      scales += inked(`M${x - 42},${y}a42,58 0 0 0 84,0Z`, [main, paper, b][(row + k + 9) % 3] ?? main, ink, 9);
    }
  return (
    inked(body, a, ink, 22) +
    inside(
      brush,
      body,
      fill(
        polygon([
          [-400, 100],
          [400, 100],
          [400, 480],
          [-400, 480],
        ]),
        deep,
      ) + scales,
    ) +
    line(body, ink, 22) +
    both(
      inked('M-330,-60Q-450,180 -300,420Q-200,300 -215,80Q-250,0 -330,-60Z', c, ink, 18) +
        line('M-330,60Q-280,120 -270,220M-345,160Q-300,210 -285,300', ink, 9) +
        inked(disc(-145, -120, 152), paper, ink, 20) +
        inked(disc(-145, -120, 98), main, ink, 14) +
        fill(disc(-135, -115, 54), ink) +
        fill(disc(-158, -140, 18), paper) +
        line('M-60,470V515M-110,470V515M-160,470V515', '#ffb52e', 26),
    ) +
    inked('M-52,-70Q0,-100 52,-70L0,60Z', '#ffb52e', ink, 16) +
    fill(
      smooth([
        [-60, -330],
        [0, -270],
        [60, -330],
        [0, -315],
      ]),
      ink,
    ) +
    halftone(brush, 'M-300,-430Q-250,-330 0,-340Q250,-330 300,-430Q360,-250 330,-60H-330Q-360,-250 -300,-430Z', ink, {
      x: 0,
      y: -300,
      size: 720,
      step: 24,
      from: 0.7,
      to: 0,
      angle: 0,
    })
  );
}
