import { describe, expect, test } from 'vitest';
import { openedSession, readForm, webChannelReader } from '../../support/webchannel.ts';
import { Tally } from './tally.ts';

const bookings = 'projects/p/databases/(default)/documents/bookings';
const change = (id: string, updateTime: string, ...targetIds: number[]) => ({
  documentChange: { document: { name: `${bookings}/${id}`, updateTime }, targetIds },
});
const current = (...targetIds: number[]) => ({ targetChange: { targetChangeType: 'CURRENT', targetIds } });
const reset = (...targetIds: number[]) => ({ targetChange: { targetChangeType: 'RESET', targetIds } });
const listen = (targetId: number, resumeToken?: string) => ({ addTarget: { targetId, resumeToken } });

describe('what a page reads', () => {
  test('is one read per document and listener, with later changes counted separately', () => {
    const tally = new Tally();
    tally.sent(listen(2));
    tally.sent(listen(4));
    tally.received(change('a', '1', 2, 4));
    tally.received(change('b', '1', 2));
    tally.received(current(2, 4));
    tally.received(change('a', '2', 2));
    expect(tally.take()).toEqual({
      answers: { bookings: 3 },
      changes: { bookings: 1 },
      repeated: 0,
    });
  });

  test('is one read for an answer without documents, once', () => {
    const tally = new Tally();
    tally.sent(listen(2));
    tally.received(current());
    tally.received(current());
    expect(tally.counted.answers).toEqual({ nothing: 1 });
  });

  test('does not include unchanged documents, after a reset or to a listener that resumes', () => {
    const tally = new Tally();
    tally.sent(listen(2));
    for (const id of ['a', 'b']) tally.received(change(id, '1', 2));
    tally.received(current(2));
    tally.take();
    tally.received(reset(2));
    tally.received(change('a', '2', 2));
    tally.received(change('b', '1', 2));
    tally.received(current(2));
    expect(tally.take()).toMatchObject({ answers: {}, changes: { bookings: 1 }, repeated: 1 });
    tally.sent(listen(2, 'token'));
    tally.received(change('b', '1', 2));
    tally.received(current(2));
    expect(tally.take()).toMatchObject({ answers: {}, changes: {}, repeated: 1 });
    tally.sent(listen(2));
    tally.received(change('b', '1', 2));
    expect(tally.take()).toMatchObject({ answers: { bookings: 1 }, repeated: 0 });
  });

  test('waits for every listener that has had no answer', () => {
    const tally = new Tally();
    tally.sent(listen(2));
    tally.sent(listen(4));
    tally.received(change('a', '1', 2));
    tally.sent(listen(6));
    expect(tally.waiting).toEqual([2, 4, 6]);
    tally.sent({ removeTarget: 6 });
    tally.received(current());
    expect([tally.open, tally.waiting]).toEqual([[2, 4], []]);
  });
});

describe('a WebChannel', () => {
  test('is read in whatever pieces it comes', () => {
    const received: unknown[] = [];
    const read = webChannelReader((message) => received.push(message));
    const chunk = JSON.stringify([
      [1, [change('é', '1', 2)]],
      [2, ['noop']],
      [3, [current(2)]],
    ]);
    const text = `${chunk.length}\n${chunk}15\n[[65,["noop"]]]`;
    for (const piece of text.match(/.{1,7}/gsu) ?? []) read(piece);
    expect(received).toEqual([change('é', '1', 2), current(2)]);
  });

  test('is asked in forms, the first of which is answered with the session', () => {
    const form = new URLSearchParams({ headers: 'A:b', count: '2', ofs: '3' });
    form.set('req0___data__', JSON.stringify(listen(2)));
    form.set('req1___data__', JSON.stringify({ removeTarget: 4 }));
    expect(readForm(String(form))).toEqual({ messages: [listen(2), { removeTarget: 4 }], sent: 5 });
    expect(openedSession('52\n[[0,["c","n0Wq==","",8,12,30000]]]')).toBe('n0Wq==');
    expect(openedSession('7\n[0,0,7]')).toBeUndefined();
  });
});
