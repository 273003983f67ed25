import * as z from 'zod/mini';
import { MAX_PARTICIPANTS } from '../booking/limits.ts';
import { dayField } from '../booking/start-window-schema.ts';
import { documentId, emailAddress, line, optionalText, paragraph } from '../fields/index.ts';
import { penceTyped } from '../money/index.ts';
import { GIFT_MESSAGE, MAX_GIFT, MIN_GIFT } from './limits.ts';
import { giftTexts as texts } from './texts.ts';

const pence = z
  .int(texts.valueRange)
  .check(z.minimum(MIN_GIFT, texts.valueRange), z.maximum(MAX_GIFT, texts.valueRange));
const people = z.int(texts.howMany).check(z.minimum(1, texts.howMany), z.maximum(MAX_PARTICIPANTS, texts.howMany));
const name = line(60);
const message = paragraph(GIFT_MESSAGE);

/** What somebody buys, and how it reaches the recipient. */
const bought = {
  worth: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('value'), pence }),
    z.strictObject({ kind: z.literal('tour'), tour_id: documentId, people }),
  ]),
  email: emailAddress,
  recipient_name: z.nullable(name),
  message: z.nullable(message),
  delivery: z.discriminatedUnion('to', [
    z.strictObject({ to: z.literal('mail'), email: emailAddress, on: dayField }),
    z.strictObject({ to: z.literal('print') }),
  ]),
};

/**
 * Input of the callable `buyGift`. The browser chooses `gift_id`, the order's id too: a double click or a lost response
 * leads to the same gift.
 */
export const buyGiftInput = z.strictObject({ gift_id: z.uuid(), ...bought });
export type BuyGiftInput = z.infer<typeof buyGiftInput>;

/**
 * Output of `buyGift`. `amount`: pence. `client_secret`: what the card form needs; null once the gift is paid.
 * `token`: opens the buyer's page (`routes.giftBuyer`), also before the payment.
 */
export const buyGiftOutput = z.object({
  gift_id: z.string(),
  amount: z.int(),
  client_secret: z.nullable(z.string()),
  token: z.string(),
});
export type BuyGiftOutput = z.infer<typeof buyGiftOutput>;

const pounds = z.pipe(
  z.string(),
  z.pipe(
    z.transform((typed: string) => penceTyped(typed) ?? 0),
    pence,
  ),
);

const typedWorth = {
  kind: z.enum(['value', 'tour']),
  /** As typed: `25`, `£25.00`. */
  pounds: z.string(),
  tour_id: z.string(),
  people: z.int(),
};
const typedDelivery = {
  to: z.enum(['mail', 'print']),
  recipient_email: z.string(),
  /** A London day; empty for now. */
  on: z.string(),
};

/** The form as typed. What the other choice hides stays in the form; nobody reads it. */
export const giftForm = z.pipe(
  z
    .object({
      ...typedWorth,
      ...typedDelivery,
      email: emailAddress,
      recipient_name: optionalText(name),
      message: optionalText(message),
    })
    .check((payload) => {
      const { kind, pounds: typed, tour_id, to, recipient_email } = payload.value;
      const fault = (path: string, message: string) =>
        payload.issues.push({ code: 'custom', path: [path], message, input: payload.value });
      if (kind === 'value' && !pounds.safeParse(typed).success) fault('pounds', texts.valueRange);
      if (kind === 'tour' && tour_id === '') fault('tour_id', texts.chooseTour);
      if (to === 'mail' && !emailAddress.safeParse(recipient_email).success) fault('recipient_email', texts.whereTo);
    }),
  z.transform(({ kind, pounds: typed, tour_id, people: many, to, recipient_email, on, ...rest }) => ({
    ...rest,
    worth: kind === 'value' ? { kind, pence: pounds.parse(typed) } : { kind, tour_id, people: many },
    delivery: to === 'mail' ? { to, email: emailAddress.parse(recipient_email), on: on || null } : { to },
  })),
);
export type GiftForm = z.input<typeof giftForm>;

/** The empty form. @param tour_id the tour whose page led here */
export const emptyGiftForm = (tour_id = ''): GiftForm => ({
  kind: tour_id === '' ? 'value' : 'tour',
  pounds: '25',
  tour_id,
  people: 2,
  to: 'mail',
  recipient_email: '',
  on: '',
  email: '',
  recipient_name: '',
  message: '',
});
