import { type Mail, queuedMail } from '../mail/index.ts';
import { routes } from '../paths/index.ts';
import type { SubmissionContact } from './schema.ts';

/**
 * The mail to the sender of a photo, with the link that withdraws the photo. The mail quotes
 * nothing that a visitor typed, because nobody has confirmed the address.
 * @param site the https address of the website
 */
export function entryMail(
  { email }: Pick<SubmissionContact, 'email'>,
  { token, site, now }: { readonly token: string; readonly site: string; readonly now: Date },
): Mail {
  return queuedMail(
    {
      to: email,
      subject: 'Your photo in the Streetlore contest',
      text: [
        'Hello,',
        'A photo was sent to our photo contest with this e-mail address.',
        `You can withdraw it at any time. It then leaves the wall with its votes, and we delete it:\n${site}${routes.photoWithdraw}#${token}`,
        'If it was not you, withdraw it too. Keep the link to yourself: whoever has it can delete the photo.',
      ].join('\n\n'),
    },
    now,
  );
}
