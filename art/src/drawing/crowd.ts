import type { Brush } from './brush.ts';
import { fill, group, inked, inside, line } from './brush.ts';
import { box, disc, polygon, roundBox, rounded } from './paths.ts';
import { halftone } from './texture.ts';

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
        inked(
          `M${rounded(-w - 60)},620V250Q${rounded(-w - 40)},170 0,165Q${rounded(w + 40)},170 ${rounded(w + 60)},250V620Z`,
          coat,
          ink,
          17,
        ) + inked(head, skin, ink, 17);
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
      one += line(`M0,${rounded(eyeY + 20)}q${random.chance(0.5) ? 26 : -26},36 0,44`, ink, 11);
      one += inked(`M-40,${rounded(eyeY + 98)}q20,-22 40,-8q20,-14 40,8q-40,38 -80,0Z`, '#e8344f', ink, 9);
      if (hat === 0)
        one +=
          inked(
            `M${rounded(-w - 8)},${rounded(top + 54)}Q${rounded(-w)},${rounded(top - 70)} 0,${rounded(top - 74)}Q${rounded(w)},${rounded(top - 70)} ${rounded(w + 8)},${rounded(top + 54)}Z`,
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
          line(`M${rounded(-w - 34)},${rounded(top + 26)}H${rounded(w + 34)}`, ink, 24) +
          line(`M${rounded(-w + 22)},${rounded(top - 4)}H${rounded(w - 22)}`, main, 15);
      if (hat === 2)
        one += inked(
          `M${rounded(-w)},${rounded(top + 70)}L${rounded(-w - 16)},${rounded(top - 30)}L-44,${rounded(top + 6)}L-10,${rounded(top - 80)}L30,${rounded(top)}L${rounded(w - 10)},${rounded(top - 60)}L${rounded(w)},${rounded(top + 70)}Q0,${rounded(top + 10)} ${rounded(-w)},${rounded(top + 70)}Z`,
          deep,
          ink,
          14,
        );
      if (hat === 3)
        one +=
          inked(disc(0, top - 20, 92, 74), ink, ink, 8) +
          inked(disc(0, top - 104, 44), ink, ink, 8) +
          line(`M-60,${rounded(top - 46)}Q0,${rounded(top - 70)} 60,${rounded(top - 46)}`, main, 12);
      if (hat === 4)
        one += inked(
          `M${rounded(-w - 4)},${rounded(top + 60)}Q${rounded(-w)},${rounded(top - 36)} 0,${rounded(top - 36)}Q${rounded(w)},${rounded(top - 36)} ${rounded(w + 4)},${rounded(top + 60)}L${rounded(w + 86)},${rounded(top + 72)}Q${rounded(w + 60)},${rounded(top + 40)} ${rounded(w)},${rounded(top + 40)}Z`,
          c === skin ? paper : c,
          ink,
          15,
        );
      if (hat === 5)
        one +=
          line(
            `M${rounded(-w + 10)},${rounded(eyeY)}V${rounded(top + 10)}Q0,${rounded(top - 60)} ${rounded(w - 10)},${rounded(top + 10)}V${rounded(eyeY)}`,
            ink,
            26,
          ) +
          inked(roundBox(-w - 30, eyeY - 44, 46, 92, 18), main, ink, 13) +
          inked(roundBox(w - 16, eyeY - 44, 46, 92, 18), main, ink, 13);
      out += group(one, `translate(${rounded(x)} ${rounded(y)})`);
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
