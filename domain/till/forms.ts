import * as z from 'zod/mini';
import { pageToken } from '../booking/booking-page.ts';
import { documentId } from '../fields/index.ts';
import { pictureAddress } from '../picture/photograph-form.ts';
import { rewardKinds } from '../wording/reward-kinds.ts';
import { codeField } from './code.ts';
import { pinField, tillToken } from './pages.ts';
import { proposable } from './proposals.ts';
import { verdictSchema } from './redeem.ts';
import { redeemers } from './ticket.ts';

const moment = z.iso.datetime();

/** Input of the callable `openTill`. */
export const openTillInput = z.strictObject({ token: tillToken });

/** A redeemed ticket of today, in the list of a till. */
const tillLineSchema = z.object({
  /** The ticket's id. */
  id: z.string(),
  at: moment,
  by: z.enum(redeemers),
  offer: z.string(),
  guests: z.int(),
  team: z.nullable(z.string()),
});
export type TillLine = z.infer<typeof tillLineSchema>;

/** What a partner's till shows. `said`: rewards that players say they fetched, by CLAIMED. Both of this month. */
export const openTillOutput = z.object({
  name: z.string(),
  offer: z.string(),
  offer_kind: z.nullable(z.enum(rewardKinds)),
  opening_hours: z.string(),
  offer_hours: z.string(),
  image_url: z.string(),
  pin: z.string(),
  today: z.array(tillLineSchema),
  month: z.object({ said: z.int(), redeemed: z.int() }),
  proposals: z.partialRecord(z.enum(proposable), z.object({ value: z.string(), at: moment })),
  answers: z.partialRecord(z.enum(proposable), z.object({ approved: z.boolean(), at: moment })),
});
export type OpenTill = z.infer<typeof openTillOutput>;

/**
 * Input of the callable `useTicket`. `look` changes nothing. `redeem` and `undo` are done once for each
 * `request_id`.
 */
export const useTicketInput = z.strictObject({
  token: tillToken,
  code: codeField,
  action: z.enum(['look', 'redeem', 'undo']),
  request_id: documentId,
});
export const useTicketOutput = verdictSchema;

/** Input of the callable `redeemByPin`, with the token of the team's page. */
export const redeemByPinInput = z.strictObject({
  token: pageToken,
  stop_number: z.int().check(z.minimum(1)),
  pin: pinField,
  request_id: documentId,
});
export const redeemByPinOutput = verdictSchema;

/** Input of the callable `proposeChange`. `photo`: a JPEG, PNG or WebP in base64. */
export const proposeChangeInput = z.strictObject({
  token: tillToken,
  request_id: documentId,
  change: z.discriminatedUnion('field', [
    z.strictObject({
      field: z.enum(['opening_hours', 'offer_hours', 'offer']),
      value: z.string().check(z.maxLength(2000)),
    }),
    z.strictObject({ field: z.literal('image_url'), photo: z.string().check(z.maxLength(4_000_000), z.minLength(1)) }),
  ]),
});

/**
 * Input of the callable `judgeProposal`. `at`: when the proposal that the admin saw was made. `image_url`: the
 * address at which `publishPicture` has published an approved photo.
 */
export const judgeProposalInput = z.strictObject({
  partner_id: documentId,
  request_id: documentId,
  field: z.enum(proposable),
  at: moment,
  approve: z.boolean(),
  image_url: z.optional(pictureAddress),
});

/** Input of the callable `manageTill`. `show` makes link and PIN if there are none. */
export const manageTillInput = z.strictObject({
  partner_id: documentId,
  request_id: documentId,
  action: z.enum(['show', 'renew_link', 'renew_pin', 'mail_link']),
});
export const manageTillOutput = z.object({ token: tillToken, pin: z.string() });
