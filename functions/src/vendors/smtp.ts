import type { Mail as StoredMail } from '@streetlore/domain/mail';
import type { SettingsOf } from '../base/config.ts';

export type MailSender = ReturnType<typeof mail>;

/**
 * The longest times, in ms, that the mail server may take to connect, to greet, and for each
 * answer. The function has 60 s.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/**
 * Loaded on first use: every function is a process of its own, and only one function sends mails.
 */
const load = async () => await import('nodemailer');

type Words = Pick<StoredMail, 'to' | 'subject' | 'text' | 'html' | 'unsubscribe' | 'created_at'>;

/**
 * The connection options for a server address. Mail text and password never cross a network
 * unencrypted.
 */
export function transportOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  // A server on this machine needs no encryption and has no certificate.
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return {
    ...{ host: hostname, port: Number(port || (secure ? 465 : 587)), secure },
    ...{ requireTLS: !secure && !isHere, ignoreTLS: !secure && isHere },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...SMTP_TIMEOUTS,
    // A mail must not make nodemailer load a file or an address.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  };
}

/** The calls that the product makes to its mail server. */
export function mail({ SMTP_URL, MAIL_FROM }: SettingsOf<'mail'>) {
  const transport = transportOf(SMTP_URL);
  const domain = MAIL_FROM.split('@').at(-1)?.replace(/>$/, '');
  return {
    /**
     * Gives one mail to the server. Message-ID and date derive from the stored mail, so that a
     * repeated sending is the same mail.
     * @throws an error that `refusalOf` can read
     */
    async send({ id, to, subject, text, html, unsubscribe, created_at }: Words & { id: string }): Promise<void> {
      const { createTransport } = await load();
      const client = createTransport(transport);
      try {
        await client.sendMail({
          from: MAIL_FROM,
          to: { name: '', address: to },
          ...{ subject, text },
          // With HTML beside it the text becomes an alternative (multipart/alternative).
          ...(html !== null && { html }),
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

/**
 * Headers that let a mail program end a subscription with one POST, without opening a page (RFC
 * 2369 and RFC 8058).
 */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * nodemailer's codes for a refused mail. Other codes mean that the server failed or could not be
 * reached.
 */
const aboutTheMail = new Set<unknown>(['EENVELOPE', 'EMESSAGE']);

/**
 * Reads an error of nodemailer. `code` is the server's answer, or nodemailer's name for the error.
 * `passes` says whether the error may pass by itself. A wrong password counts as passing, because
 * an admin will correct the setting.
 */
export function refusalOf(error: unknown): { passes: boolean; code: string } {
  const { code = null, responseCode = null } =
    error instanceof Error ? (error as Error & { code?: unknown; responseCode?: unknown }) : {};
  const answer = typeof responseCode === 'number' ? responseCode : null;
  // 4yz is a transient negative completion reply (RFC 5321, 4.2.1).
  const isFinal = aboutTheMail.has(code) && (answer === null || answer >= 500);
  return { passes: !isFinal, code: String(answer ?? code ?? 'unknown') };
}
