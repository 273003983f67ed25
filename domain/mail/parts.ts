import type { Spray } from './look.ts';

/** A piece of a mail, of which we make both plain text and HTML. Its texts contain no markup. */
export type MailPart =
  | { readonly kind: 'title'; readonly text: string; readonly spray: Spray }
  /** `lead` is larger, `small` smaller than the rest. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly size?: 'lead' | 'small' }
  | { readonly kind: 'link'; readonly label: string; readonly address: string; readonly spray: Spray }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly MailStep[] };

/** A row of a table, with a value of one line or more. `link` leads to more, such as a map. */
export type MailFact = {
  readonly label: string;
  readonly value: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
};

type MailStep = { readonly title: string; readonly text: string };

export const plainText = (parts: readonly MailPart[]): string => parts.map(textOf).join('\n\n');

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'title':
    case 'paragraph':
      return part.text;
    case 'link':
      return `${part.label}:\n${part.address}`;
    case 'facts':
      return part.facts.map(textOfFact).join('\n');
    case 'steps':
      return [part.title, ...part.steps.map(({ title, text }, n) => `${n + 1}. ${title}: ${text}`)].join('\n');
  }
}

const textOfFact = ({ label, value, link }: MailFact) =>
  [`${label}: ${value.join('; ')}`, ...(link ? [`${link.label}: ${link.address}`] : [])].join('\n');
