import { bookingsCompletedSince, newestActiveBookings } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import type { Query as Asked } from '@streetlore/domain/query';
import { dayStatsSchema, monthsFrom, spanOfDay, totalsSchema } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import { collection, doc, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { type Client, openClient, watch } from './client.ts';

/** How many hunts the dashboard lists at first. */
const rows = { active: 10, finished: 4 };

/**
 * The numbers of texts of a London day and of all time that a screen shows, and since when
 * (performance.now).
 */
type ScreenFigures = { since: number; today: number; total: number };

/**
 * An admin's dashboard without a screen: the listeners of web/src/admin/dashboard, on their own
 * connection.
 */
export type Dashboard = { shown(): ScreenFigures; close(): void };

/** Opens a dashboard. Resolves when every listener has had its first answer. */
export async function openDashboard(): Promise<Dashboard> {
  const client = await openClient('admin');
  const day = londonDay(new Date());
  const shown: ScreenFigures = { since: performance.now(), today: 0, total: 0 };
  const show = (change: Partial<ScreenFigures>) => Object.assign(shown, change, { since: performance.now() });
  const closing = await Promise.all([
    follow(client, documents.dayStats(day), (data) => {
      const today = dayStatsSchema.shape.messages.safeParse(data?.messages).data ?? 0;
      if (today !== shown.today) show({ today });
    }),
    follow(client, documents.totals, (data) => {
      const total = totalsSchema.shape.messages.safeParse(data?.messages).data ?? 0;
      if (total !== shown.total) show({ total });
    }),
    follow(client, documents.health, () => undefined),
    ...[
      newestActiveBookings(rows.active),
      bookingsCompletedSince(spanOfDay(day).from, rows.finished),
      monthsFrom(day.slice(0, 7)),
    ].map(async (asked) => (await watch(asking(client, asked))).close),
  ]);
  return {
    shown: () => ({ ...shown }),
    close() {
      for (const stop of closing) stop();
    },
  };
}

function follow({ db }: Client, path: string, onChange: (data: Record<string, unknown> | undefined) => void) {
  return new Promise<() => void>((resolve, reject) => {
    const stop = onSnapshot(
      doc(db, path),
      (snapshot) => {
        onChange(snapshot.data());
        resolve(() => stop());
      },
      reject,
    );
  });
}

const asking = ({ db }: Client, { path, conditions, order, limit: most }: Asked) =>
  query(
    collection(db, path),
    ...conditions.map(({ field, operator, value }) => where(field, operator, value)),
    ...order.map(({ field, direction }) => orderBy(field, direction)),
    ...(most === null ? [] : [limit(most)]),
  );
