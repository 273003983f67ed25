import type { MailDraft } from '../mail/index.ts';
import { fetchedByWeekday, type Partner, type PartnerCrm, type PartnerFigures } from '../partner/index.ts';
import { routes, webhooks } from '../paths/index.ts';
import { monthBefore, monthName } from './month.ts';
import { partnerMailTexts as texts, weekdayNames } from './texts.ts';

/** The id follows from partner and month, so that the outbox takes each mail only once. */
export const partnerMailId = (partnerId: string, month: string): string => `partner_${partnerId}_${month}`;

/** The address for a partner's monthly mail; null when there is none, or the mails are stopped. */
export const addressToMail = (
  { status }: Pick<Partner, 'status'>,
  crm: Pick<PartnerCrm, 'contact_email' | 'monthly_mail'> | null,
): string | null => (status === 'active' && crm?.monthly_mail && crm.contact_email ? crm.contact_email : null);

type Written = {
  readonly to: string;
  readonly partner: Pick<Partner, 'name' | 'offer'>;
  /** Null when the partner was never on a tour. */
  readonly figures: Pick<PartnerFigures, 'tours' | 'months' | 'redeemed_months' | 'days'> | null;
  readonly month: string;
  /** The https address of the website. */
  readonly site: string;
  readonly token: string;
};

export function monthlyMail({ to, partner, figures, month, site, token }: Written): MailDraft {
  const earlier = monthBefore(month);
  const [fetched, before] = [figures?.months?.[month] ?? 0, figures?.months?.[earlier] ?? 0];
  const redeemed = figures?.redeemed_months[month] ?? 0;
  const contact = `${site}${routes.contact}`;
  const count = fetched > 0 ? texts.fetched(fetched, monthName(month)) : texts.nobody(monthName(month));
  const help = figures?.tours ? texts.help(contact) : texts.onNoTour(contact);
  const paragraphs = [
    texts.hello,
    texts.redeemed(redeemed, monthName(month)),
    [count, texts.before(before, monthName(earlier)), ...bestDays(figures, month)].join(' '),
    ...(fetched + redeemed > 0 ? [] : [help]),
    texts.offer(partner.offer),
    texts.stop(`${site}${routes.partnerMail}#${token}`),
  ];
  return {
    to,
    subject: texts.subject(partner.name, monthName(month)),
    text: paragraphs.join('\n\n'),
    unsubscribe: `${site}${webhooks.stopPartnerMail(token)}`,
  };
}

/** Names the best weekday, or the best two. Of more even days none stands out, so there is no sentence. */
function bestDays(figures: Written['figures'], month: string): string[] {
  // `-31` is behind the last day of every month.
  const sums = fetchedByWeekday(figures?.days ?? {}, `${month}-01`, `${month}-31`);
  const most = Math.max(...sums);
  const best = weekdayNames.filter((_, weekday) => sums[weekday] === most);
  return most > 0 && best.length <= 2 ? [texts.bestDay(best, most)] : [];
}
