import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  decideCaseInput,
  decidedCases,
  type Report,
  type ReportCase,
  reportCaseSchema,
  reportsOf,
} from '@streetlore/domain/reports';
import * as z from 'zod/mini';
import { callable, type Live, type Pages, useDocumentOf, usePages, useQuery } from '../../data/index.ts';

const DECIDED_PAGE = 20;
/** The most reports of a case that its row lists. */
const REPORTS_SHOWN = 30;

export const caseFilters = ['waiting', 'decided'] as const;
export type CaseFilter = (typeof caseFilters)[number];

export type ListedCase = WithId<ReportCase>;

/** The latest reported first. */
export const useDecidedCases = (): Pages<ReportCase> => usePages(decidedCases(), DECIDED_PAGE);

/** A case whichever list it is in now. */
export const useCase = (id: string): Live<ListedCase | null> =>
  useDocumentOf(`${collections.reportCases}/${id}`, reportCaseSchema);

/** The newest reports of a case. */
export const useReportsOf = (id: string): Live<readonly WithId<Report>[]> => useQuery(reportsOf(id, REPORTS_SHOWN));

/** Rejects with CallError, for example when another admin has decided meanwhile. */
export const decideCase = callable('decideCase', decideCaseInput, z.unknown());
