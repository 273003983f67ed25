import OpenAI from 'openai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localVendors } from '../../config.ts';
import { type StandIns, startStandIns } from '../index.ts';

let standIns: StandIns;
let openai: OpenAI;

beforeEach(async () => {
  standIns = await startStandIns({ port: 0, reorderHoldMs: 100, timeoutMs: 50 });
  openai = new OpenAI({ apiKey: localVendors.openaiKey, baseURL: `${standIns.url}/openai/v1`, maxRetries: 0 });
});
afterEach(() => standIns.close());

const text = { type: 'string' } as const;
const postSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'content', 'excerpt', 'slug', 'tags', 'metaDescription', 'imageSearchTerm'],
  properties: {
    title: text,
    content: text,
    excerpt: text,
    slug: text,
    tags: { type: 'array', items: text },
    metaDescription: text,
    imageSearchTerm: text,
  },
};

async function ask(prompt: string, schema?: Record<string, unknown>, image = false) {
  const content = image
    ? [
        { type: 'text' as const, text: prompt },
        { type: 'image_url' as const, image_url: { url: 'data:image/jpeg;base64,/9j/4AAQ' } },
      ]
    : prompt;
  const answer = await openai.chat.completions.create({
    model: localVendors.openaiModel,
    messages: [{ role: 'user', content }],
    ...(schema && {
      response_format: { type: 'json_schema' as const, json_schema: { name: 'answer', strict: true, schema } },
    }),
  });
  expect(answer.usage?.total_tokens).toBeGreaterThan(0);
  return answer.choices[0]?.message.content ?? '';
}

test('a post obeys its schema and the lengths the product asks for', async () => {
  const post = JSON.parse(await ask('Write a post. Topic: "Murals of Brixton on a rainy day"', postSchema));
  expect(Object.keys(post)).toEqual(postSchema.required);
  const words = post.content.split(/\s+/).length;
  expect(words).toBeGreaterThan(800);
  expect(words).toBeLessThan(1_200);
  expect(post.content).toContain('Brixton');
  expect(post.title.length).toBeLessThanOrEqual(60);
  expect(post.excerpt.length).toBeLessThanOrEqual(160);
  expect(post.metaDescription.length).toBeLessThanOrEqual(160);
  expect(post.tags.length).toBeGreaterThanOrEqual(5);
  expect(post.slug).toMatch(/^[a-z0-9-]+$/);
});

test('gives five different titles, which only another prompt changes', async () => {
  const schema = {
    type: 'object',
    required: ['titles'],
    additionalProperties: false,
    properties: { titles: { type: 'array', items: text, minItems: 5, maxItems: 5 } },
  };
  const first = JSON.parse(await ask('Suggest 5 titles about Camden', schema)).titles;
  expect(new Set(first).size).toBe(5);
  expect(JSON.parse(await ask('Suggest 5 titles about Camden', schema)).titles).toEqual(first);
  expect(JSON.parse(await ask('Suggest 5 titles about Shoreditch', schema)).titles).not.toEqual(first);
  expect(JSON.parse(await ask('Reply with a JSON array of 5 titles'))).toHaveLength(5);
});

test('a photo is described as street art', async () => {
  const schema = {
    type: 'object',
    properties: {
      title: text,
      description: text,
      tags: { type: 'array', items: text },
      confidence: { type: 'number', minimum: 0, maximum: 1 },
      artist: { anyOf: [text, { type: 'null' }] },
      area: { type: 'string', enum: ['Shoreditch', 'Brixton', 'Camden', 'Hackney Wick', 'Other'] },
    },
  };
  const analysis = JSON.parse(await ask('Analyse this photo from Hackney Wick', schema, true));
  expect(analysis.title.length).toBeLessThanOrEqual(60);
  const words = analysis.description.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(100);
  expect(words).toBeLessThanOrEqual(200);
  expect(analysis.area).toBe('Hackney Wick');
  expect(analysis.confidence).toBeGreaterThan(0.5);
});

test('two photos under one prompt get two different answers, each with one subject', async () => {
  const analyse = async (data: string) => {
    const content = [
      { type: 'text' as const, text: 'Analyse this photo, answer in JSON' },
      { type: 'image_url' as const, image_url: { url: `data:image/jpeg;base64,${data}` } },
    ];
    const answer = await openai.chat.completions.create({
      model: localVendors.openaiModel,
      messages: [{ role: 'user', content }],
    });
    return JSON.parse(answer.choices[0]?.message.content ?? '');
  };
  const all = await Promise.all(['AAAA', 'BBBB', 'CCCC', 'DDDD'].map(analyse));
  expect(new Set(all.map(({ title }) => title)).size).toBeGreaterThan(1);
  for (const { title, description } of all) expect(description.startsWith(title.split(',')[0])).toBe(true);
});

test('streams, and stops at the limit of tokens', async () => {
  const stream = await openai.chat.completions.create({
    model: localVendors.openaiModel,
    messages: [{ role: 'user', content: 'Tell me' }],
    stream: true,
  });
  let streamed = '';
  for await (const chunk of stream) streamed += chunk.choices[0]?.delta.content ?? '';
  expect(streamed.length).toBeGreaterThan(500);
  const short = await openai.chat.completions.create({
    model: localVendors.openaiModel,
    messages: [{ role: 'user', content: 'Tell me' }],
    max_completion_tokens: 10,
    reasoning_effort: 'none',
  });
  expect(short.choices[0]?.finish_reason).toBe('length');
});

test('refuses a wrong key, an unknown path and a bad body', async () => {
  const stranger = new OpenAI({ apiKey: 'sk-wrong', baseURL: `${standIns.url}/openai/v1`, maxRetries: 0 });
  await expect(stranger.models.list()).rejects.toMatchObject({ status: 401 });
  await expect(openai.models.list()).rejects.toMatchObject({ status: 404 });
  await expect(openai.chat.completions.create({ model: localVendors.openaiModel, messages: [] })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
});

const question = { messages: [{ role: 'user' as const, content: 'Tell me' }] };
type Question = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'messages'>;
const control = (body: object) =>
  fetch(`${standIns.url}/control/openai/models`, { method: 'POST', body: JSON.stringify(body) });

test.each<[Question, object]>([
  [
    { model: 'gpt-5', max_tokens: 10 },
    {
      message:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      param: 'max_tokens',
      code: 'unsupported_parameter',
    },
  ],
  [
    { model: 'gpt-5', temperature: 0.7 },
    {
      message:
        "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
      param: 'temperature',
      code: 'unsupported_value',
    },
  ],
  [
    { model: 'gpt-6-luna', reasoning_effort: 'minimal' },
    {
      message:
        "Unsupported value: 'minimal' is not supported with the 'gpt-6-luna' model. Supported values are: 'none', 'low', 'medium', 'high', 'xhigh', and 'max'.",
      param: 'reasoning_effort',
      code: 'unsupported_value',
    },
  ],
  [
    { model: 'gpt-4o', reasoning_effort: 'low' },
    { message: 'Unrecognized request argument supplied: reasoning_effort', param: null, code: null },
  ],
])('refuses what the model does not take, in the vendor’s words: %j', async (given, error) => {
  const refused = openai.chat.completions.create({ ...question, ...given });
  await expect(refused).rejects.toMatchObject({ status: 400, error: { type: 'invalid_request_error', ...error } });
});

test.each<Question>([
  { model: 'gpt-4o', max_tokens: 3000, temperature: 0.7 },
  { model: 'gpt-5', max_completion_tokens: 3000, temperature: 1, reasoning_effort: 'minimal' },
  { model: 'gpt-6-luna', temperature: 0.7, reasoning_effort: 'none' },
])('takes what the model takes: %j', async (given) => {
  const { choices, usage } = await openai.chat.completions.create({ ...question, ...given });
  expect(choices[0]?.finish_reason).toBe('stop');
  expect(usage?.completion_tokens_details?.reasoning_tokens).toBe(0);
});

test('reasoning counts towards the answer’s limit, and may use all of it', async () => {
  const ask = (limit: number) =>
    openai.chat.completions.create({ ...question, model: 'gpt-6-luna', max_completion_tokens: limit });
  const whole = await ask(6000);
  const reasoned = whole.usage?.completion_tokens_details?.reasoning_tokens ?? 0;
  expect(reasoned).toBeGreaterThan(0);
  expect(whole.usage?.completion_tokens).toBeGreaterThan(reasoned);
  const { choices, usage } = await ask(600);
  expect([choices[0]?.message.content, choices[0]?.finish_reason]).toEqual(['', 'length']);
  expect(usage?.completion_tokens).toBe(600);
});

test('a model shows its last day, and is not found after that day', async () => {
  expect(await openai.models.retrieve('gpt-4o')).toMatchObject({ id: 'gpt-4o', shutdown_date: '2027-01-14' });
  expect((await openai.models.retrieve(localVendors.openaiModel)).shutdown_date).toBeNull();
  await control({ id: localVendors.openaiModel, shutdown_date: '2026-12-24' });
  expect((await openai.models.retrieve(localVendors.openaiModel)).shutdown_date).toBe('2026-12-24');
  await control({ id: localVendors.openaiModel, gone: true });
  const missing = { status: 404, code: 'model_not_found' };
  await expect(openai.models.retrieve(localVendors.openaiModel)).rejects.toMatchObject(missing);
  await expect(openai.chat.completions.create({ ...question, model: localVendors.openaiModel })).rejects.toMatchObject(
    missing,
  );
  await fetch(`${standIns.url}/control/openai/models`, { method: 'DELETE' });
  expect((await openai.models.retrieve(localVendors.openaiModel)).shutdown_date).toBeNull();
  expect((await control({ id: 'gpt-9' })).status).toBe(400);
  expect((await control({ id: 'gpt-4o', shutdown_date: 'soon' })).status).toBe(400);
});

test('the faults give a 500, no answer and half an answer', async () => {
  const fault = (kind: string) =>
    fetch(`${standIns.url}/faults`, { method: 'POST', body: JSON.stringify({ provider: 'openai', kind }) });
  await fault('error500');
  await expect(ask('x')).rejects.toMatchObject({ status: 500 });
  await fault('timeout');
  await expect(ask('x')).rejects.toThrow();
  await fault('malformed');
  await expect(ask('x')).rejects.toThrow();
});

test('a second opinion is the tester’s, else the table’s, else a guess or talk by its length', async () => {
  const opinions = `${standIns.url}/control/openai/opinions`;
  const opinionOn = async (said: string) => {
    const answer = await openai.chat.completions.create({
      model: localVendors.openaiModel,
      messages: [{ role: 'user', content: JSON.stringify({ clue: null, question: null, text: said }) }],
      response_format: { type: 'json_schema', json_schema: { name: 'second_opinion', strict: true, schema: {} } },
    });
    return JSON.parse(answer.choices[0]?.message.content ?? '');
  };
  const usual = { plea: null, fact: null, language: 'en' };
  expect(await opinionOn('heron')).toEqual({ ...usual, kind: 'guess' });
  expect(await opinionOn('we had the best pie ever')).toEqual({ ...usual, kind: 'talk' });
  expect(await opinionOn('er hatte einen Herzinfarkt')).toEqual({ ...usual, kind: 'danger', language: 'de' });
  await fetch(opinions, { method: 'POST', body: JSON.stringify({ text: 'Heron', opinion: { kind: 'abuse' } }) });
  expect(await opinionOn('heron')).toEqual({ ...usual, kind: 'abuse' });
  await fetch(opinions, { method: 'DELETE' });
  expect(await opinionOn('heron')).toEqual({ ...usual, kind: 'guess' });
});

const photo = { type: 'image_url' as const, image_url: { url: 'data:image/webp;base64,UklGRg==' } };
const moderate = (text: string) =>
  openai.moderations.create({ model: 'omni-moderation-latest', input: [{ type: 'text', text }, photo] });
const post = (path: string, body: object) =>
  fetch(`${standIns.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a photo is found harmless, or gets the verdict that a tester has scripted for its texts', async () => {
  expect((await moderate('A heron')).results[0]).toMatchObject({ flagged: false, categories: { violence: false } });
  await post('/control/openai/verdicts', { about: 'brawl', scores: { violence: 0.93 } });
  const [verdict] = (await moderate('A brawl at the lock')).results;
  expect(verdict).toMatchObject({ flagged: true, categories: { violence: true }, category_scores: { violence: 0.93 } });
  expect((await moderate('A heron')).results[0]?.flagged).toBe(false);
});

test('a moderation may find too many questions, and answer without a result', async () => {
  for (const kind of ['error429', 'misfit']) await post('/faults', { provider: 'openai', kind });
  await expect(moderate('A heron')).rejects.toMatchObject({ status: 429 });
  expect((await moderate('A heron')).results).toEqual([]);
  await expect(openai.moderations.create({ model: 'text-moderation-latest', input: [photo] })).rejects.toMatchObject({
    status: 400,
  });
});
