import { isPageMessage } from '@streetlore/domain/sms';
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

/**
 * A message, and the phones that sent or got it. `player`: the page player who wrote it or whom it is
 * for, empty for the whole team; null for a message that is not on the page.
 */
export type SharedText = {
  readonly text: ThreadText;
  readonly numbers: readonly string[];
  readonly player: string | null;
};

/**
 * The messages of a hunt (oldest first), where one that went to several phones at once, and to the
 * page, stands once. One that did not arrive stands by itself, so that it can be sent again.
 */
export function withoutCopies(texts: readonly ThreadText[]): SharedText[] {
  const shared: { text: ThreadText; numbers: string[]; player: string | null }[] = [];
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
    const one = same ?? { text, numbers: [], player: null };
    if (!same) shared.push(one);
    if (isPageMessage(text)) one.player = text.page_player;
    else one.numbers.push(text.phone_number);
  }
  return shared;
}
