import * as z from 'zod/mini';
import type { ChannelMessage } from '../../support/webchannel.ts';

/** Document reads by collection (`contest_submissions`, `contest_submissions/votes` …). */
export type ReadTally = Record<string, number>;

export const sumOf = (reads: ReadTally): number => Object.values(reads).reduce((sum, n) => sum + n, 0);

/** The counts, as Firestore bills them: one read for each document that a listener receives. */
export type CountedReads = {
  /** Documents in first answers. An answer without documents costs one read too (`nothing`). */
  answers: ReadTally;
  /** Documents that were new or had changed after a listener's first answer. */
  changes: ReadTally;
  /**
   * Documents that were sent again unchanged: the emulator restarts a limited query on each write
   * to its collection.
   */
  repeated: number;
};

const targetIds = z._default(z.array(z.int()), []);
const sentMessage = z.object({
  addTarget: z.optional(z.object({ targetId: z.int(), resumeToken: z.optional(z.string()) })),
  removeTarget: z.optional(z.int()),
});
const document = z.object({ name: z.string(), updateTime: z.string() });
type Document = z.infer<typeof document>;
const receivedMessage = z.object({
  documentChange: z.optional(z.object({ document, targetIds })),
  targetChange: z.optional(z.object({ targetChangeType: z.optional(z.string()), targetIds })),
});

/**
 * A listener: the last state that it received of each document (update time by name), and whether
 * its first answer is whole.
 */
type Target = { delivered: Map<string, string>; isAnswered: boolean };

const nothingYet = (): CountedReads => ({ answers: {}, changes: {}, repeated: 0 });

/** Counts the reads of one page from the messages of its Listen stream. */
export class Tally {
  #counted = nothingYet();
  readonly #targets = new Map<number, Target>();

  /** The listeners that are open. */
  get open(): readonly number[] {
    return [...this.#targets.keys()];
  }

  /** The listeners that have not been answered. */
  get waiting(): readonly number[] {
    return this.open.filter((id) => !this.#targets.get(id)?.isAnswered);
  }

  get counted(): CountedReads {
    return this.#counted;
  }

  /** Returns the counts and starts from zero. The listeners stay known. */
  take(): CountedReads {
    const counted = this.#counted;
    this.#counted = nothingYet();
    return counted;
  }

  /** A message to the server. */
  sent(message: ChannelMessage): void {
    const { addTarget, removeTarget } = sentMessage.parse(message);
    if (removeTarget !== undefined) this.#targets.delete(removeTarget);
    if (!addTarget) return;
    const { targetId, resumeToken } = addTarget;
    // A listener that resumes has kept its documents, and receives only changes.
    const delivered = (resumeToken && this.#targets.get(targetId)?.delivered) || new Map<string, string>();
    this.#targets.set(targetId, { delivered, isAnswered: false });
  }

  /** A message from the server. */
  received(message: ChannelMessage): void {
    const { documentChange, targetChange } = receivedMessage.parse(message);
    for (const id of documentChange?.targetIds ?? []) this.#delivered(id, documentChange?.document);
    if (targetChange?.targetChangeType === 'CURRENT')
      for (const id of targetChange.targetIds.length > 0 ? targetChange.targetIds : this.open) this.#answered(id);
  }

  /** A document from a single request, without a listener. */
  asked(name: string): void {
    add(this.#counted.answers, collectionOf(name));
  }

  #delivered(id: number, document: Document | undefined): void {
    const target = this.#targets.get(id);
    if (!target || !document) return;
    if (target.delivered.get(document.name) === document.updateTime) {
      this.#counted.repeated += 1;
      return;
    }
    target.delivered.set(document.name, document.updateTime);
    add(target.isAnswered ? this.#counted.changes : this.#counted.answers, collectionOf(document.name));
  }

  #answered(id: number): void {
    const target = this.#targets.get(id);
    if (!target || target.isAnswered) return;
    if (target.delivered.size === 0) add(this.#counted.answers, 'nothing');
    target.isAnswered = true;
  }
}

const add = (reads: ReadTally, collection: string) => {
  reads[collection] = (reads[collection] ?? 0) + 1;
};

/** The path of a document's collection, without ids. */
const collectionOf = (name: string): string =>
  (name.split('/documents/')[1] ?? name)
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
