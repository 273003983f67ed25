import { isIP, isIPv6 } from 'node:net';

/**
 * The network of the client, by which limits count: the last address of X-Forwarded-For, which Google's front end appends.
 * Whatever stands before it is the caller's own claim. See docs/decisions/limits-count-the-last-address.md.
 * @param peer address of the connection, for where there is no front end
 */
export function clientAddress(forwarded: string | string[] | undefined, peer: string | undefined): string {
  const last = [forwarded ?? []].flat().join(',').split(',').at(-1)?.trim();
  const address = last || peer;
  return address && isIP(address) !== 0 ? networkOf(address) : 'unknown';
}

/** An IPv6 client owns a whole /64 network and changes its address at will: such an address stands for its network. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
