import { collections } from '@streetlore/domain/paths';
import {
  type DocumentChange,
  type FiguresKey,
  figuresOfBooking,
  figuresOfContactMessage,
  figuresOfMovement,
  figuresOfPartner,
  figuresOfPhoto,
  figuresOfReward,
  figuresOfRound,
  figuresOfStop,
  figuresOfTour,
  figuresOfVote,
  figuresWithText,
} from '@streetlore/domain/stats';
import type { DocumentData } from 'firebase-admin/firestore';
import { askForFigures } from '../../../functions/src/platform/ask-for-counts.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import type { TestServices } from '../../support/services.ts';

/** The figures that a commit changes, by the kind of the changed document. */
export const figuresOf = {
  bookings: figuresOfBooking,
  messages: ({ before, after }) => figuresWithText(after ?? before ?? {}),
  stops: (change) => [...figuresOfStop(change), ...figuresOfReward(change)],
  tours: figuresOfTour,
  partners: figuresOfPartner,
  photos: figuresOfPhoto,
  votes: figuresOfVote,
  letters: figuresOfContactMessage,
  rounds: figuresOfRound,
  ledger: figuresOfMovement,
} satisfies Record<string, (change: DocumentChange) => FiguresKey[]>;

/** A write in the form that the domain uses. */
export const changeOf = (before: DocumentData | undefined, after: DocumentData | undefined): DocumentChange => ({
  before: withDates(before) as DocumentChange['before'],
  after: withDates(after) as DocumentChange['after'],
});

type Kind = keyof typeof figuresOf;
/** A write that its author asks to be counted. */
export type Event = { kind: Kind; before: DocumentData | undefined; after: DocumentData | undefined };

const collectionOf: Record<Kind, string> = {
  bookings: collections.bookings,
  messages: collections.smsMessages,
  tours: collections.tours,
  partners: collections.partners,
  photos: collections.contestSubmissions,
  votes: `${collections.contestSubmissions}/fox/votes`,
  stops: collections.stopResults,
  letters: collections.contactMessages,
  rounds: collections.contestRounds,
  ledger: collections.ledger,
};

/**
 * Writes documents, and gives a test the events that Firestore would send, to deliver as it likes.
 */
export function deliveries(services: TestServices) {
  const { db, clock, tasks } = services;
  return {
    /**
     * Writes a document as a flow would.
     * @returns the event that Firestore would send about it
     */
    async write(kind: Kind, id: string, value: DocumentData | null): Promise<Event> {
      const ref = db.collection(collectionOf[kind]).doc(id);
      const before = (await ref.get()).data();
      if (value) await ref.set(value);
      else await ref.delete();
      return { kind, before, after: (await ref.get()).data() };
    },
    async deliver({ kind, before, after }: Event, to: Services<'privacyKey'> = services): Promise<void> {
      await askForFigures(to, figuresOf[kind](changeOf(before, after)));
    },
    /**
     * Runs the queued tasks when they are due, as the queue would, and the tasks that these queue.
     */
    async runTasks(): Promise<void> {
      while (tasks.recorded.length > 0)
        for (const task of tasks.recorded.splice(0).sort((a, b) => a.at.getTime() - b.at.getTime())) {
          if (task.at > clock.now()) clock.set(task.at);
          await countFigures(services, task.payload);
        }
    },
  };
}
