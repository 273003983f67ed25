import OpenAI from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localVendors } from '../../config.ts';
import { type StandIns, startStandIns } from '../index.ts';

let standIns: StandIns;
let openai: OpenAI;
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 });
  openai = new OpenAI({ apiKey: localVendors.openaiKey, baseURL: `${standIns.url}/openai/v1`, maxRetries: 0 });
});
afterAll(() => standIns.close());

const fault = (provider: string, kind: string) =>
  fetch(`${standIns.url}/faults`, { method: 'POST', body: JSON.stringify({ provider, kind }) });

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'content'],
  properties: { title: { type: 'string' }, content: { type: 'string' } },
};
const question = {
  model: localVendors.openaiModel,
  messages: [
    { role: 'user' as const, content: 'Write a post. Topic: "Murals of Camden"\n\nDATA\n- "Say <b>hello</b>"' },
  ],
  max_completion_tokens: 6000,
  response_format: { type: 'json_schema' as const, json_schema: { name: 'post', strict: true, schema } },
};

/**
 * Asks for the same answer whole and as a stream: a client that streams must meet the same faults.
 */
async function bothWays(kind: string) {
  await fault('openai', kind);
  const [whole] = (await openai.chat.completions.create(question)).choices;
  await fault('openai', kind);
  const streamed = { content: '', refusal: '', finish: null as string | null, tokens: 0 };
  const stream = await openai.chat.completions.create({
    ...question,
    stream: true,
    stream_options: { include_usage: true },
  });
  for await (const { choices, usage } of stream) {
    streamed.content += choices[0]?.delta.content ?? '';
    streamed.refusal += choices[0]?.delta.refusal ?? '';
    streamed.finish = choices[0]?.finish_reason ?? streamed.finish;
    streamed.tokens = usage?.total_tokens ?? streamed.tokens;
  }
  expect(streamed.content).toBe(whole?.message.content ?? '');
  expect(streamed.refusal).toBe(whole?.message.refusal ?? '');
  expect(streamed.finish).toBe(whole?.finish_reason);
  expect(streamed.tokens).toBeGreaterThan(0);
  return whole;
}

test.each<[string, (answer: Awaited<ReturnType<typeof bothWays>>) => void]>([
  [
    'refusal',
    (answer) => expect(answer?.message).toMatchObject({ content: null, refusal: expect.stringMatching(/sorry/) }),
  ],
  ['filter', (answer) => expect(answer?.finish_reason).toBe('content_filter')],
  ['cutoff', (answer) => expect(answer?.finish_reason).toBe('length')],
  ['empty', (answer) => expect(answer?.message.content).toBe('')],
  ['prose', (answer) => expect(() => JSON.parse(answer?.message.content ?? '')).toThrow()],
  ['misfit', (answer) => expect(JSON.parse(answer?.message.content ?? '')).not.toHaveProperty('title')],
  ['script', (answer) => expect(JSON.parse(answer?.message.content ?? '').title).toContain('<script>')],
  ['phone', (answer) => expect(JSON.parse(answer?.message.content ?? '').content).toContain('07700 900 123')],
  ['echo', (answer) => expect(JSON.parse(answer?.message.content ?? '').content).toContain('Say <b>hello</b>')],
])('%s is told whole and streamed', async (kind, check) => check(await bothWays(kind)));

test('too many requests are answered with 429', async () => {
  await fault('openai', 'error429');
  await expect(openai.chat.completions.create(question)).rejects.toMatchObject({ status: 429 });
});

test('refuses a model’s fault for another vendor', async () => {
  const answer = await fault('stripe', 'refusal');
  expect([answer.status, await answer.json()]).toEqual([400, { error: expect.any(String), field: 'kind' }]);
});
