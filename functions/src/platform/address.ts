import { isIP, isIPv6 } from 'node:net';

/**
 * The client's network, for rate limits. It comes from the last address of X-Forwarded-For, which
 * Google's front end appends. The caller itself may have made up all addresses before the last. See
 * docs/decisions/limits-remember-calls.md.
 * @param peer address of the connection, used when there is no front end
 */
export function clientAddress(forwarded: string | string[] | undefined, peer: string | undefined): string {
  const last = [forwarded ?? []].flat().join(',').split(',').at(-1)?.trim();
  const address = last || peer;
  return address && isIP(address) !== 0 ? networkOf(address) : 'unknown';
}

/**
 * The network of an address. An IPv6 client has a whole /64 network and changes its address at
 * will, so only the first 64 bits count.
 */
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
