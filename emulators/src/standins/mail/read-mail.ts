/**
 * Reads a mail as far as the product's own mails need: plain text, or plain text and HTML as
 * alternatives (RFC 5322, RFC 2045, RFC 2046 and RFC 2047).
 */
export function readMail(raw: string) {
  const { headers, body } = entity(raw);
  const header = (name: string) => headers.get(name) ?? '';
  const [, boundary] = /^multipart\/alternative;.*boundary="([^"]+)"/i.exec(header('content-type')) ?? [];
  const parts = boundary === undefined ? [{ headers, body }] : partsOf(body, boundary);
  const as = (type: string) => {
    const part = parts.find((one) => (one.headers.get('content-type') ?? 'text/plain').startsWith(type));
    return (
      part &&
      decode(part.body, part.headers.get('content-transfer-encoding') ?? '')
        .replace(/\r\n/g, '\n')
        .trim()
    );
  };
  const text = as('text/plain') ?? '';
  return {
    to: header('to').replace(/^.*<|>$/g, ''),
    from: header('from'),
    subject: words(header('subject')),
    date: header('date'),
    message_id: header('message-id'),
    list_unsubscribe: headers.get('list-unsubscribe') ?? null,
    list_unsubscribe_post: headers.get('list-unsubscribe-post') ?? null,
    text,
    /** Null for a mail of plain text only. */
    html: as('text/html') ?? null,
    /** The first web address in the text: the page that the mail asks its reader to open. */
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? null,
  };
}

/** A mail, or one of its parts: its headers by their names in lower case, and what follows them. */
function entity(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  // A header may continue on the next line, which then begins with a blank.
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .trim()
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, body: raw.slice(end + 4) };
}

/** The parts between the boundary's lines. What stands before the first and after the last is none. */
const partsOf = (body: string, boundary: string) => body.split(`--${boundary}`).slice(1, -1).map(entity);

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
