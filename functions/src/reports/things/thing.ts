import type { Thing, ThingChange } from '@streetlore/domain/reports';
import type { PhotoSender } from '../../platform/refused-sender.ts';
import type { Writes } from '../../store/writes.ts';

/** A reported thing as it was read, with all that hangs on it. */
export type FoundThing = {
  /** Null when there is no such thing. */
  readonly thing: Thing | null;
  /** Whom to mail about it, and the thing in words of ours; null when nobody is known. */
  readonly sender: { readonly email: string; readonly about: string } | null;
  /** Who sent it, if it is a photo. */
  readonly photographer: PhotoSender | null;
  /**
   * Adds what becomes of the thing to a commit, in every public place that shows it. The commit fails
   * if somebody has changed the thing since it was read.
   */
  change(commit: Writes, change: ThingChange, now: Date): void;
};

export const nothing: FoundThing = { thing: null, sender: null, photographer: null, change: () => undefined };
