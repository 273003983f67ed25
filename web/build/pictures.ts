import { muralSvg } from '@streetlore/domain/mural';

/** The hero's wall as SVG: a face on the left, so that the phone in front of its right half hides nothing. */
export function mural(): string {
  return muralSvg({ seed: 'a', neighborhood: 'Shoreditch', subject: 'face-shades', width: 1500, height: 1000 });
}

/** The mark: a text bubble on brick with the S of the name sprayed in it. */
export function icon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1c1917"/><g transform="rotate(-4 32 32)"><path d="M7 10h50v34H33L21 56V44H7z" fill="#ff3d8b" stroke="#141210" stroke-width="3" stroke-linejoin="round"/><path d="M41 19.5c-4-4.5-18-5-18 2.5 0 8.500 18 3.500 18 11 0 7.500-14 7-18.500 2.500" fill="none" stroke="#141210" stroke-width="6.500"/><path d="M32 37v13" stroke="#141210" stroke-width="2.500" stroke-linecap="round"/></g></svg>`;
}

/** What link previews show, 1200 x 630. */
export function socialCard(): string {
  return muralSvg({ seed: 'a', neighborhood: 'Shoreditch', subject: 'face-shades', width: 1200, height: 630 });
}
