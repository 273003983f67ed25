import type { Mail as StoredMail } from '@streetlore/domain/mail';
import type { SettingsOf } from '../base/config.ts';

export type MailSender = ReturnType<typeof mail>;

/** Milliseconds that the mail server may take: to be reached, to greet, and for each answer. The function has 60 s. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Loaded on first use: every function is a process of its own, and only one sends mails. */
const load = async () => await import('nodemailer');

type Words = Pick<StoredMail, 'to' | 'subject' | 'text' | 'unsubscribe' | 'created_at'>;

/** How the server of an address is spoken to: words and password never cross a network in the clear. */
export function transportOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  // On this machine there is no network to cross, and no certificate.
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return {
    ...{ host: hostname, port: Number(port || (secure ? 465 : 587)), secure },
    ...{ requireTLS: !secure && !isHere, ignoreTLS: !secure && isHere },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...SMTP_TIMEOUTS,
    // Nothing in a mail is to be fetched from anywhere.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  };
}

/** The product's dealings with its mail server. */
export function mail({ SMTP_URL, MAIL_FROM }: SettingsOf<'mail'>) {
  const transport = transportOf(SMTP_URL);
  const domain = MAIL_FROM.split('@').at(-1)?.replace(/>$/, '');
  return {
    /**
     * Hands one mail to the server. Message-ID and date derive from the stored mail, so that it is the same mail whenever it is sent.
     * @throws whatever `refusalOf` understands
     */
    async send({ id, to, subject, text, unsubscribe, created_at }: Words & { id: string }): Promise<void> {
      const { createTransport } = await load();
      const client = createTransport(transport);
      try {
        await client.sendMail({
          from: MAIL_FROM,
          to: { name: '', address: to },
          ...{ subject, text },
          messageId: `<${id}@${domain}>`,
          date: created_at,
          headers: unsubscribe === null ? {} : oneClick(unsubscribe),
        });
      } finally {
        client.close();
      }
    },
  };
}

/** Headers by which a mail program ends a subscription with one POST, without opening a page (RFC 2369 and RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** nodemailer's codes for a mail that was refused, as opposed to a server that failed or could not be reached. */
const aboutTheMail = new Set<unknown>(['EENVELOPE', 'EMESSAGE']);

/**
 * Reads what the client threw: what was answered, or its name for what happened, and whether it may pass by itself. A wrong password
 * passes, too: somebody mends the setting.
 */
export function refusalOf(error: unknown): { passes: boolean; code: string } {
  const { code = null, responseCode = null } =
    error instanceof Error ? (error as Error & { code?: unknown; responseCode?: unknown }) : {};
  const answer = typeof responseCode === 'number' ? responseCode : null;
  // 4yz is a transient negative completion reply (RFC 5321, 4.2.1).
  const isFinal = aboutTheMail.has(code) && (answer === null || answer >= 500);
  return { passes: !isFinal, code: String(answer ?? code ?? 'unknown') };
}
