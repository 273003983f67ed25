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
    model: 'gpt-4o',
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

test('five different titles; the same prompt gives the same ones, another gives others', async () => {
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

test('two photos under one prompt are two walls, each with one subject', async () => {
  const analyse = async (data: string) => {
    const content = [
      { type: 'text' as const, text: 'Analyse this photo, answer in JSON' },
      { type: 'image_url' as const, image_url: { url: `data:image/jpeg;base64,${data}` } },
    ];
    const answer = await openai.chat.completions.create({ model: 'gpt-4o', messages: [{ role: 'user', content }] });
    return JSON.parse(answer.choices[0]?.message.content ?? '');
  };
  const all = await Promise.all(['AAAA', 'BBBB', 'CCCC', 'DDDD'].map(analyse));
  expect(new Set(all.map(({ title }) => title)).size).toBeGreaterThan(1);
  for (const { title, description } of all) expect(description.startsWith(title.split(',')[0])).toBe(true);
});

test('streams, answers the responses API, and stops at max tokens', async () => {
  const stream = await openai.chat.completions.create({
    model: 'gpt-4o',
    messages: [{ role: 'user', content: 'Tell me' }],
    stream: true,
  });
  let streamed = '';
  for await (const chunk of stream) streamed += chunk.choices[0]?.delta.content ?? '';
  expect(streamed.length).toBeGreaterThan(500);
  const response = await openai.responses.create({ model: 'gpt-4o', input: 'Five titles about Brixton' });
  expect(response.output_text.split('\n')).toHaveLength(5);
  const short = await openai.chat.completions.create({
    model: 'gpt-4o',
    messages: [{ role: 'user', content: 'Tell me' }],
    max_tokens: 10,
  });
  expect(short.choices[0]?.finish_reason).toBe('length');
});

test('refuses a wrong key, an unknown path and a bad body', async () => {
  const stranger = new OpenAI({ apiKey: 'sk-wrong', baseURL: `${standIns.url}/openai/v1`, maxRetries: 0 });
  await expect(stranger.models.list()).rejects.toMatchObject({ status: 401 });
  await expect(openai.models.list()).rejects.toMatchObject({ status: 404 });
  await expect(openai.chat.completions.create({ model: 'gpt-4o', messages: [] })).rejects.toMatchObject({
    status: 400,
  });
});

test('faults: 500, no answer, half an answer', async () => {
  const fault = (kind: string) =>
    fetch(`${standIns.url}/faults`, { method: 'POST', body: JSON.stringify({ provider: 'openai', kind }) });
  await fault('error500');
  await expect(ask('x')).rejects.toMatchObject({ status: 500 });
  await fault('timeout');
  await expect(ask('x')).rejects.toThrow();
  await fault('malformed');
  await expect(ask('x')).rejects.toThrow();
});
