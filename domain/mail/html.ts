import { escapeHtml as esc } from '../html/index.ts';
import { signature, type Trader } from '../trader/index.ts';
import { sprayColour, styles } from './look.ts';
import type { MailFact, MailPart } from './parts.ts';

/** A table of the layout. Some mail programs lay out nothing but tables. */
const TABLE = 'table role="presentation" cellpadding="0" cellspacing="0" border="0"';

export const htmlRows = (parts: readonly MailPart[]): string => parts.map(rowOf).join('\n');

const row = (content: string, style: string = styles.part, attributes = '') =>
  `<tr><td${attributes} style="${style}">${content}</td></tr>`;

function rowOf(part: MailPart): string {
  switch (part.kind) {
    case 'title':
      return row(
        `<h1 style="${styles.title}">${esc(part.text)}</h1>`,
        `background:${sprayColour(part.spray)}`,
        ` bgcolor="${sprayColour(part.spray)}"`,
      );
    case 'paragraph':
      return row(`<p style="${styles[part.size ?? 'paragraph']}">${esc(part.text)}</p>`);
    case 'link':
      return row(
        `<${TABLE}><tr><td bgcolor="${sprayColour(part.spray)}" style="${styles.button};background:${sprayColour(part.spray)}">${anchor(part, styles.pressed)}</td></tr></table>`,
      );
    case 'facts':
      return row(`<${TABLE} width="100%" style="${styles.facts}">${part.facts.map(factRow).join('')}</table>`);
    case 'steps':
      return row(
        `<h2 style="${styles.heading}">${esc(part.title)}</h2><${TABLE} width="100%">${part.steps
          .map(
            ({ title, text }, n) =>
              `<tr><td valign="top" style="${styles.number}">${n + 1}</td><td style="${styles.step}"><strong>${esc(title)}</strong><br>${esc(text)}</td></tr>`,
          )
          .join('')}</table>`,
      );
  }
}

const factRow = ({ label, value, link }: MailFact) =>
  `<tr><td valign="top" style="${styles.label}">${esc(label)}</td><td valign="top" style="${styles.value}">${value.map(esc).join('<br>')}${
    link ? `<br>${anchor(link, styles.link)}` : ''
  }</td></tr>`;

const anchor = ({ label, address }: { label: string; address: string }, style: string) =>
  `<a href="${esc(address)}" rel="noreferrer" style="${style}">${esc(label)}</a>`;

/**
 * A whole mail, signed by the trader. The mail loads nothing, so we do not learn who opened it.
 * @param rows from `htmlRows`
 */
export const htmlMail = (subject: string, rows: string, trader: Trader): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${esc(subject)}</title>
</head>
<body style="${styles.body}">
<${TABLE} width="100%" style="${styles.around}"><tr><td align="center" style="padding:16px 10px">
<${TABLE} width="600" align="center" style="${styles.sheet}">
${row(`<span style="${styles.logo}">Street<span style="${styles.lore}">lore</span></span>`, styles.head)}
${rows}
${row(signature(trader).map(esc).join('<br>'), styles.foot)}
</table>
</td></tr></table>
</body>
</html>
`;
