import { type Gift, giftAdminTexts, giftSums, lastDayOf } from '@streetlore/domain/gift';
import { formatPence } from '@streetlore/domain/money';
import { formatMoment } from '@streetlore/domain/time';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { MailLink } from '../call-link.tsx';
import { inPaidCurrency, inUnit } from './figures.ts';
import styles from './gifts.module.css';
import { giftScreenTexts as texts } from './texts.ts';

/** Where a gift comes from, to whom it goes, and what became of it. */
export function GiftFacts({ gift }: { readonly gift: Gift }) {
  const { origin, purchase, extended, expires_at, buyer_email, recipient_email, recipient_name, reason } = gift;
  const { unit, ...sums } = giftSums(gift);
  const money = (pence = 0) => (pence > 0 ? inPaidCurrency(gift, pence) : null);
  const facts: readonly Fact[] = [
    [texts.origin, giftAdminTexts.origins[origin]],
    [texts.given, formatMoment(gift.created_at)],
    [texts.reason, reason || null],
    [texts.buyer, buyer_email && <MailLink key="buyer" address={buyer_email} />],
    [
      texts.recipient,
      recipient_name || recipient_email ? (
        <span key="recipient">
          <span>{recipient_name} </span>
          {recipient_email && <MailLink address={recipient_email} />}
        </span>
      ) : null,
    ],
    [texts.mail, mailOf(gift)],
    [texts.issued, inUnit(unit, sums.issued)],
    [texts.used, inUnit(unit, sums.used)],
    [texts.left, inUnit(unit, sums.left)],
    [texts.expired, sums.expired > 0 ? inUnit(unit, sums.expired) : null],
    [texts.ends, expires_at ? lastDayOf(expires_at) : gift.active_from ? texts.noEnd : null],
    [texts.paid, purchase ? formatPence(purchase.paid) : null],
    [texts.mismatch, money(purchase?.mismatch?.received)],
    [texts.backToCard, money(purchase?.refunded)],
    [texts.refundDue, money(purchase?.refund_due?.amount)],
    [texts.refundProblem, money(purchase?.refund_problem?.amount)],
    [texts.refundClosed, money(purchase?.refund_closed)],
    [texts.dispute, purchase?.dispute ? texts.disputes[purchase.dispute] : null],
    [texts.extended, extended && texts.extendedBy(formatMoment(extended.at), extended.by, extended.reason)],
  ];
  return <Facts facts={facts} look="columns" className={styles.facts} />;
}

function mailOf({ delivery }: Gift): string | null {
  if (!delivery) return null;
  if (delivery.to === 'print') return texts.printed;
  if (delivery.sent_at) return texts.mailed(formatMoment(delivery.sent_at));
  return delivery.on ? texts.goesOut(delivery.on) : null;
}
