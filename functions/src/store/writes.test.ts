import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { storeOf } from './store.ts';
import { stored } from './writes.ts';

const store = storeOf(new Firestore({ projectId: 'demo-store' }));
const booking = store.bookings.at('b1');

describe('what is written of an entity', () => {
  test('has its fields and their types, or it does not compile', () => {
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

  test('is guarded where it was read', () => {
    const commit = store.commit();
    commit.update({ ref: booking, version: Timestamp.now() }, { status: 'expired' });
    // @ts-expect-error: what was not there cannot be changed
    expect(() => commit.update({ ref: booking, version: null }, { status: 'expired' })).toThrow();
  });

  test('never has the id, which is the document’s name', () => {
    expect(stored({ id: 'b1', status: 'expired' })).toEqual({ status: 'expired' });
  });
});
