import type { Brush } from './brush.ts';
import { fill, inked, inside, line } from './brush.ts';
import { box, disc, polygon } from './paths.ts';
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
