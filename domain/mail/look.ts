/** Mail programs ignore style sheets, so each element has its styles inline, in the colours of `tokens.css`. */
const colours = {
  brick: '#1c1917',
  paper: '#f4efe4',
  kraft: '#e8e0cf',
  ink: '#141210',
  soft: '#544c43',
} as const;

/** Fills behind ink, never the colour of a text. */
const sprays = {
  magenta: '#ff3d8b',
  yellow: '#ffd21f',
  cyan: '#22d3ee',
  green: '#5be37d',
} as const;
export type Spray = keyof typeof sprays;
export const sprayColour = (spray: Spray): string => sprays[spray];

// A mail loads no font: these are heavy and condensed, or quiet, on most devices.
const display =
  "Anton,Impact,'HelveticaNeue-CondensedBlack','Avenir Next Condensed','Roboto Condensed','sans-serif-condensed','Arial Narrow',sans-serif";
const text = "Archivo,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const { brick, paper, kraft, ink, soft } = colours;

export const styles = {
  // Impact is heavy already, and has no bold of its own.
  body: `font-synthesis:none;margin:0;padding:0;background:${kraft};color:${ink}`,
  around: `background:${kraft}`,
  sheet: `width:100%;max-width:600px;background:${paper};border:3px solid ${ink}`,
  head: `padding:14px 24px;background:${brick}`,
  logo: `font:700 26px/32px ${display};color:${paper};text-transform:uppercase;letter-spacing:.5px`,
  lore: `padding:0 5px;background:${sprays.magenta};color:${ink}`,
  title: `margin:0;padding:20px 24px 18px;font:700 36px/40px ${display};color:${ink};text-transform:uppercase`,
  part: 'padding:18px 24px 0',
  lead: `margin:0;font:700 20px/28px ${text};color:${ink}`,
  paragraph: `margin:0;font:400 16px/24px ${text};color:${ink}`,
  small: `margin:0;font:400 14px/21px ${text};color:${soft}`,
  button: `border:3px solid ${ink}`,
  pressed: `display:block;padding:12px 22px;font:700 20px/24px ${display};color:${ink};text-decoration:none;text-transform:uppercase;letter-spacing:.5px`,
  facts: `width:100%;border-top:2px solid ${ink}`,
  label: `width:112px;padding:10px 12px 10px 0;border-bottom:1px solid #14121033;font:400 14px/22px ${text};color:${soft}`,
  value: `padding:10px 0;border-bottom:1px solid #14121033;font:600 16px/22px ${text};color:${ink};word-break:break-word`,
  link: `color:${ink};text-decoration:underline`,
  heading: `margin:0 0 4px;font:700 22px/28px ${display};color:${ink};text-transform:uppercase`,
  number: `width:34px;padding:8px 0 0;font:700 20px/24px ${display};color:${ink}`,
  step: `padding:8px 0 0;font:400 16px/24px ${text};color:${ink}`,
  foot: `padding:24px 24px 22px;font:400 13px/20px ${text};color:${soft}`,
} as const;
