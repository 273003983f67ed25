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
