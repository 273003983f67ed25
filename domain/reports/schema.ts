import * as z from 'zod/mini';
import { artistSchema } from '../artist/index.ts';
import { decisionReasons } from '../decision-reasons/index.ts';

/** What a visitor can report. The id is that of the photo, the review, the leaderboard row or the post. */
export const reportedKinds = ['photo', 'review', 'team', 'post'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = ['illegal', 'child', 'hate', 'shows_me', 'my_artwork', 'wrong_artist', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A report for one of these reasons hides the thing until a person has looked. */
export const hidingReasons: readonly ReportReason[] = ['illegal', 'child'];

/** A reporter whom no person has agreed with hides this many things in 24 hours. Later reports only queue. */
export const MAX_HIDDEN_A_DAY = 3;

/** Within how many ms we promise that a person looks at a report. */
export const LOOK_WITHIN_MS = 24 * 3_600_000;

/** A case takes this many reports until a person has decided. More would tell nobody anything. */
export const MAX_REPORTS_A_CASE = 100;

/** How long (ms) the link of a decision's mail opens an appeal. */
export const APPEAL_WITHIN_MS = 30 * 24 * 3_600_000;

/** The letters and digits of an appeal's token: 130 bits. */
export const APPEAL_TOKEN_LENGTH = 22;

/** The most characters of a reporter's words and of an appeal. */
export const REPORT_WORDS = 1000;

/**
 * `reports/{id}`: one report; admins and functions only. The browser chooses the id, so that a repeat
 * stores nothing new.
 */
export const reportSchema = z.object({
  /** What the reporter quotes, such as `R-7K3M9Q`. */
  number: z.string(),
  /** The id of its case: `{kind}_{id of the thing}`. */
  case_id: z.string(),
  reason: z.enum(reportReasons),
  words: z.string(),
  /** Where the receipt and the decision go; null for a report without an address, and once erased. */
  email: z.nullable(z.string()),
  /** Keyed hashes of the reporter's uid and network. */
  reporter: z.string(),
  network: z.string(),
  /** Whether this report hid the thing. */
  hid: z.boolean(),
  /** Whether a person agreed; null until the case is decided. */
  upheld: z.nullable(z.boolean()),
  created_at: z.date(),
});
export type Report = z.infer<typeof reportSchema>;

/** What an admin does about a reported thing. */
export const decisionActions = ['keep', 'hide', 'hide_and_refuse', 'correct_artist', 'answer'] as const;
export type DecisionAction = (typeof decisionActions)[number];

export { type DecisionReason, decisionReasons } from '../decision-reasons/index.ts';

const decisionSchema = z.object({
  action: z.enum(decisionActions),
  reason: z.enum(decisionReasons),
  /** The admin's own words in the mails; empty without. */
  words: z.string(),
  by_uid: z.string(),
  by_email: z.string(),
  at: z.date(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** open: a person has to decide; decided: an appeal is possible; appealed: a person has to decide once more; final */
export const caseStatuses = ['open', 'decided', 'appealed', 'final'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/**
 * `report_cases/{kind}_{id}`: a reported thing with all its reports; admins and functions only. New
 * reports reopen a decided case, except for reasons that a person has judged fine.
 */
export const reportCaseSchema = z.object({
  kind: z.enum(reportedKinds),
  thing_id: z.string(),
  /** The thing as it was when first reported: title or name, text, a picture's address, its page. */
  title: z.string(),
  text: z.string(),
  image_url: z.nullable(z.string()),
  path: z.nullable(z.string()),
  artist: z.nullable(artistSchema),
  status: z.enum(caseStatuses),
  /** How many reports named each reason since the case was opened or reopened. */
  reasons: z.partialRecord(z.enum(reportReasons), z.int()),
  reports: z.int(),
  /** When the case was opened or reopened: the 24 hours begin here. */
  opened_at: z.date(),
  last_at: z.date(),
  /** Whether the thing is hidden now, by a report or by a person. */
  hidden: z.boolean(),
  /** The reasons for which a person has kept the thing. They hide it no more. */
  judged_fine: z.array(z.enum(reportReasons)),
  decision: z.nullable(decisionSchema),
  appeal: z.nullable(z.object({ by: z.enum(['reporter', 'sender']), words: z.string(), at: z.date() })),
  final: z.nullable(decisionSchema),
});
export type ReportCase = z.infer<typeof reportCaseSchema>;

/**
 * `refused_senders/{keyed hash of a mailbox or an account}`: somebody whose photos we take no more;
 * functions only.
 */
export const refusedSenderSchema = z.object({ case_id: z.string(), at: z.date() });
export type RefusedSender = z.infer<typeof refusedSenderSchema>;

/** `system/hidden`: when a thing was last hidden, so that a process makes its documents for machines anew. */
export const hiddenMarkSchema = z.object({ at: z.date() });

/** `appeal_links/{keyed hash of the token}`: who may appeal against which decision, for 30 days; functions only. */
export const appealLinkSchema = z.object({
  case_id: z.string(),
  by: z.enum(['reporter', 'sender']),
  /** The moment of the decision: a link of an earlier decision opens nothing. */
  decided_at: z.date(),
  /** The number of the reporter's report; null for the sender. */
  number: z.nullable(z.string()),
  /** Where the final decision goes. */
  email: z.string(),
  expires_at: z.date(),
});
export type AppealLink = z.infer<typeof appealLinkSchema>;
