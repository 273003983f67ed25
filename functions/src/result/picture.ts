import { bricks, cloud, colours, drips, sprays } from '@streetlore/domain/painting';
import { type PictureShape, paintedTexts, pictureShapes, type SharedResult } from '@streetlore/domain/result';
import { drawable, lettering, widthOf } from './lettering.ts';
import { POSTER, poster } from './poster.ts';

/** Where the poster hangs: its middle in parts of the picture, its width in pixels, its tilt. */
const hung = {
  wide: { x: 0.5, y: 0.465, width: 520, tilt: -1.6 },
  square: { x: 0.5, y: 0.465, width: 880, tilt: -1.6 },
  story: { x: 0.5, y: 0.47, width: 930, tilt: -2 },
} as const satisfies Record<PictureShape, object>;

/**
 * A poster on a brick wall, as an SVG without text elements. In the wide picture all words and figures lie
 * within the square in its middle.
 * @param site the host of the website, painted beneath: a picture travels without its link
 */
export function resultPicture(result: SharedResult, shape: PictureShape, site: string): string {
  const { width, height } = pictureShapes[shape];
  const spray = sprays[result.spray];
  const { x, y, width: wide, tilt } = hung[shape];
  const scale = wide / POSTER.width;
  const [left, top] = [width * x - wide / 2, height * y - (POSTER.height * scale) / 2];
  const bottom = top + POSTER.height * scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="spray"><stop offset="0" stop-color="${spray.light}" stop-opacity=".95"/><stop offset=".55" stop-color="${spray.light}" stop-opacity=".55"/><stop offset="1" stop-color="${spray.light}" stop-opacity="0"/></radialGradient>`,
    '<radialGradient id="night" cx=".5" cy=".45" r=".75"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>',
    '<linearGradient id="creases" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#a5977f" stop-opacity=".16"/><stop offset=".53" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#a5977f" stop-opacity=".2"/></linearGradient></defs>',
    bricks(width, height, 30 * (width / 1200) * (shape === 'wide' ? 1 : 1.5)),
    painted(result, shape),
    cloud({ x: left + wide * 0.12, y: top + wide * 0.16, radius: wide * 0.34, seed: 5 }, spray),
    cloud({ x: left + wide * 0.9, y: bottom - wide * 0.12, radius: wide * 0.36, seed: 11 }, spray),
    drips(
      {
        from: left + wide * 0.68,
        to: left + wide * 1.12,
        y: bottom - wide * 0.12,
        longest: wide * 0.34,
        count: 6,
        seed: 3,
      },
      spray,
    ),
    `<rect width="${width}" height="${height}" fill="url(#night)"/>`,
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)}) rotate(${tilt} ${POSTER.width / 2} ${POSTER.height / 2})">${poster(result)}</g>`,
    dare(shape, { left, bottom, wide }),
    address(site, shape, { left, bottom, wide }),
    '</svg>',
  ].join('');
}

function painted({ neighborhood }: SharedResult, shape: PictureShape): string {
  const { width, height } = pictureShapes[shape];
  const text = drawable(neighborhood) ?? paintedTexts.city.toUpperCase();
  const fill = '#f4efe4';
  if (shape !== 'wide') {
    const size = Math.min(width * 0.34, (width * 0.94) / widthOf(text, 1));
    const y = shape === 'story' ? height * 0.94 : height * 0.985;
    return `<g opacity=".16">${lettering(text, { x: width / 2, y, size, align: 'middle', fill })}</g>`;
  }
  const size = Math.min(250, (height * 0.96) / widthOf(text, 1));
  const along = (x: number, degrees: number) =>
    `<g opacity=".2" transform="translate(${x} ${height / 2}) rotate(${degrees})">${lettering(text, { x: 0, y: size * 0.43, size, align: 'middle', fill })}</g>`;
  return along(width * 0.125, -90) + along(width * 0.875, 90);
}

/** The sentence in handwriting beside the poster. */
function dare(shape: PictureShape, at: { left: number; bottom: number; wide: number }): string {
  const size = at.wide * 0.085;
  const { height } = pictureShapes[shape];
  const y = Math.min(height - size * 0.3, at.bottom + size * 1.32);
  const line = lettering(paintedTexts.dare, { x: 0, y: 0, size, align: 'middle', fill: colours.paper }, 'hand');
  return `<g transform="translate(${(at.left + at.wide * 0.22).toFixed(1)} ${y.toFixed(1)}) rotate(-4)">${line}</g>`;
}

/** Where to find us, in the capitals of the poster, opposite the handwriting. */
function address(site: string, shape: PictureShape, at: { left: number; bottom: number; wide: number }): string {
  const text = drawable(site) ?? '';
  const size = Math.min(at.wide * 0.06, (at.wide * 0.52) / widthOf(text, 1));
  const { height } = pictureShapes[shape];
  const y = Math.min(height - size * 0.5, at.bottom + at.wide * 0.1);
  return lettering(text, { x: at.left + at.wide * 0.98, y, size, align: 'end', fill: colours.paper });
}
