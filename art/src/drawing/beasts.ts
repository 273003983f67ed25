import type { Brush } from './brush.ts';
import { both, fill, inked, inside, line, tube } from './brush.ts';
import { disc, type Point, polar, polygon, star } from './paths.ts';
import { halftone } from './texture.ts';

/** A fox's head, cut like paper, looking straight out of the wall. */
export function fox(brush: Brush): string {
  const { ink, paper, a, b, deep } = brush.palette;
  const coat = brush.random.pick(['#ff7a2f', '#ee4b2b', a === paper ? '#ff7a2f' : a]);
  const head =
    'M-350,-430L-140,-250Q0,-300 140,-250L350,-430L385,20L320,50L372,125L286,150L300,230L165,245L0,430L-165,245L-300,230L-286,150L-372,125L-320,50L-385,20Z';
  const bust = 'M-250,190L-520,600H520L250,190L0,420Z';
  return (
    inked(bust, coat, ink, 20) +
    fill('M0,420L-150,290L-90,430L-180,470L-60,520L-90,600H90L60,520L180,470L90,430L150,290Z', paper) +
    inked(head, coat, ink, 22) +
    fill('M0,-285Q80,-285 140,-250L350,-430L385,20L320,50L372,125L286,150L300,230L165,245L0,430Z', ink, 0.16) +
    both(
      inked('M-322,-345L-188,-228L-312,-95Z', deep, ink, 10) +
        fill('M-40,110Q-170,-40 -380,25L-320,50L-372,125L-286,150L-300,230L-165,245L0,430V180Z', paper) +
        fill('M-250,-140L-60,-190L-30,-20Z', b, 0.85) +
        inked('M-255,-62Q-175,-130 -70,0Q-160,28 -255,-62Z', paper, ink, 16) +
        fill(disc(-150, -38, 38), ink) +
        fill(disc(-163, -52, 11), paper) +
        line('M-110,215L-235,190M-105,250L-215,262', ink, 9),
    ) +
    fill('M0,180L40,110Q170,-40 380,25L320,50L372,125L286,150L300,230L165,245L0,430Z', ink, 0.1) +
    fill('M-62,318Q0,285 62,318L22,400Q0,425 -22,400Z', ink) +
    fill(disc(-18, 328, 14, 7), paper) +
    halftone(brush, head, ink, { x: 60, y: -120, size: 760, step: 26, from: 0.62, to: 0, angle: -28 })
  );
}

/** A black cat with lamps for eyes. */
export function cat(brush: Brush): string {
  const { ink, paper, main, a, b, c } = brush.palette;
  const eye = brush.random.pick([a, b, main]);
  const body =
    'M-330,-470Q-300,-500 -120,-345Q0,-375 120,-345Q300,-500 330,-470Q395,-200 330,-40Q310,20 270,60Q420,240 430,600H-430Q-420,240 -270,60Q-310,20 -330,-40Q-395,-200 -330,-470Z';
  return (
    line(body, paper, 62) +
    inked(body, ink, ink, 20) +
    halftone(brush, body, c, { x: 0, y: 330, size: 900, step: 30, from: 0, to: 0.75, angle: 0 }) +
    both(
      fill('M-298,-410L-170,-315L-300,-220Z', c) +
        inked('M-290,-130Q-175,-260 -60,-100Q-170,-20 -290,-130Z', eye, paper, 10) +
        fill(disc(-175, -125, 26, 68), ink) +
        fill(disc(-196, -158, 13), paper) +
        line('M-110,20L-420,-30M-110,45L-430,55M-105,70L-400,140', paper, 7),
    ) +
    fill('M-46,-10Q0,-30 46,-10L0,38Z', c) +
    line('M0,38V72Q-50,120 -96,80M0,72Q50,120 96,80', paper, 10) +
    tube('M-215,205Q0,310 215,205', main, ink, 44, 10) +
    inked(star(0, 296, 78, 34, 5), eye, ink, 12)
  );
}

/** A tiger mid-roar. */
export function tiger(brush: Brush): string {
  const { ink, paper, deep, a } = brush.palette;
  const coat = brush.random.pick(['#ff9a2e', '#ff7a2f', a === paper ? '#ff9a2e' : a]);
  const head =
    'M-270,-395Q-370,-440 -385,-335Q-395,-270 -345,-235Q-400,-60 -380,60L-440,120L-370,150L-405,235L-320,240L-290,330L-200,310Q-110,440 0,440Q110,440 200,310L290,330L320,240L405,235L370,150L440,120L380,60Q400,-60 345,-235Q395,-270 385,-335Q370,-440 270,-395Q140,-420 0,-420Q-140,-420 -270,-395Z';
  const stripes =
    'M-30,-420L0,-250L30,-420ZM-130,-418Q-110,-330 -40,-270Q-60,-350 -75,-420ZM-385,-60Q-300,-70 -260,-30Q-320,-15 -388,10ZM-390,70Q-310,50 -255,90Q-320,100 -376,130ZM-330,-240Q-280,-250 -245,-190Q-300,-190 -352,-165ZM-350,200Q-280,170 -230,190Q-280,220 -325,245Z';
  return (
    inked(head, coat, ink, 22) +
    both(
      fill('M-372,-330Q-350,-400 -285,-368Q-265,-300 -322,-262Q-375,-280 -372,-330Z', deep) +
        fill('M-60,60Q-250,20 -300,140Q-260,260 -190,296Q-100,420 0,420V60Z', paper) +
        fill('M-70,-190Q-190,-250 -240,-160Q-190,-110 -70,-120Z', paper) +
        fill(stripes, ink),
    ) +
    both(
      inked('M-255,-95Q-170,-175 -75,-55Q-165,-15 -255,-95Z', '#ffe45c', ink, 18) +
        fill(disc(-160, -80, 26), ink) +
        line('M-275,-130Q-180,-215 -60,-90', ink, 20),
    ) +
    inked('M-150,150Q0,90 150,150Q215,260 130,345Q0,420 -130,345Q-215,260 -150,150Z', deep, ink, 18) +
    inked('M-95,330Q-60,250 0,262Q60,250 95,330Q0,390 -95,330Z', '#ff6f8f', ink, 10) +
    both(
      inked('M-125,150L-92,262L-55,132Z', paper, ink, 10) +
        inked('M-98,350L-78,272L-48,362Z', paper, ink, 10) +
        line('M-220,170L-400,140M-225,205L-405,225', ink, 7) +
        fill(disc(-175, 120, 9) + disc(-205, 150, 9) + disc(-170, 165, 8), ink),
    ) +
    inked('M-85,20Q0,-20 85,20Q70,80 0,110Q-70,80 -85,20Z', '#ff8fa8', ink, 16) +
    line('M-95,0Q-70,-90 -60,-140M95,0Q70,-90 60,-140', ink, 10) +
    halftone(brush, head, ink, { x: 140, y: 160, size: 760, step: 26, from: 0, to: 0.5, angle: -35, opacity: 0.8 })
  );
}

/** A hedgehog whose spines are five layers of cut card. */
export function hedgehog(brush: Brush): string {
  const { random, palette } = brush;
  const { ink, paper, main, a, b, deep } = palette;
  const layers = [ink, deep, a, main, b, paper];
  const spines = layers
    .map((colour, i) => {
      const r = 440 - i * 66;
      const count = 27 - i * 3;
      const tips: Point[] = [];
      for (let k = 0; k <= count; k++) {
        const angle = 168 + (k * 200) / count;
        const tip = polar(-40 + i * 8, 160, r * random.range(0.97, 1.05), angle);
        const dent = polar(-40 + i * 8, 160, r * 0.78, angle + 100 / count);
        tips.push(tip, dent);
      }
      return inked(polygon([...tips, [r * 0.6, 240], [-r * 0.7, 250]]), colour, ink, 9);
    })
    .join('');
  const face =
    'M130,-60Q300,-40 350,70Q420,120 505,175Q520,215 480,232Q380,250 300,300Q120,330 -330,300Q-250,210 60,215Q70,40 130,-60Z';
  return (
    `<g transform="translate(-30 40)">` +
    inked(
      'M-260,280Q-280,360 -200,360H-120Q-110,330 -130,285ZM150,280Q140,360 220,362H300Q310,325 280,280Z',
      deep,
      ink,
      16,
    ) +
    spines +
    inked(face, palette.pale, ink, 18) +
    halftone(brush, face, ink, { x: 100, y: 250, size: 800, step: 22, from: 0, to: 0.6, angle: 0 }) +
    inked(disc(150, 10, 58), a, ink, 16) +
    inked(disc(486, 196, 36), ink, ink, 6) +
    fill(disc(474, 184, 10), paper) +
    inked(disc(290, 90, 40), paper, ink, 14) +
    fill(disc(302, 94, 20), ink) +
    fill(disc(309, 86, 7), paper) +
    line('M245,35Q290,15 335,45', ink, 12) +
    line('M330,235Q385,255 430,215', ink, 11) +
    '</g>'
  );
}

/** A rat that has just finished the wall. */
export function rat(brush: Brush): string {
  const { ink, paper, main, a, b, c, pale } = brush.palette;
  const coat = brush.random.pick(['#8d8a94', '#6f6a7a', ink]);
  const edge = coat === ink ? paper : ink;
  const body =
    'M-90,-190Q40,-260 110,-130Q250,20 220,240Q210,420 60,440H-190Q-330,430 -300,250Q-280,110 -190,40Q-260,0 -330,-30Q-385,-60 -355,-95Q-260,-150 -200,-170Q-150,-200 -90,-190Z';
  return (
    tube('M160,400Q360,470 420,330Q470,180 380,60Q320,-20 380,-110', '#ff9aa8', ink, 30, 13) +
    tube('M-410,360L-330,-330', '#b9793f', ink, 26, 12) +
    inked('M-368,-330L-300,-324L-290,-410L-376,-418Z', '#c9c4b8', ink, 12) +
    inked('M-384,-412Q-400,-500 -345,-545Q-300,-510 -282,-404Z', main, ink, 14) +
    inked(body, coat, coat === ink ? paper : ink, 18) +
    halftone(brush, body, edge, { x: 60, y: 160, size: 760, step: 24, from: 0, to: 0.7, angle: -40 }) +
    inked('M-120,150Q-260,200 -220,420H-20Q60,300 -120,150Z', pale, ink, 12) +
    inked(disc(30, -205, 105), '#ff9aa8', edge, 18) +
    inked(disc(38, -198, 62), c, ink, 10) +
    inked(disc(-70, -235, 70), '#ff9aa8', edge, 16) +
    fill(disc(-190, -100, 26), edge) +
    fill(disc(-198, -108, 8), coat) +
    inked(disc(-362, -68, 30), '#ff6f8f', ink, 10) +
    line('M-290,-60L-430,-10M-285,-45L-400,40M-300,-85L-440,-95', edge, 6) +
    inked('M-282,-22L-250,24L-232,-4Z', paper, ink, 7) +
    tube('M-110,120Q-220,190 -352,140', coat, edge, 46, 12) +
    tube('M-376,112L-340,150M-382,140L-346,168', '#ff9aa8', ink, 16, 7) +
    inked('M-240,440Q-330,440 -330,475Q-320,500 -100,488Q-110,440 -160,430Z', '#ff9aa8', ink, 14) +
    inked('M-150,-300Q-40,-370 60,-310L110,-255Q-20,-310 -172,-230Z', a, ink, 14) +
    inked('M-172,-232Q-260,-250 -290,-205Q-220,-190 -160,-214Z', b, ink, 12)
  );
}

/** An octopus with more arms than wall. */
export function octopus(brush: Brush): string {
  const { random, palette } = brush;
  const { ink, paper, main, a, b, c, pale } = palette;
  const skin = random.pick([a, b, c]);
  const arms: string[] = [
    'M-150,120Q-330,130 -400,-20Q-440,-140 -350,-180Q-270,-190 -280,-110',
    'M-120,150Q-300,270 -470,190Q-570,120 -540,30Q-490,-20 -460,50',
    'M-90,170Q-190,380 -370,350Q-470,320 -440,240Q-390,210 -380,270',
    'M-40,190Q-60,400 -180,450Q-270,460 -270,390Q-240,350 -210,390',
  ];
  const arm = (d: string) =>
    tube(d, skin, ink, 74, 18) + line(d, pale, 16, ' stroke-dasharray="1 42" stroke-dashoffset="-60"');
  const head =
    'M-200,150Q-330,-40 -300,-200Q-260,-450 0,-460Q260,-450 300,-200Q330,-40 200,150Q100,230 0,215Q-100,230 -200,150Z';
  return (
    both(arms.slice(0, 2).map(arm).join('')) +
    both(arms.slice(2).map(arm).join('')) +
    inked(head, skin, ink, 22) +
    inside(
      brush,
      head,
      fill(
        disc(-150, -330, 70) + disc(40, -390, 46) + disc(200, -270, 60) + disc(-30, -270, 34) + disc(110, -180, 24),
        main,
      ),
    ) +
    halftone(brush, head, ink, { x: 80, y: -60, size: 760, step: 25, from: 0, to: 0.62, angle: -30 }) +
    both(
      inked(disc(-115, -30, 92), paper, ink, 18) +
        fill(disc(-98, -18, 46), ink) +
        fill(disc(-114, -38, 15), paper) +
        line('M-215,-95Q-150,-160 -40,-90', ink, 20),
    ) +
    inked(star(0, 128, 40, 20, 8), ink, ink, 4) +
    line('M-60,105Q0,70 60,105', ink, 14)
  );
}
