import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts address %s as network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 client that changes its address stays the same client', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:cccc:dddd:eeee'));
});

test.each([
  ['none', undefined, 'unknown'],
  ['empty', '', 'unknown'],
  ['one address', '203.0.113.7', '203.0.113.7'],
  ['one with spaces around it', '  203.0.113.7 ', '203.0.113.7'],
  ['several', '198.51.100.1, 198.51.100.2, 203.0.113.7', '203.0.113.7'],
  ['several without spaces', '198.51.100.1,203.0.113.7', '203.0.113.7'],
  ['a forged first entry', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['a forged entry that is no address', '"><script>, 203.0.113.7', '203.0.113.7'],
  ['a forged trailing comma before the last', '198.51.100.1, , 203.0.113.7', '203.0.113.7'],
  ['IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['IPv6 after IPv4', '198.51.100.1, 2001:db8:1:2::9', '2001:db8:1:2'],
  ['several headers', ['198.51.100.1', '198.51.100.2, 203.0.113.7'], '203.0.113.7'],
  ['no header in a list', [], 'unknown'],
  ['garbage', 'nobody', 'unknown'],
  ['garbage at the end', '203.0.113.7, nobody', 'unknown'],
  ['an address with a port', '203.0.113.7:4711', 'unknown'],
])('for a header with %s, %j, counts network %s', (_, header, network) => {
  expect(clientAddress(header, undefined)).toBe(network);
});

test('uses the address of the connection only without an address in the header', () => {
  expect(clientAddress(undefined, '203.0.113.9')).toBe('203.0.113.9');
  expect(clientAddress('198.51.100.1, ', '203.0.113.9')).toBe('203.0.113.9');
  expect(clientAddress('nobody', '203.0.113.9')).toBe('unknown');
});

test('counts a client as one, whatever addresses it claims', () => {
  const claims = Array.from({ length: 100 }, (_, n) => `10.0.0.${n}, 203.0.113.7`);
  expect(new Set(claims.map((claim) => clientAddress(claim, undefined)))).toEqual(new Set(['203.0.113.7']));
});
