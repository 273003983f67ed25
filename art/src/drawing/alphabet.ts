/**
 * One letter as open strokes on a grid 100 units high. The way the strokes are painted makes the
 * style of the letters.
 */
export type Glyph = {
  width: number;
  d: string;
};

const g = (width: number, d: string): Glyph => ({ width, d });

/**
 * Stroke skeletons. They are angular on purpose: mitred they are block letters, rounded they are
 * bubbles.
 */
const GLYPHS: Record<string, Glyph> = {
  A: g(64, 'M2,100L28,2H36L62,100M14,68H50'),
  B: g(56, 'M4,0V100H40L54,86V62L40,50H4M40,50L52,40V14L38,0H4'),
  C: g(54, 'M54,22V14L40,0H18L4,14V86L18,100H40L54,86V78'),
  D: g(58, 'M4,0V100H38L56,82V18L38,0H4'),
  E: g(48, 'M48,0H4V100H48M4,50H42'),
  F: g(46, 'M48,0H4V100M4,50H40'),
  G: g(60, 'M56,2H20L4,16V84L18,98H42L58,84V56H36'),
  H: g(58, 'M4,0V100M56,0V100M4,50H56'),
  I: g(12, 'M6,0V100'),
  J: g(48, 'M46,0V84L32,100H18L4,86V72'),
  K: g(58, 'M4,0V100M56,0L12,52M22,44L58,100'),
  L: g(44, 'M4,0V100H46'),
  M: g(76, 'M4,100V0L38,58L72,0V100'),
  N: g(60, 'M4,100V0L56,100V0'),
  O: g(58, 'M18,0H40L54,14V86L40,100H18L4,86V14Z'),
  P: g(54, 'M4,100V0H38L52,14V44L38,58H4'),
  R: g(60, 'M4,100V0H40L56,14V40L42,54H4M28,54L60,100'),
  S: g(58, 'M56,2H20L4,16V36L16,49H42L56,62V84L42,98H2'),
  T: g(54, 'M0,0H54M27,0V100'),
  U: g(58, 'M4,0V86L18,100H40L54,86V0'),
  V: g(62, 'M2,0L28,100H34L60,0'),
  W: g(84, 'M2,0L20,100L42,34L64,100L82,0'),
  X: g(60, 'M2,0L58,100M58,0L2,100'),
  Y: g(60, 'M2,0L30,50L58,0M30,50V100'),
  Z: g(54, 'M2,0H52L4,100H54'),
  '1': g(30, 'M2,20L20,0V100'),
  '2': g(54, 'M4,22V14L18,0H40L54,14V38L4,88V100H56'),
  '8': g(54, 'M16,50L6,38V12L18,0H38L50,12V38L40,50H16L4,62V88L16,100H40L54,88V62L40,50'),
  '9': g(54, 'M52,54H18L4,40V14L18,0H38L52,14V86L38,100H16L4,88'),
};

/** The skeleton of a letter; an unknown character is drawn as O. */
export const glyph = (letter: string): Glyph => GLYPHS[letter.toUpperCase()] ?? (GLYPHS.O as Glyph);
