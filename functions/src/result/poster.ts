import { colours, sprays, tape, tornSheet } from '@streetlore/domain/painting';
import { paintedTexts, type SharedResult } from '@streetlore/domain/result';
import { formatDuration } from '@streetlore/domain/time';
import { capHeight, drawable, fitLines, LEADING, lettering, widthOf } from './lettering.ts';

/** The size of the poster, in its own pixels. */
export const POSTER = { width: 560, height: 540 } as const;

const MARGIN = 38;
const INNER = POSTER.width - 2 * MARGIN;
/** The room for the team's name. */
const NAME = { top: 92, bottom: 326 } as const;

/**
 * The poster, drawn from its top left corner: the team, the tour and three figures. If the team's name cannot
 * be drawn, the poster has the name of a team that gave none.
 */
export function poster(result: SharedResult): string {
  const { light } = sprays[result.spray];
  const { width, height } = POSTER;
  const sheet = tornSheet(width, height, 7);
  const name = fitLines(drawable(result.team) ?? drawable(result.plainTeam) ?? '', {
    width: INNER,
    height: NAME.bottom - NAME.top,
    largest: 170,
    most: 3,
  });
  const line = capHeight(name.size) * LEADING;
  const first = (NAME.top + NAME.bottom) / 2 - (line * name.lines.length) / 2 + (line + capHeight(name.size)) / 2;
  const names = name.lines.map((text, index) =>
    lettering(text, {
      x: width / 2,
      y: first + index * line,
      size: name.size,
      align: 'middle',
      fill: colours.ink,
    }),
  );
  return [
    `<path d="${sheet}" transform="translate(13 15)" fill="${light}"/>`,
    `<path d="${sheet}" fill="${colours.paper}"/>`,
    `<path d="${sheet}" fill="url(#creases)"/>`,
    wordmark(),
    ...names,
    band(result.tour, light),
    figures(result),
    tape(34, 14, 120, -38),
    tape(width - 34, 14, 120, 37),
  ].join('');
}

/** 'Street' on the wall and 'lore' on its sticker, as in the header of the website. */
function wordmark(): string {
  const size = 34;
  const [street, lore] = ['STREET', 'LORE'];
  const [gap, pad] = [5, 8];
  const whole = widthOf(street, size) + gap + 2 * pad + widthOf(lore, size);
  const x = (POSTER.width - whole) / 2;
  const at = x + widthOf(street, size) + gap;
  const y = 66;
  const [wide, high] = [widthOf(lore, size) + 2 * pad, capHeight(size) + 14];
  return [
    lettering(street, { x, y, size, fill: colours.ink }),
    `<g transform="rotate(-3 ${at + wide / 2} ${y - high / 2})"><rect x="${at}" y="${y - capHeight(size) - 7}" width="${wide}" height="${high}" fill="${sprays.magenta.light}"/>`,
    lettering(lore, { x: at + pad, y, size, fill: colours.ink }),
    '</g>',
  ].join('');
}

/** The tour's name on a block of paint that was rolled on by hand. */
function band(tour: string, light: string): string {
  const text = drawable(tour) ?? paintedTexts.city.toUpperCase();
  const size = Math.min(38, (38 * (INNER - 40)) / widthOf(text, 38));
  const wide = Math.min(POSTER.width - 20, widthOf(text, size) + 56);
  const [x, y, high] = [(POSTER.width - wide) / 2, 336, 58];
  const rolled = `M${x + 3} ${y + 4}L${x + wide * 0.22} ${y}L${x + wide * 0.5} ${y + 3}L${x + wide * 0.8} ${y - 2}L${x + wide - 3} ${y + 2}L${x + wide} ${y + high * 0.5}L${x + wide - 5} ${y + high - 2}L${x + wide * 0.7} ${y + high - 4}L${x + wide * 0.4} ${y + high}L${x} ${y + high - 3}L${x + 5} ${y + high * 0.5}Z`;
  return `<path d="${rolled}" fill="${light}"/>${lettering(text, { x: POSTER.width / 2, y: y + high / 2 + capHeight(size) / 2, size, align: 'middle', fill: colours.ink })}`;
}

function figures({ points, solved, stops, seconds }: SharedResult): string {
  const all = [
    [points.toLocaleString('en-GB'), paintedTexts.points],
    [`${solved}/${stops}`, paintedTexts.walls],
    [formatDuration(seconds).replace(' ', ' '), paintedTexts.time],
  ] as const;
  const room = INNER / all.length;
  const size = Math.min(66, ...all.map(([value]) => (66 * (room - 36)) / widthOf(drawable(value) ?? '', 66)));
  const columns = all.map(([value, label], index) => {
    const x = MARGIN + room * (index + 0.5);
    const rule =
      index === 0 ? '' : `<rect x="${x - room / 2 - 1.5}" y="424" width="3" height="84" fill="${colours.ink}"/>`;
    const big = lettering(drawable(value) ?? '', { x, y: 482, size, align: 'middle', fill: colours.ink });
    const small = lettering(label.toUpperCase(), { x, y: 508, size: 19, align: 'middle', fill: colours.soft });
    return rule + big + small;
  });
  return columns.join('');
}
