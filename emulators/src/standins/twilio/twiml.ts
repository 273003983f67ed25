const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/**
 * The texts that a TwiML answer asks to send: each `<Message>`, with or without a `<Body>` inside.
 */
export function repliesIn(twiml: string): string[] {
  return [...twiml.matchAll(/<Message\b[^>]*>([\s\S]*?)<\/Message>/g)]
    .map(([, inner = '']) => (/<Body>([\s\S]*?)<\/Body>/.exec(inner)?.[1] ?? inner).trim())
    .map((text) => text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity))
    .filter((text) => text !== '');
}
