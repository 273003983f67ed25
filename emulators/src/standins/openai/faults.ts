import type { ModelFault } from '../core/faults.ts';
import type { ModelReply } from './answers.ts';
import type { OpenAIRequest } from './requests.ts';

const script = '<script>alert(1)</script> <img src=x onerror=alert(1)> [more](javascript:alert(1))';
const giveaway = 'Ask Marlon, he lives above the shop: call 07700 900 123 or write to marlon.private@mail.example.';

/** Applies a fault to the answer `whole`. Without a fault the answer stays unchanged. */
export function sayWith(
  fault: Exclude<ModelFault, 'error429'> | null,
  request: OpenAIRequest,
  whole: string,
): ModelReply {
  const said = (text: string, given: Partial<ModelReply> = {}): ModelReply => ({
    text,
    refusal: null,
    finish: 'stop',
    ...given,
  });
  switch (fault) {
    case null:
      return said(whole);
    case 'refusal':
      return said('', { refusal: "I'm sorry, I can't assist with that request." });
    case 'filter':
      return said('', { finish: 'content_filter' });
    case 'cutoff':
      return said(whole.slice(0, whole.length >> 1), { finish: 'length' });
    case 'empty':
      return said('');
    case 'prose':
      return said(
        'Sure! Here is what I came up with. London is full of colour, and I would love to tell you about it.',
      );
    case 'misfit':
      return said(JSON.stringify({ result: { text: 'London is full of colour.' } }));
    case 'script':
      return said(everyText(whole, (text) => `${script} ${text}\n\n${script}`));
    case 'phone':
      return said(everyText(whole, (text) => `${text}\n\n${giveaway}`));
    case 'echo': {
      const quoted = quotedIn(request.prompt);
      // The cut leaves room for the repeated part, because the answer has a limit.
      const room = 3000;
      return said(everyText(whole, (text) => [quoted.join(' '), text.slice(0, room), ...quoted].join('\n\n')));
    }
  }
}

/**
 * Changes every text of an answer: each string of a JSON answer, or the whole of a prose answer.
 */
function everyText(whole: string, change: (text: string) => string): string {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  try {
    return JSON.stringify(walk(JSON.parse(whole)));
  } catch {
    return change(whole);
  }
}

/** Every text that a prompt quotes, decoded if it is a JSON string. */
function quotedIn(prompt: string): string[] {
  return [...prompt.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => {
    try {
      return String(JSON.parse(text));
    } catch {
      return text.slice(1, -1);
    }
  });
}
