import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import { appealLinkSchema, type CaseStatus, reportCaseSchema, reportSchema } from './schema.ts';

/** The cases that wait for a person, the longest first. */
export const waitingCases = (most: number) =>
  query(
    collections.reportCases,
    reportCaseSchema,
    where('status', 'in', ['open', 'appealed'] satisfies CaseStatus[]),
    orderBy('opened_at'),
    limit(most),
  );

/** The cases with a decision, the latest reported first. */
export const decidedCases = () =>
  query(
    collections.reportCases,
    reportCaseSchema,
    where('status', 'in', ['decided', 'final'] satisfies CaseStatus[]),
    orderBy('last_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

/** The newest reports of a case. */
export const reportsOf = (caseId: string, most: number) =>
  query(collections.reports, reportSchema, where('case_id', '==', caseId), orderBy('created_at', 'desc'), limit(most));

/** What a reporter, or anybody in a network, has hidden since a moment. `keys`: the hashes under each key. */
export const hiddenSince = (by: 'reporter' | 'network', keys: readonly string[], since: Date, most: number) =>
  query(
    collections.reports,
    reportSchema,
    where(by, 'in', keys),
    where('hid', '==', true),
    where('created_at', '>', since),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/** The links of the mails about a case. */
export const appealLinksOf = (caseId: string) =>
  query(collections.appealLinks, appealLinkSchema, where('case_id', '==', caseId));

export const appealLinksTtl: Ttl = { collection: collections.appealLinks, field: 'expires_at' };
