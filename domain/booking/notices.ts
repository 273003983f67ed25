import { formatPence } from '../money/index.ts';
import { type RefundReason, refundReasons } from '../refund-reasons/index.ts';
import { formatWeekdayMoment, inLondon } from '../time/index.ts';
import { yourHuntTexts } from './page-texts.ts';
import type { Booking } from './schema.ts';
import type { ReminderKind } from './start-window.ts';
import { startsWhen, usableAgain } from './texts.ts';

/** `begins`: from when the hunt can be started, and until when; null for a team that waits for GO. */
export type ReminderNotice = {
  readonly kind: ReminderKind;
  readonly begins: { readonly from: Date | null; readonly until: Date } | null;
};

/**
 * A change to a booking, for those who have its page or its address and did not make the change.
 * Changes that have a text of the hunt, such as another day, show that text on the page instead.
 */
export type BookingNotice =
  | ReminderNotice
  | { readonly kind: 'phone_added'; readonly digits: string }
  | { readonly kind: 'phone_replaced'; readonly digits: string; readonly left: string }
  | { readonly kind: 'link_replaced' }
  | { readonly kind: 'extended'; readonly until: Date }
  | { readonly kind: 'renamed' }
  | { readonly kind: 'ended' }
  /** `pence`: what goes back; null when the bank has taken the payment back. */
  /** `pence` went back to a card; null when a bank took it. `to`: what else has back what it paid. */
  | { readonly kind: 'refunded'; readonly pence: number | null; readonly to: 'gift' | 'voucher' | null }
  /** Money went back by an admin's doing, and the hunt stays as it is. */
  | { readonly kind: 'money_back'; readonly pence: number; readonly reason: RefundReason }
  | { readonly kind: 'expired' }
  /**
   * The kinds below stand on the page alone. Other mails tell of them, or the organiser or the team did
   * them.
   */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'team_removed' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'team_changed'; readonly name: string; readonly people: number };

const titles = {
  phone_added: 'A phone has joined your hunt',
  phone_replaced: 'A phone of your hunt has changed',
  link_replaced: 'Your hunt has a new link',
  extended: 'Your hunt has more time',
  renamed: 'Your team has another name',
  ended: 'Your hunt has ended',
  refunded: 'Your hunt has been refunded',
  money_back: 'Money back for your hunt',
  day_before: 'Your hunt is tomorrow',
  reminder: 'Your hunt is today',
  last_call: 'Your hunt expires soon',
  expired: 'Your hunt has expired',
} as const;

/** The title of the mail about a change; null for a change that no mail of this kind tells of. */
export function titleOfNotice({ kind }: BookingNotice, { party }: Pick<Booking, 'party'>): string | null {
  // The teams of a party bring their own phones: their organiser would get a mail for each.
  if (party && (kind === 'phone_added' || kind === 'phone_replaced')) return null;
  return kind in titles ? titles[kind as keyof typeof titles] : null;
}

/** The sentence about a change, in the mail and on the team's page. */
export function sentenceOfNotice(notice: BookingNotice): string {
  switch (notice.kind) {
    case 'phone_added':
      return `The phone ending in ${notice.digits} gets every clue from now on.`;
    case 'phone_replaced':
      return `The phone ending in ${notice.digits} takes the place of the one ending in ${notice.left}.`;
    case 'link_replaced':
      return 'The link has been replaced: the old one opens nothing any more.';
    case 'extended':
      return `The hunt can be started until ${inLondon(formatWeekdayMoment(notice.until))}.`;
    case 'renamed':
      return 'Streetlore has changed the name of your team.';
    case 'ended':
      return 'Streetlore has ended this hunt.';
    case 'refunded':
      return refundWords(notice);
    case 'money_back':
      return `${formatPence(notice.pence)} of your payment goes back to where it came from: ${refundReasons[notice.reason]}. Banks take up to ten days. Nothing else about the hunt changes.`;
    case 'day_before':
    case 'reminder':
    case 'last_call':
      return `${titles[notice.kind]}. ${whenToBegin(notice)}`;
    case 'expired':
      return 'This hunt has expired: it was not started in time.';
    case 'cancelled':
      return 'This hunt has been cancelled.';
    case 'named':
      return `Your team now goes by the name of ${notice.name}.`;
    case 'team_removed':
      return 'Your organiser has rearranged the teams, and this team is gone. Ask for the link to your new one.';
    case 'team_changed':
      return `Your organiser has changed this team: it is now ${notice.name}, ${yourHuntTexts.people(notice.people)}.`;
  }
}

function whenToBegin({ begins }: ReminderNotice): string {
  if (!begins) return 'Your organiser starts all teams at once.';
  const { from, until } = begins;
  return startsWhen(from && formatWeekdayMoment(from), formatWeekdayMoment(until));
}

/** The notice of a reminder of a hunt that waits for START. */
export const reminderNotice = (
  kind: ReminderKind,
  { start_window, expires_at, party }: Pick<Booking, 'start_window' | 'expires_at' | 'party'>,
): ReminderNotice => ({
  kind,
  begins: party?.held || !expires_at ? null : { from: start_window?.opens_at ?? null, until: expires_at },
});

/** The notice of a phone that `phone` is added to a booking, or takes the place of another. */
export const phoneNotice = (phone: string, insteadOf: string | null | undefined): BookingNotice =>
  insteadOf
    ? { kind: 'phone_replaced', digits: phone.slice(-3), left: insteadOf.slice(-3) }
    : { kind: 'phone_added', digits: phone.slice(-3) };

/**
 * The notice of a full refund, or of a payment that the bank has taken back.
 * @param back.giftHasBack whether the gift or the voucher has back what it paid: one that is void has not
 */
export const refundNotice = (
  { charged_back, refunded_amount, paid_by }: Booking,
  { giftHasBack }: { giftHasBack: boolean },
): BookingNotice => ({
  kind: 'refunded',
  pence: charged_back ? null : refunded_amount,
  to: charged_back || !giftHasBack ? null : (paid_by?.by ?? null),
});

function refundWords({ pence, to }: Extract<BookingNotice, { kind: 'refunded' }>): string {
  if (pence === null) return 'The bank has taken the payment back, so this hunt has ended.';
  const card = `${formatPence(pence)} goes back to where it came from. Banks take up to ten days.`;
  const ended = pence > 0 ? `This hunt has ended, and ${card}` : 'This hunt has ended.';
  return to === null ? ended : `${ended} ${usableAgain[to]}`;
}
