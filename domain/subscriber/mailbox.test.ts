import { expect, test } from 'vitest';
import { mailboxOf } from './index.ts';

test.each([
  ['sam+1@example.org', 'sam@example.org'],
  ['Sam+a+b@Example.org', 'sam@example.org'],
  ['s.a.m+x@googlemail.com', 'sam@gmail.com'],
  ['s.a.m@example.org', 's.a.m@example.org'],
])('%s is mail for %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
