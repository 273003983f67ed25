import type { AdminAction, ThreadText } from './data.ts';

export type TimelineEntry =
  | { readonly kind: 'text'; readonly key: string; readonly text: ThreadText }
  | { readonly kind: 'action'; readonly key: string; readonly action: AdminAction };

/** The time that a part of a thread covers, in ms; `to` is exclusive. */
export type ThreadSpan = {
  readonly from: number;
  readonly to: number;
};

/**
 * Puts admin actions among texts (oldest first). An action stands before the texts that it caused:
 * their ids start with the id of its request.
 */
export function timeline(
  texts: readonly ThreadText[],
  actions: readonly AdminAction[],
  { from, to }: ThreadSpan,
): TimelineEntry[] {
  const entries: TimelineEntry[] = texts.map((text) => ({ kind: 'text', key: text.id, text }));
  const due = actions
    .filter(({ at }) => at.getTime() >= from && at.getTime() < to)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const action of due) {
    const led = entries.findIndex((entry) => entry.kind === 'text' && entry.text.id.startsWith(action.id));
    const later = entries.findIndex((entry) => entry.kind === 'text' && entry.text.sent_at > action.at);
    const place = led >= 0 ? led : later >= 0 ? later : entries.length;
    entries.splice(place, 0, { kind: 'action', key: action.id, action });
  }
  return entries;
}

/** A text, and the phones that sent or got it. */
export type SharedText = { readonly text: ThreadText; readonly numbers: readonly string[] };

/**
 * The texts of a hunt (oldest first), where a text that went to several phones at once stands once.
 * One that did not arrive stands by itself, so that it can be sent again.
 */
export function withoutCopies(texts: readonly ThreadText[]): SharedText[] {
  const shared: { text: ThreadText; numbers: string[] }[] = [];
  for (const text of texts) {
    const same = shared.findLast(
      ({ text: other }) =>
        text.direction === 'outbound' &&
        other.direction === 'outbound' &&
        other.message_content === text.message_content &&
        other.sent_at.getTime() === text.sent_at.getTime() &&
        other.status !== 'failed' &&
        text.status !== 'failed',
    );
    if (same) same.numbers.push(text.phone_number);
    else shared.push({ text, numbers: [text.phone_number] });
  }
  return shared;
}
