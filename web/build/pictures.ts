/** The hero's wall as SVG. */
export function mural(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#ff3d8b"/><circle cx="300" cy="250" r="330" fill="#ffd21f"/><circle cx="640" cy="470" r="330" fill="#22d3ee" stroke="#141210" stroke-width="22"/><path d="M480 560q160 120 330-10" fill="none" stroke="#141210" stroke-width="24"/></svg>`;
}

/** The mark: a speech bubble with a brick's corner, in yellow on ink. */
export function icon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1c1917"/><g transform="rotate(-4 32 32)"><path d="M8 12h48v32H34L22 56V44H8z" fill="#ff3d8b" stroke="#141210" stroke-width="3"/><path d="M40 19c-4-3-17-4-17 3 0 8 17 3 17 11 0 7-13 7-18 3" fill="none" stroke="#141210" stroke-width="6.5"/></g></svg>`;
}

/** What link previews show, 1200 x 630. */
export function socialCard(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#1c1917"/></svg>`;
}
