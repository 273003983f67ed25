/**
 * Reads a mail as far as the product's own plain-text mails need (RFC 5322, RFC 2045 and RFC 2047).
 */
export function readMail(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  // A header may continue on the next line, which then begins with a blank.
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const header = (name: string) => headers.get(name) ?? '';
  const text = decode(rest.join('\r\n\r\n'), header('content-transfer-encoding')).replace(/\r\n/g, '\n').trim();
  return {
    to: header('to').replace(/^.*<|>$/g, ''),
    from: header('from'),
    subject: words(header('subject')),
    date: header('date'),
    message_id: header('message-id'),
    list_unsubscribe: headers.get('list-unsubscribe') ?? null,
    list_unsubscribe_post: headers.get('list-unsubscribe-post') ?? null,
    text,
    /** The first web address in the text: the page that the mail asks its reader to open. */
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? null,
  };
}

function decode(body: string, encoding: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding.toLowerCase() === 'quoted-printable' ? quotedPrintable(body.replace(/=\r\n/g, '')) : body;
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Decodes the encoded words of a header: `=?UTF-8?Q?caf=C3=A9?=`. */
const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, coded: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : quotedPrintable(coded.replaceAll('_', ' ')),
    );
