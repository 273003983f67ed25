import * as z from 'zod/mini';
import { artistSchema } from '../artist/index.ts';
import { documentId, emailAddress, optionalText, paragraph } from '../fields/index.ts';
import { tokenForm, tokenInFragment } from '../link-token/index.ts';
import {
  APPEAL_TOKEN_LENGTH,
  caseStatuses,
  decisionActions,
  decisionReasons,
  REPORT_WORDS,
  reportedKinds,
  reportReasons,
} from './schema.ts';

/** The form of a report. The browser chooses `report_id`. */
export const reportFormSchema = z.object({
  reason: z.enum(reportReasons, 'Please choose a reason'),
  words: paragraph(REPORT_WORDS),
  email: optionalText(emailAddress),
});
export type ReportForm = z.input<typeof reportFormSchema>;

/** Input of `sendReport`. */
export const sendReportInput = z.strictObject({
  report_id: documentId,
  kind: z.enum(reportedKinds),
  thing_id: documentId,
  ...reportFormSchema.shape,
});
export type SendReportInput = z.output<typeof sendReportInput>;

/**
 * `hidden`: whether the thing is hidden until a person has looked. `judged`: whether a person has
 * kept it for the same reason before, so that nobody looks again.
 */
export const sendReportOutput = z.strictObject({ number: z.string(), hidden: z.boolean(), judged: z.boolean() });
export type SendReportOutput = z.infer<typeof sendReportOutput>;

/**
 * Input of `decideCase`. `seen` is the case as the admin saw it: if it has changed since, nothing is decided.
 * `artist` is given with `correct_artist`.
 */
export const decideCaseInput = z.strictObject({
  request_id: documentId,
  case_id: documentId,
  seen: z.strictObject({ status: z.enum(caseStatuses), reports: z.int() }),
  action: z.enum(decisionActions),
  reason: z.enum(decisionReasons),
  words: paragraph(REPORT_WORDS),
  artist: z.nullable(artistSchema),
});
export type DecideCaseInput = z.output<typeof decideCaseInput>;

const tokenPattern = tokenForm(APPEAL_TOKEN_LENGTH);
const token = z.string().check(z.regex(new RegExp(`^${tokenPattern}$`), 'This is not one of our links'));

/** The token in what stands behind `#`; null when the token is not whole. */
export const appealTokenIn = (fragment: string): string | null =>
  tokenInFragment(fragment, new RegExp(`^${tokenPattern}`));

/** Input of `openAppeal`: the token of the link in a decision's mail. */
export const openAppealInput = z.strictObject({ token });

/** 'sent': an appeal waits; 'final': it is decided; 'ended': the link opens nothing, or no more. */
const appealStates = ['open', 'sent', 'final', 'ended'] as const;

/** What an appeal's page shows. */
export const openAppealOutput = z.strictObject({
  state: z.enum(appealStates),
  kind: z.nullable(z.enum(reportedKinds)),
  title: z.nullable(z.string()),
  action: z.nullable(z.enum(decisionActions)),
  reason: z.nullable(z.enum(decisionReasons)),
  words: z.nullable(z.string()),
});
export type OpenAppealOutput = z.infer<typeof openAppealOutput>;

export const appealFormSchema = z.object({ words: paragraph(REPORT_WORDS, 'Please say why') });

/** Input of `sendAppeal`. One appeal a decision: a repeat changes nothing. */
export const sendAppealInput = z.strictObject({ token, ...appealFormSchema.shape });
export type SendAppealInput = z.output<typeof sendAppealInput>;

/** `state`: as the appeal stands now, 'sent' after this call. */
export const sendAppealOutput = z.strictObject({ state: z.enum(appealStates) });
export type SendAppealOutput = z.infer<typeof sendAppealOutput>;
