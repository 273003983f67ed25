import type { MailDraft } from '../mail/index.ts';
import { routes, webhooks } from '../paths/index.ts';
import { linkLifetimes } from './link.ts';

const DAYS = linkLifetimes.confirm / 86_400_000;

/** The texts of the pages behind the newsletter's links. The first two texts are the spec's. */
export const linkTexts = {
  thanks: 'Thanks for subscribing!',
  duplicate: 'This email is already subscribed',
  /** The heading of both pages when their link does not work. */
  expired: 'This link has expired',
  confirm: {
    title: 'One press to go',
    lead: 'Press the button and the newsletter is yours.',
    button: 'Confirm subscription',
    over: 'You are on the list',
    expired: `Links last ${DAYS} days. Subscribe again and we send a new one.`,
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    lead: 'Press the button and we send you no more of it.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    over: 'You are off the list',
    expired: 'Write to us and we take your address off the list.',
  },
  failed: 'That did not go through. Please try again.',
} as const;

/**
 * Asks whether the reader of an address wants the newsletter. The mail is the same for every
 * address, so it does not tell who is subscribed; the page behind the link does.
 * @param site https address of the website
 */
export const confirmMail = (to: string, site: string, tokens: { confirm: string; unsubscribe: string }): MailDraft => ({
  to,
  subject: 'Confirm your Streetlore newsletter',
  text: [
    'Hello,',
    'Someone, hopefully you, signed up with this address for the Streetlore newsletter. To confirm, open this page and press the button:',
    `${site}${routes.newsletterConfirm}#${tokens.confirm}`,
    `The link lasts ${DAYS} days. If it was not you, do nothing: we send you nothing more.`,
    `Unsubscribe: ${site}${routes.newsletterUnsubscribe}#${tokens.unsubscribe}`,
  ].join('\n\n'),
  unsubscribe: `${site}${webhooks.unsubscribe(tokens.unsubscribe)}`,
});
