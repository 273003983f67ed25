import { type Booking, dayName, dayOfHunt, othersOf, pendingRefundPence } from '@streetlore/domain/booking';
import { type GiftPart, giftAdminTexts, giftUseTexts, restInWords } from '@streetlore/domain/gift';
import { formatPence, formatSum } from '@streetlore/domain/money';
import { giftRoutes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment, formatWeekdayMoment } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { MailLink } from '../call-link.tsx';
import { PartyLink } from '../party-link.tsx';
import { bookingCardTexts as texts } from './booking-card-texts.ts';
import { useGift, useOrder } from './data.ts';

function refundedOf({ refunded_amount, refunds }: Booking): string | null {
  const pending = pendingRefundPence(refunds);
  if (refunded_amount === 0) return null;
  const sum = formatPence(refunded_amount);
  return pending > 0 ? texts.onTheWay(sum, formatPence(pending)) : sum;
}

/** The money, the days and the people of a booking. */
export function BookingFacts({ booking, now }: { readonly booking: WithId<Booking>; readonly now: Date }) {
  const isWaiting = booking.started_at === null && (booking.status === 'confirmed' || booking.status === 'expired');
  const { payment_mismatch: mismatch, refund_problem: problem, refund_due: due, start_window: window } = booking;
  const day = window?.day ?? (isWaiting ? dayOfHunt(booking) : null);
  const order = useOrder(booking.order_id);
  const gift = order.status === 'ready' ? (order.data?.gift ?? null) : null;
  // Once the numbers are deleted, who had a phone is unknown.
  const others = booking.cleared_at ? 0 : othersOf(booking.participants, booking.phone_numbers.length);
  const when = (at: Date | null) => (at ? formatMoment(at) : null);
  const facts: readonly Fact[] = [
    ['Team', `${booking.team_name ?? texts.noTeam}${booking.unlisted ? texts.unlisted : ''}`],
    ['Party', booking.party ? <PartyLink key="party" id={booking.order_id} /> : null],
    ['E-mail', booking.email && <MailLink key="mail" address={booking.email} />],
    // The price does not cover teammates who joined later, so the number of players stands apart.
    ['Price', formatPence(booking.amount + (booking.paid_by?.pence ?? 0))],
    ['By card', booking.paid_by ? formatPence(booking.amount) : null],
    ['Players', texts.players(booking.participants, others)],
    [
      'Received',
      mismatch ? texts.received(formatSum(mismatch.received, mismatch.currency), formatPence(booking.amount)) : null,
    ],
    ['Refunded', refundedOf(booking)],
    ['Refund due', due ? texts.owed(formatPence(due.amount)) : null],
    ['Rejected', problem ? texts.rejectedSum(formatPence(problem.amount), problem.reason) : null],
    [
      booking.paid_by?.by === 'voucher' ? giftUseTexts.paidByVoucher : giftUseTexts.paidByGift,
      gift && <GiftUsed key="gift" gift={gift} />,
    ],
    ['Booked', when(booking.created_at)],
    ['Paid', when(booking.confirmed_at)],
    ['Booked for', day && dayName(day, now)],
    ['Can be started', isWaiting && window ? texts.from(formatWeekdayMoment(window.opens_at)) : null],
    ['Expires', isWaiting ? when(booking.expires_at) : null],
    ['Cancelled', booking.cancelled_at ? texts.cancelledOn(formatMoment(booking.cancelled_at)) : null],
    ['Started', when(booking.started_at)],
    ['Completed', when(booking.completed_at)],
    ['Score', booking.started_at ? booking.hunt.score : null],
    ['Result', booking.too_fast ? texts.tooFast[booking.too_fast] : null],
  ];
  return <Facts facts={facts} look="columns" />;
}

function GiftUsed({ gift }: { readonly gift: GiftPart }) {
  const live = useGift(gift.gift_id);
  const paid = `${giftAdminTexts.origins[gift.origin]}: ${formatPence(gift.covered)}`;
  return (
    <Link to={giftRoutes.adminGift(gift.gift_id)}>
      {live.status === 'ready' && live.data ? `${paid}, ${restInWords(live.data)} left` : paid}
    </Link>
  );
}
