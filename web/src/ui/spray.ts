/** A colour of `[data-spray]` in tokens.css. */
export type Spray = 'magenta' | 'yellow' | 'cyan' | 'green' | 'paper';

const SPRAYS: Readonly<Record<string, Spray>> = {
  shoreditch: 'magenta',
  brixton: 'yellow',
  camden: 'cyan',
  'camden-town': 'cyan',
  'hackney-wick': 'green',
};

/**
 * A neighbourhood's colour. Takes a name or slug ('Hackney Wick', 'hackney-wick'); an unknown
 * neighbourhood gets paper.
 */
export function sprayOf(neighborhood: string): Spray {
  return SPRAYS[neighborhood.trim().toLowerCase().replaceAll(/\s+/g, '-')] ?? 'paper';
}
