/** A typed latitude or longitude: NaN when it is no number, null when it is empty. */
export function toDegrees(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}
