import { noonOf } from '../booking/start-window.ts';
import { type Gift, lastDayOf, restInWords, worthInWords } from '../gift/index.ts';
import { htmlRows, type MailDraft, type MailFact, type MailPart, plainText } from '../mail/index.ts';
import { formatPence } from '../money/index.ts';
import { giftRoutes } from '../paths/index.ts';
import type { WithId } from '../query/index.ts';
import { formatDay } from '../time/index.ts';
import { giftMailTexts as texts } from './texts.ts';

/** What the mails about a gift are made from. */
export type GiftMail = {
  readonly gift: WithId<Gift>;
  /** The https address of the website. */
  readonly site: string;
  readonly code: string;
  readonly buyersToken: string;
  readonly recipientsToken: string;
};

const SPRAY = 'magenta';
const paragraph = (text: string, size?: 'lead' | 'small'): MailPart => ({
  kind: 'paragraph',
  text,
  ...(size && { size }),
});
const link = (label: string, address: string): MailPart => ({ kind: 'link', label, address, spray: SPRAY });
const fact = (label: string, ...value: string[]): MailFact => ({ label, value });

/** @returns null without an address, as after an erasure */
function draft(to: string | null, title: string, parts: readonly MailPart[]): MailDraft | null {
  if (!to) return null;
  const all: MailPart[] = [{ kind: 'title', text: title, spray: SPRAY }, ...parts];
  return { to, subject: title, text: plainText(all), html: htmlRows(all) };
}

const untilOf = ({ expires_at }: Gift): MailFact[] => (expires_at ? [fact(texts.until, lastDayOf(expires_at))] : []);

/** What a gift is, with the link to its buyer's page. Only the buyer may read this. */
export const buyersLink = ({
  gift,
  site,
  buyersToken,
}: Pick<GiftMail, 'gift' | 'site' | 'buyersToken'>): MailPart[] => [
  paragraph(`${worthInWords(gift.worth)}.`, 'lead'),
  link(texts.open, `${site}${giftRoutes.buyer}#${buyersToken}`),
  paragraph(texts.receiptThere),
];

/** The mail to the buyer once a gift is paid. */
export function giftReceiptMail(about: GiftMail): MailDraft | null {
  const { gift } = about;
  const { delivery, recipient_email, purchase } = gift;
  const on = delivery?.on ? formatDay(noonOf(delivery.on)) : texts.now;
  const goes =
    delivery?.to === 'mail'
      ? [fact(texts.goesTo, recipient_email ?? ''), fact(texts.goesOut, on)]
      : [fact(texts.goesTo, texts.printed)];
  return draft(gift.buyer_email, texts.receipt, [
    ...buyersLink(about),
    {
      kind: 'facts',
      facts: [
        fact(texts.worth, worthInWords(gift.worth)),
        fact(texts.paid, formatPence(purchase?.paid ?? 0)),
        ...untilOf(gift),
        ...goes,
      ],
    },
    paragraph(texts.cancelRule, 'small'),
  ]);
}

/** The mail with the code, to whoever gets the gift. Its name and message are the buyer's words, without links. */
export function giftMail({ gift, site, code, recipientsToken }: GiftMail): MailDraft | null {
  const { recipient_name: name, message, worth, origin } = gift;
  const isBought = origin === 'bought';
  return draft(gift.recipient_email, isBought ? texts.title : texts.voucherTitle, [
    ...(name ? [paragraph(texts.hello(name))] : []),
    paragraph(isBought ? texts.what(worthInWords(worth)) : texts.voucherWhat(worthInWords(worth)), 'lead'),
    ...(message ? [paragraph(texts.said(message), 'lead')] : []),
    link(texts.openGift, `${site}${giftRoutes.gift}#${recipientsToken}`),
    { kind: 'facts', facts: [fact(texts.code, code), fact(texts.worth, worthInWords(worth)), ...untilOf(gift)] },
    paragraph(texts.howToUse),
    paragraph(texts.keep, 'small'),
    paragraph(texts.report, 'small'),
  ]);
}

/** The mail a month before a gift ends: to its recipient, or to its buyer if nobody else got it by mail. */
export function giftReminderMail({ gift, site, code, buyersToken, recipientsToken }: GiftMail): MailDraft | null {
  const { recipient_email, expires_at } = gift;
  if (!expires_at) return null;
  const opened =
    recipient_email === null
      ? `${site}${giftRoutes.buyer}#${buyersToken}`
      : `${site}${giftRoutes.gift}#${recipientsToken}`;
  return draft(recipient_email ?? gift.buyer_email, texts.reminder, [
    paragraph(texts.stillThere(restInWords(gift), lastDayOf(expires_at)), 'lead'),
    link(texts.openGift, opened),
    { kind: 'facts', facts: [fact(texts.code, code), ...untilOf(gift)] },
    paragraph(texts.howToUse),
    paragraph(texts.moreTime, 'small'),
  ]);
}

/** The mail to the buyer about a gift that was cancelled. @param pence what goes back */
export const giftCancelledMail = ({ gift }: GiftMail, pence: number): MailDraft | null =>
  draft(gift.buyer_email, texts.cancelled, [
    paragraph(`${worthInWords(gift.worth)}. ${texts.codeStopped}`, 'lead'),
    ...(pence > 0 ? [paragraph(texts.moneyBack(formatPence(pence)))] : []),
    paragraph(texts.cancelledByNobody, 'small'),
  ]);
