/** An address of ours, and what follows the `%23` in it. */
const ENCODED = /^(\/[a-z][a-z/]*)%23([\w.-]+)/i;

/**
 * The address that was meant when a program has encoded the `#` of a link, as in `/team%23TOKEN`.
 * @param url the path and query of a request
 * @returns null for an address without an encoded `#`
 */
export function withFragment(url: string): string | null {
  const [, path, fragment] = ENCODED.exec(url) ?? [];
  return path && fragment ? `${path}#${fragment}` : null;
}
