/** A colour of `[data-spray]` in tokens.css. */
export type Spray = 'magenta' | 'yellow' | 'cyan' | 'green' | 'paper';

const SPRAYS: Readonly<Record<string, Spray>> = {
  shoreditch: 'magenta',
  brixton: 'yellow',
  camden: 'cyan',
  'camden-town': 'cyan',
  'hackney-wick': 'green',
};

/** The neighbourhood's colour, from its name or slug ('Hackney Wick', 'hackney-wick'); paper for any other. */
export function sprayOf(neighborhood: string): Spray {
  return SPRAYS[neighborhood.trim().toLowerCase().replaceAll(/\s+/g, '-')] ?? 'paper';
}
