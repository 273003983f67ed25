import type { Brush } from './brush.ts';
import { both, fill, group, inked, inside, line, tube } from './brush.ts';
import { box, disc, n, polar, polygon, roundBox, smooth } from './paths.ts';
import { halftone } from './texture.ts';

/** Two faces in one: a profile cut through a front view. */
export function faceCubist(brush: Brush): string {
  const { ink, paper, main, a, b, c, deep, pale } = brush.palette;
  const head =
    'M-20,-440Q270,-450 320,-180Q350,60 250,230Q170,380 0,420Q-150,400 -220,270Q-330,80 -310,-170Q-290,-420 -20,-440Z';
  const profile =
    'M40,-460Q0,-300 30,-190Q-20,-60 -80,60L20,96Q-10,140 -40,165L10,196L-38,232Q40,270 -10,330Q-10,390 30,440L600,440V-460Z';
  return (
    inked('M-130,330L-190,620H210L160,300Z', b, ink, 20) +
    inside(
      brush,
      'M-130,330L-190,620H210L160,300Z',
      Array.from({ length: 6 }, (_, i) => fill(box(-300, 390 + i * 54, 600, 24), ink)).join(''),
    ) +
    inked('M-60,-520Q-420,-480 -400,-60Q-420,150 -330,300L-240,120L-290,-160Q-180,-380 60,-420Z', deep, ink, 20) +
    inked('M0,-500Q360,-560 420,-150Q440,120 350,330Q290,260 300,60Q290,-260 40,-430Z', ink, ink, 12) +
    inked(head, a === paper ? c : a, ink, 20) +
    inside(
      brush,
      head,
      fill(profile, main) +
        fill('M60,240Q200,160 330,260V460H40Z', c, 0.9) +
        fill(
          polygon([
            [-400, -40],
            [-60, -130],
            [-120, 180],
            [-400, 260],
          ]),
          pale,
        ),
    ) +
    halftone(brush, head, ink, { x: 150, y: 60, size: 760, step: 24, from: 0, to: 0.7, angle: -58 }) +
    line(profile.slice(0, profile.indexOf('L600')), ink, 18) +
    line(head, ink, 22) +
    inked('M-265,-130Q-170,-230 -50,-130Q-160,-40 -265,-130Z', paper, ink, 18) +
    inked(disc(-155, -135, 44), b, ink, 12) +
    fill(disc(-155, -135, 19), ink) +
    inked('M90,-150Q170,-270 280,-140L90,-110Z', paper, ink, 18) +
    fill(disc(150, -150, 38), ink) +
    fill(disc(138, -164, 11), paper) +
    line('M-280,-215Q-160,-300 -50,-225', ink, 30) +
    line('M80,-250Q180,-350 300,-240', deep, 34) +
    inked('M-60,196Q-130,150 -190,200Q-110,215 10,196Q110,215 170,190Q90,140 -40,165Z', '#e8344f', ink, 12) +
    inked('M-190,200Q-110,290 0,262Q110,280 170,190Q80,225 -38,214Q-120,222 -190,200Z', '#ff6f8f', ink, 12) +
    line('M-80,60Q-110,90 -80,110', ink, 14) +
    inked(disc(345, 160, 34), paper, ink, 14) +
    inked(
      polygon([
        [345, 200],
        [390, 280],
        [345, 330],
        [300, 280],
      ]),
      '#ffd21f',
      ink,
      14,
    )
  );
}

/** A two-tone stencil portrait with her collar up, cut in the manner of a campaign poster. */
export function faceStencil(brush: Brush): string {
  const { ink, paper, main, a, b } = brush.palette;
  const tone = brush.random.pick([a, b, main]);
  const face =
    'M-210,-230Q-240,40 -170,190Q-100,330 0,370Q100,330 170,190Q240,40 210,-230Q120,-370 0,-370Q-120,-370 -210,-230Z';
  const hair =
    'M-30,-480Q-330,-480 -350,-160Q-380,60 -330,240Q-300,330 -350,430Q-180,420 -190,240Q-260,20 -215,-170Q-90,-190 20,-310Q80,-200 215,-170Q260,20 190,240Q180,420 350,430Q300,330 330,240Q380,60 350,-160Q330,-500 -30,-480Z';
  return (
    fill(disc(0, -60, 470), paper) +
    line(disc(0, -60, 470), ink, 14) +
    fill('M-120,280L-460,420L-560,640H560L460,420L120,280Z', ink) +
    fill('M-105,270V420L0,520L105,420V270Z', paper) +
    fill('M0,370Q100,330 110,270V420L0,520Z', ink) +
    fill('M-330,470L-110,380L-10,640H-380ZM330,470L110,380L10,640H380Z', tone) +
    fill(face, paper) +
    fill(
      'M210,-230Q240,40 170,190Q100,330 0,370Q70,300 90,200Q120,140 100,80Q160,40 130,-40Q60,-90 110,-160Q160,-200 210,-230Z',
      ink,
    ) +
    halftone(brush, face, tone, { x: -60, y: 40, size: 640, step: 20, from: 0, to: 0.85, angle: -64 }) +
    fill('M-185,-65Q-120,-115 -45,-60Q-60,-35 -115,-36Q-160,-38 -185,-65Z', ink) +
    fill('M-140,-70a26,18 0 0 0 46,2Z', paper) +
    fill('M55,-60Q110,-110 180,-66Q150,-40 100,-38Q70,-40 55,-60Z', paper) +
    fill(disc(112, -66, 20), ink) +
    fill('M-205,-120Q-120,-180 -35,-118Q-110,-140 -205,-120Z', ink) +
    fill('M50,-118Q110,-160 190,-122Q110,-142 50,-118Z', paper) +
    fill('M-20,-60Q-50,60 -62,100Q-40,130 -5,120Q20,135 40,105Q10,115 -12,98Q-30,92 -28,80Z', ink) +
    fill('M-95,200Q-50,165 -8,184Q30,165 90,198Q40,205 -4,206Q-50,208 -95,200Z', ink) +
    fill('M-72,216Q-4,226 66,214Q30,262 -4,262Q-46,260 -72,216Z', '#e8344f') +
    fill(hair, ink) +
    line(
      'M-90,-430Q-270,-400 -290,-170M-20,-440Q-210,-380 -245,-230M90,-440Q250,-390 280,-190M40,-430Q190,-360 235,-240',
      tone,
      13,
    ) +
    fill(disc(-208, 120, 22), tone) +
    fill(disc(208, 120, 22), tone) +
    line('M-290,300Q-310,360 -270,400M290,300Q310,360 270,400', tone, 11)
  );
}

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
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size})`,
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

/** A queue of Londoners, no two dressed alike, filling the wall. */
export function faceCrowd(brush: Brush): string {
  const { random, palette, reach } = brush;
  const { ink, paper, main, a, b, c, deep, pale } = palette;
  const coats = [a, b, c, paper, deep, main, pale];
  const skins = ['#8a4b2f', '#f0b98d', paper, '#5d3323', '#c9834f', a, b];
  let out = '';
  let previous = '';
  for (let row = 0; row < 2; row++) {
    for (let x = -reach.x - 40 + row * 110; x < reach.x + 160; x += 220) {
      const y = row ? 150 : -170;
      const w = random.range(82, 98);
      const top = random.range(-190, -110);
      const skin = random.pick(['#8a4b2f', ...skins.filter((s) => s !== previous)]);
      const coat = random.shuffle(coats.filter((s) => s !== skin && s !== previous))[0] ?? a;
      previous = skin;
      const hat = random.int(0, 5);
      const head = roundBox(-w, top, w * 2, 200 - top, 74);
      let one =
        inked(`M${n(-w - 60)},620V250Q${n(-w - 40)},170 0,165Q${n(w + 40)},170 ${n(w + 60)},250V620Z`, coat, ink, 17) +
        inked(head, skin, ink, 17);
      one += inside(brush, head, fill(box(w * 0.25, top, w, 500), ink, 0.2));
      const glasses = random.chance(0.4);
      const eyeY = top + 105;
      for (const side of [-1, 1]) {
        one += inked(disc(side * 36, eyeY, glasses ? 33 : 25), glasses ? ink : paper, ink, 11);
        if (glasses)
          one += fill(
            polygon([
              [side * 36 - 22, eyeY + 8],
              [side * 36 - 2, eyeY - 22],
              [side * 36 + 10, eyeY - 18],
              [side * 36 - 14, eyeY + 16],
            ]),
            c,
          );
        else one += fill(disc(side * 36 + random.range(-8, 8), eyeY + 3, 11), ink);
      }
      one += line(`M0,${n(eyeY + 20)}q${random.chance(0.5) ? 26 : -26},36 0,44`, ink, 11);
      one += inked(`M-40,${n(eyeY + 98)}q20,-22 40,-8q20,-14 40,8q-40,38 -80,0Z`, '#e8344f', ink, 9);
      if (hat === 0)
        one +=
          inked(
            `M${n(-w - 8)},${n(top + 54)}Q${n(-w)},${n(top - 70)} 0,${n(top - 74)}Q${n(w)},${n(top - 70)} ${n(w + 8)},${n(top + 54)}Z`,
            coat === b ? a : b,
            ink,
            15,
          ) + inked(disc(0, top - 86, 24), paper, ink, 11);
      if (hat === 1)
        one +=
          inked(
            polygon([
              [-w + 10, top + 22],
              [-w + 24, top - 78],
              [w - 24, top - 78],
              [w - 10, top + 22],
            ]),
            ink,
            ink,
            8,
          ) +
          line(`M${n(-w - 34)},${n(top + 26)}H${n(w + 34)}`, ink, 24) +
          line(`M${n(-w + 22)},${n(top - 4)}H${n(w - 22)}`, main, 15);
      if (hat === 2)
        one += inked(
          `M${n(-w)},${n(top + 70)}L${n(-w - 16)},${n(top - 30)}L-44,${n(top + 6)}L-10,${n(top - 80)}L30,${n(top)}L${n(w - 10)},${n(top - 60)}L${n(w)},${n(top + 70)}Q0,${n(top + 10)} ${n(-w)},${n(top + 70)}Z`,
          deep,
          ink,
          14,
        );
      if (hat === 3)
        one +=
          inked(disc(0, top - 20, 92, 74), ink, ink, 8) +
          inked(disc(0, top - 104, 44), ink, ink, 8) +
          line(`M-60,${n(top - 46)}Q0,${n(top - 70)} 60,${n(top - 46)}`, main, 12);
      if (hat === 4)
        one += inked(
          `M${n(-w - 4)},${n(top + 60)}Q${n(-w)},${n(top - 36)} 0,${n(top - 36)}Q${n(w)},${n(top - 36)} ${n(w + 4)},${n(top + 60)}L${n(w + 86)},${n(top + 72)}Q${n(w + 60)},${n(top + 40)} ${n(w)},${n(top + 40)}Z`,
          c === skin ? paper : c,
          ink,
          15,
        );
      if (hat === 5)
        one +=
          line(
            `M${n(-w + 10)},${n(eyeY)}V${n(top + 10)}Q0,${n(top - 60)} ${n(w - 10)},${n(top + 10)}V${n(eyeY)}`,
            ink,
            26,
          ) +
          inked(roundBox(-w - 30, eyeY - 44, 46, 92, 18), main, ink, 13) +
          inked(roundBox(w - 16, eyeY - 44, 46, 92, 18), main, ink, 13);
      out += group(one, `translate(${n(x)} ${n(y)})`);
    }
    if (row === 0)
      out += halftone(brush, box(-reach.x, -reach.y, reach.x * 2, reach.y * 2), ink, {
        x: 0,
        y: 60,
        size: reach.x * 2.3,
        step: 30,
        from: 0,
        to: 0.42,
        angle: 0,
      });
  }
  return out;
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
