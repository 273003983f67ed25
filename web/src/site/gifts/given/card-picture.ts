import { bricks, cloud, colours, drips, sprays, tape, tornSheet } from '@streetlore/domain/painting';

/** The card in pixels: a sheet of A5 on its side, at 212 dots an inch. */
export const CARD = { width: 1754, height: 1240 } as const;

/** The sheet of paper on the wall. Its words are written from its top left corner. */
export const SHEET = { left: 132, top: 92, width: 1490, height: 1010, tilt: -1.1 } as const;

/** The block of paint behind the code, on the sheet. */
export const BAND = { x: 70, y: 788, width: 800, height: 138 } as const;

/** The wall, the paint and the paper of a gift's card, as an SVG without words. */
export function cardWall(): string {
  const { width, height } = CARD;
  const { left, top, width: wide, height: high, tilt } = SHEET;
  const { light } = sprays.magenta;
  const sheet = tornSheet(wide, high, 11);
  const { x, y, width: long, height: thick } = BAND;
  const rolled = `M${x + 8} ${y + 8}L${x + long * 0.22} ${y}L${x + long * 0.5} ${y + 6}L${x + long * 0.8} ${y - 4}L${x + long - 8} ${y + 4}L${x + long} ${y + thick * 0.5}L${x + long - 12} ${y + thick - 4}L${x + long * 0.7} ${y + thick - 9}L${x + long * 0.4} ${y + thick}L${x} ${y + thick - 7}L${x + 12} ${y + thick * 0.5}Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="spray"><stop offset="0" stop-color="${light}" stop-opacity=".95"/><stop offset=".55" stop-color="${light}" stop-opacity=".55"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`,
    '<linearGradient id="creases" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#a5977f" stop-opacity=".16"/><stop offset=".53" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#a5977f" stop-opacity=".2"/></linearGradient></defs>',
    bricks(width, height, 62),
    cloud({ x: left + 90, y: top + 120, radius: 300, seed: 5 }, sprays.magenta),
    cloud({ x: left + wide - 60, y: top + high - 110, radius: 330, seed: 11 }, sprays.magenta),
    drips(
      { from: left + wide * 0.74, to: left + wide * 1.06, y: top + high - 60, longest: 190, count: 6, seed: 3 },
      sprays.magenta,
    ),
    `<g transform="translate(${left} ${top}) rotate(${tilt} ${wide / 2} ${high / 2})">`,
    `<path d="${sheet}" transform="translate(20 22)" fill="${light}"/>`,
    `<path d="${sheet}" fill="${colours.paper}"/><path d="${sheet}" fill="url(#creases)"/>`,
    `<path d="${rolled}" fill="${sprays.yellow.light}"/>`,
    tape(60, 22, 210, -38),
    tape(wide - 60, 22, 210, 37),
    '</g></svg>',
  ].join('');
}
