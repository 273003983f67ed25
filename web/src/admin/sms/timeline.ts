import type { AdminAction, ThreadText } from './data.ts';

export type TimelineEntry =
  | { readonly kind: 'text'; readonly key: string; readonly text: ThreadText }
  | { readonly kind: 'deed'; readonly key: string; readonly deed: AdminAction };

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
  deeds: readonly AdminAction[],
  { from, to }: ThreadSpan,
): TimelineEntry[] {
  const entries: TimelineEntry[] = texts.map((text) => ({ kind: 'text', key: text.id, text }));
  const due = deeds
    .filter(({ at }) => at.getTime() >= from && at.getTime() < to)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const deed of due) {
    const led = entries.findIndex((entry) => entry.kind === 'text' && entry.text.id.startsWith(deed.id));
    const later = entries.findIndex((entry) => entry.kind === 'text' && entry.text.sent_at > deed.at);
    const place = led >= 0 ? led : later >= 0 ? later : entries.length;
    entries.splice(place, 0, { kind: 'deed', key: deed.id, deed });
  }
  return entries;
}
