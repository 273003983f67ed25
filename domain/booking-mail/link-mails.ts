import { ABANDONED_AFTER, yourHuntTexts } from '../booking/index.ts';
import { pressTexts } from '../gift-code/index.ts';
import { buyersLink } from '../gift-mail/index.ts';
import { invoiceTexts } from '../invoice/index.ts';
import { htmlRows, type MailDraft, type MailPart, plainText } from '../mail/index.ts';
import { routes } from '../paths/index.ts';
import { after, formatWeekdayMoment } from '../time/index.ts';
import {
  draft,
  facts,
  invoiceOf,
  lead,
  linkTo,
  type OrderMail,
  paragraph,
  reference,
  small,
  sprayOf,
  what,
} from './parts.ts';
import { bookingMailTexts, linkMailTexts } from './texts.ts';

/** The mail whose link confirms a hunt without a phone that a voucher pays for. */
export function pressMail(about: OrderMail, token: string, now: Date): MailDraft | null {
  const { order, site } = about;
  const until = formatWeekdayMoment(after(now, ABANDONED_AFTER));
  return draft(about, linkMailTexts.press, null, [
    lead(bookingMailTexts.what(order.tour_name, yourHuntTexts.people(order.people))),
    paragraph(linkMailTexts.pressWhy),
    {
      kind: 'link',
      label: pressTexts.button,
      address: `${site}${routes.bookingConfirm}#${token}`,
      spray: sprayOf(about),
    },
    small(linkMailTexts.pressUntil(until)),
    small(linkMailTexts.notAsked),
  ]);
}

/** The mail with the link to an invoice, when somebody asks for it again. */
export const invoiceMail = (about: OrderMail): MailDraft | null =>
  draft(about, invoiceTexts.mail, null, [
    ...what(about).slice(0, 1),
    paragraph(invoiceTexts.mailWhy),
    facts(...invoiceOf(about), reference(about)),
  ]);

/**
 * The mail with the links to all that an address has booked, and to the gifts that it has bought.
 * @param orders all of one address
 * @param gifts all bought by that address
 * @returns null when there is neither
 */
export function linksMail(
  orders: readonly OrderMail[],
  gifts: readonly Parameters<typeof buyersLink>[0][],
): MailDraft | null {
  const [first] = orders;
  const to = first?.order.hunts[0]?.email ?? gifts[0]?.gift.buyer_email;
  if (!to) return null;
  const all: MailPart[] = [
    { kind: 'title', text: linkMailTexts.links, spray: first ? sprayOf(first) : 'magenta' },
    ...orders.flatMap((about) => [...what(about), ...linkTo(about, linkMailTexts.keep)]),
    ...gifts.flatMap(buyersLink),
    small(linkMailTexts.notAsked),
  ];
  return { to, subject: linkMailTexts.links, text: plainText(all), html: htmlRows(all) };
}
