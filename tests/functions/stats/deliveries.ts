import { collections } from '@streetlore/domain/paths';
import {
  type DocumentChange,
  type FiguresKey,
  figuresMoved,
  figuresOfLetter,
  figuresOfPartner,
  figuresOfPhoto,
  figuresOfReward,
  figuresOfRound,
  figuresOfStop,
  figuresOfTour,
  figuresOfVote,
} from '@streetlore/domain/stats';
import type { DocumentData } from 'firebase-admin/firestore';
import { countMoved } from '../../../functions/src/counting/count-moved.ts';
import { countTexts } from '../../../functions/src/outbox/count-texts.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { countFigures } from '../../../functions/src/stats/recount-figures.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import type { TestServices } from '../../support/services.ts';

/** Which figures a commit moves that changes a document of these kinds. */
export const figuresOf = {
  bookings: figuresMoved,
  stops: (change) => [...figuresOfStop(change), ...figuresOfReward(change)],
  tours: figuresOfTour,
  partners: figuresOfPartner,
  photos: figuresOfPhoto,
  votes: figuresOfVote,
  letters: figuresOfLetter,
  rounds: figuresOfRound,
} satisfies Record<string, (change: DocumentChange) => FiguresKey[]>;

/** A write as the domain looks at it. */
export const changeOf = (before: DocumentData | undefined, after: DocumentData | undefined): DocumentChange => ({
  before: withDates(before) as DocumentChange['before'],
  after: withDates(after) as DocumentChange['after'],
});

type Kind = keyof typeof figuresOf | 'messages';
/** What whoever commits a write asks for afterwards. */
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
};

/** Writes, and the events Firestore would send about them, for a test to deliver as it likes. */
export function deliveries(services: TestServices) {
  const { db, clock, tasks } = services;
  return {
    /** Writes a document as a flow would and answers the event Firestore would send about it. */
    async write(kind: Kind, id: string, value: DocumentData | null): Promise<Event> {
      const ref = db.collection(collectionOf[kind]).doc(id);
      const before = (await ref.get()).data();
      if (value) await ref.set(value);
      else await ref.delete();
      return { kind, before, after: (await ref.get()).data() };
    },
    async deliver({ kind, before, after }: Event, to: Services<'privacyKey'> = services): Promise<void> {
      if (kind === 'messages') await countTexts(to, []);
      else await countMoved(to, figuresOf[kind](changeOf(before, after)));
    },
    /** Runs the tasks that were put off, each at its moment, as the queue would, and those that they ask for. */
    async runTasks(): Promise<void> {
      while (tasks.recorded.length > 0)
        for (const task of tasks.recorded.splice(0).sort((a, b) => a.at.getTime() - b.at.getTime())) {
          if (task.at > clock.now()) clock.set(task.at);
          await countFigures(services, task.payload);
        }
    },
  };
}
