import { createHash } from 'node:crypto';
import type { Booking } from '@streetlore/domain/booking';
import type { Submission } from '@streetlore/domain/contest';
import { collections } from '@streetlore/domain/paths';
import {
  caseIdOf,
  photoAsThing,
  type ReportedKind,
  type ReportReason,
  reportCaseSchema,
  reportNumber,
  reportSchema,
  reviewAsThing,
  type Thing,
  takeReport,
  teamAsThing,
} from '@streetlore/domain/reports';
import type { Review } from '@streetlore/domain/reviews';
import type { SeedLedger } from './ledger.ts';

const HOUR = 3_600_000;

type Reported = {
  kind: ReportedKind;
  id: string;
  thing: Thing | null;
  reason: ReportReason;
  words: string;
  email: string | null;
  hoursAgo: number;
};

/** Reports that wait for a person. None of them hides anything. */
export function writeReports(ledger: SeedLedger, now: Date): void {
  const photo = last<Submission>(
    ledger,
    collections.contestSubmissions,
    ({ status, votes, is_winner }) => status === 'approved' && !is_winner && votes < 20,
  );
  const review = last<Review>(ledger, collections.reviews, ({ status, text }) => status === 'shown' && text !== '');
  const team = last<Booking>(
    ledger,
    collections.bookings,
    ({ status, team_name }) => status === 'completed' && team_name !== null,
  );
  const reports: Reported[] = [
    {
      ...{ kind: 'photo', id: photo.id, thing: photoAsThing({ ...photo.data, id: photo.id }) },
      ...{ reason: 'my_artwork', words: 'I painted this in May. Please put my name beside it.' },
      ...{ email: 'lena.paints@example.org', hoursAgo: 5 },
    },
    {
      ...{ kind: 'review', id: review.id, thing: reviewAsThing(review.data, null) },
      ...{ reason: 'other', words: 'I think that this is about another tour.', email: null, hoursAgo: 2 },
    },
    {
      ...{ kind: 'team', id: team.id, thing: teamAsThing(team.data) },
      ...{ reason: 'hate', words: '', email: 'sam.walker@example.org', hoursAgo: 27 },
    },
  ];
  for (const report of reports) write(ledger, report, new Date(now.getTime() - report.hoursAgo * HOUR));
}

function write(ledger: SeedLedger, { kind, id, thing, reason, words, email }: Reported, at: Date): void {
  const hidden = { byReporter: 0, byNetwork: 0 };
  const taken = takeReport({ kind, thing_id: id, thing, reason, before: null, hidden }, at);
  if (!taken.ok) throw new Error(`Seed: ${kind} ${id} cannot be reported: ${taken.problem.message}`);
  const hash = createHash('sha256').update(`${kind} ${id}`).digest('hex');
  const case_id = caseIdOf(kind, id);
  ledger.put(`${collections.reportCases}/${case_id}`, reportCaseSchema, taken.value.next);
  ledger.put(`${collections.reports}/${hash.slice(0, 20)}`, reportSchema, {
    ...{ number: reportNumber(hash), case_id, reason, words, email },
    ...{ reporter: hash, network: hash, hid: false, upheld: null, created_at: at },
  });
}

/** The last document of a collection that is like this. */
function last<T>({ entries }: SeedLedger, collection: string, isLike: (data: T) => boolean): { id: string; data: T } {
  const found = entries.findLast(
    ({ path, data }) => path.split('/').length === 2 && path.startsWith(`${collection}/`) && isLike(data as T),
  );
  if (!found) throw new Error(`Seed: nothing in ${collection} can be reported`);
  return { id: found.path.split('/')[1] ?? '', data: found.data as T };
}
