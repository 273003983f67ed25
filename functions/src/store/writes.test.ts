import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { storeOf } from './store.ts';
import { withoutId } from './writes.ts';

const store = storeOf(new Firestore({ projectId: 'demo-store' }));
const booking = store.bookings.at('b1');

describe('a write to an entity', () => {
  test('does not compile with an unknown field or a wrong type', () => {
    const commit = store.commit();
    commit.update(booking, { status: 'expired' });
    // @ts-expect-error: no such field
    commit.update(booking, { statuss: 'expired' });
    // @ts-expect-error: no such status
    commit.update(booking, { status: 'over' });
    const misspelled = { status: 'expired', teem_name: 'Foxes' } as const;
    // @ts-expect-error: no such field, in a value that was put together elsewhere
    commit.update(booking, misspelled);
    // @ts-expect-error: a message has more fields
    commit.create(store.messages.at('m1'), { direction: 'inbound' });
  });

  test('refuses to update a document that did not exist when it was read', () => {
    const commit = store.commit();
    commit.update({ ref: booking, version: Timestamp.now(), value: {} }, { status: 'expired' });
    // @ts-expect-error: what was not there cannot be changed
    expect(() => commit.update({ ref: booking, version: null, value: null }, { status: 'expired' })).toThrow();
  });

  test('leaves out the id, which is the document’s name', () => {
    expect(withoutId({ id: 'b1', status: 'expired' })).toEqual({ status: 'expired' });
  });
});
