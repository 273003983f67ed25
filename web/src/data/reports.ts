import type { WithId } from '@streetlore/domain/query';
import { type ReportCase, waitingCases } from '@streetlore/domain/reports';
import { useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** How many waiting cases are read at first: the navigation, the dashboard and the screen share their listener. */
export const CASES_SHOWN = 20;

/** The reported things that wait for a person, the longest first. */
export const useWaitingCases = (most = CASES_SHOWN): Live<readonly WithId<ReportCase>[]> =>
  useQuery(waitingCases(most));
