import { expect, test } from 'vitest';
import { visitorCallables } from '../../support/admin-callables.ts';
import { callAs } from '../../support/callables.ts';

test('finds callables for visitors', () => {
  const names = visitorCallables.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['createBooking', 'sendContactMessage', 'submitPhoto', 'withdrawPhoto']),
  );
});

test.each(visitorCallables)('%s refuses a caller without a session, whatever the input', async (_name, callable) => {
  await expect(callAs(callable, {}, null)).rejects.toMatchObject({ code: 'unauthenticated' });
});
