/** The dark squares as the path of an SVG, and the width in modules. */
export type DrawnCode = { readonly text: string; readonly path: string; readonly size: number };

/** The white border that scanners expect, in modules. */
export const QUIET_ZONE = 4;

/** The library is loaded with the first code. */
export async function drawCode(text: string): Promise<DrawnCode> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { text, path: squares.join(''), size };
}
