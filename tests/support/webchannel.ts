/** A message of the Listen stream, in either direction, as protobuf's JSON. */
export type ChannelMessage = Record<string, unknown>;

/**
 * Reads one WebChannel response as it streams in. Its pieces are `<length in UTF-16
 * units>\n<JSON>`, and each JSON is a list of `[number, [message, …]]`.
 * @returns a function that takes the text and passes every message to `onMessage`
 */
export function webChannelReader(onMessage: (message: ChannelMessage) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    rest += text;
    for (;;) {
      const line = /^(\d+)\n/.exec(rest);
      if (!line) return;
      const begin = line[0].length;
      const end = begin + Number(line[1]);
      if (rest.length < end) return;
      for (const message of messagesOf(JSON.parse(rest.slice(begin, end)))) onMessage(message);
      rest = rest.slice(end);
    }
  };
}

/** The messages of a channel's envelope, without control messages (`["c", …]`, `["noop"]`). */
function messagesOf(envelope: unknown): ChannelMessage[] {
  if (!Array.isArray(envelope)) return [];
  return envelope
    .flatMap((entry: unknown) => (Array.isArray(entry) && Array.isArray(entry[1]) ? (entry[1] as unknown[]) : []))
    .filter((message): message is ChannelMessage => message !== null && typeof message === 'object');
}

/**
 * The messages in a posted form, each as its own object, and the number of messages that the
 * channel has been sent up to this form.
 */
export function readForm(form: string): { messages: ChannelMessage[]; sent: number } {
  const fields = new URLSearchParams(form);
  const messages = [...fields].filter(([name]) => /^req\d+___data__$/.test(name));
  return {
    messages: messages.map(([, message]) => JSON.parse(message) as ChannelMessage),
    sent: Number(fields.get('ofs') ?? 0) + Number(fields.get('count') ?? 0),
  };
}

/**
 * The session that the answer to a channel's first request opens; undefined in any other answer.
 */
export const openedSession = (answer: string): string | undefined => /\["c","([^"]+)"/.exec(answer)?.[1];
