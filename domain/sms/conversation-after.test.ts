import { expect, test } from 'vitest';
import type { WithId } from '../query/index.ts';
import { queuedText, receivedText } from './compose.ts';
import { type Conversation, conversationOf, openPlea } from './conversation.ts';
import { conversationAfter } from './conversation-after.ts';
import type { PleaKind, SmsMessage } from './schema.ts';

const phone_number = '+447700900123';
const about = { booking_id: 'b1', tour_name: 'Color & Vinyl' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const said = (body: string, minute: number, plea?: PleaKind): WithId<SmsMessage> => ({
  ...receivedText({ sid: `SM${minute}`, from: phone_number, body, segments: 1 }, at(minute)),
  ...about,
  id: `SM${minute}`,
  ...(plea && { message_type: 'plea', plea }),
});
const sent = (message_content: string, minute: number): WithId<SmsMessage> => ({
  ...queuedText({ phone_number, message_content, message_type: 'clue', ...about }, at(minute)),
  id: `out${minute}`,
});
/** The conversation as it is derived from all its messages, in their order. */
function derived(all: readonly WithId<SmsMessage>[]): Conversation {
  const newest = (direction: string) => all.findLast((one) => one.direction === direction) ?? null;
  const last = all.at(-1);
  if (!last) throw new Error('Nothing was said');
  return {
    ...conversationOf({
      phone_number,
      last,
      lastSent: newest('outbound'),
      lastSaid: newest('inbound'),
      booked: [about.tour_name],
      has_real: true,
      has_test: false,
      plea: openPlea(all),
    }),
    page_player: null,
    counted_at: at(0),
  };
}

test('any messages in any batches make the conversation that is derived from all of them', () => {
  const all = [
    sent('Welcome', 1),
    said('START', 2),
    sent('Stop 1', 3),
    said('a person please', 4, 'person'),
    said('hello? a person!', 5, 'person'),
    sent('Somebody will read this', 6),
    said('he has a knife', 7, 'danger'),
    said('money back', 8, 'money'),
    said('he is still here', 9, 'danger'),
  ];
  for (let first = 1; first < all.length; first += 1)
    for (let next = first + 1; next <= all.length; next += 1) {
      const before = derived(all.slice(0, first));
      expect({ ...before, ...conversationAfter(before, all.slice(first, next), []) }).toEqual(
        derived(all.slice(0, next)),
      );
    }
});

test('what the new messages alone cannot tell is left to a recount', () => {
  const before = derived([sent('Welcome', 1), said('START', 5)]);
  expect(conversationAfter(before, [], [])).toBeNull();
  expect(conversationAfter(before, [said('late', 4)], [])).toBeNull();
  expect(conversationAfter(before, [{ ...sent('Stop 1', 6), tour_name: 'Beats & Murals' }], [])).toBeNull();
  expect(conversationAfter({ ...before, failed: true }, [sent('Stop 1', 6)], [])).toBeNull();
  expect(conversationAfter({ ...before, failed: true }, [said('hello?', 6)], [])).not.toBeNull();
});
