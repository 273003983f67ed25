/** What is typed as a latitude or longitude: degrees, NaN when it is no number, null when nothing is typed. */
export function toDegrees(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}
