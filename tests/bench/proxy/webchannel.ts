/**
 * Reads one WebChannel response as it streams in: pieces of `<length in UTF-16 units>\n<JSON>`, each JSON a list of
 * `[number, [message, …]]`. Answers a function that takes the text and hands on every message.
 */
export function webChannelReader(heard: (message: Record<string, unknown>) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    rest += text;
    for (;;) {
      const line = /^(\d+)\n/.exec(rest);
      if (!line) return;
      const begin = line[0].length;
      const end = begin + Number(line[1]);
      if (rest.length < end) return;
      for (const message of messagesOf(JSON.parse(rest.slice(begin, end)))) heard(message);
      rest = rest.slice(end);
    }
  };
}

/** The messages of a channel's envelope, control messages (`["c", …]`, `["noop"]`) left out. */
function messagesOf(envelope: unknown): Record<string, unknown>[] {
  if (!Array.isArray(envelope)) return [];
  return envelope
    .flatMap((entry: unknown) => (Array.isArray(entry) && Array.isArray(entry[1]) ? (entry[1] as unknown[]) : []))
    .filter((message): message is Record<string, unknown> => message !== null && typeof message === 'object');
}
