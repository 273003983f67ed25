import { postQuestion } from '@streetlore/domain/blog/writing';
import { analysisAnswerSchema } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { localVendors } from '@streetlore/emulators/config';
import { startStandIns } from '@streetlore/emulators/standins/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askWithinBudget } from '../../../functions/src/budgets/ai-budget.ts';
import { photoPrompt } from '../../../functions/src/contest/analyze-photo.ts';
import type { ModelQuestion } from '../../../functions/src/vendors/openai.ts';
import { aJpeg } from '../../support/photos.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { callsTo, forget } from './queue.ts';

let standIns: Awaited<ReturnType<typeof startStandIns>>;
let services: TestServices;
beforeAll(async () => {
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
  services = testServices('demo-models', { standIns: standIns.url });
});
beforeEach(() => Promise.all([services.clear(), forget(standIns.url)]));
afterAll(async () => {
  await services.end();
  await standIns.close();
});

const article = { ...postQuestion({ topic: 'Canal walls', tone: 'Calm' }), timeout: 5_000 };
const photo = async () => ({
  name: 'street_art_photo',
  answer: analysisAnswerSchema,
  messages: photoPrompt(await aJpeg()),
  maxTokens: 600,
  temperature: 0.7,
  timeout: 5_000,
});
const spent = async () => Number((await services.db.doc(documents.aiUsage).get()).get('tokens') ?? 0);

describe.each(['gpt-4o', 'gpt-4.1', 'gpt-5', 'gpt-6-astra', 'a default'])('%s', (named) => {
  const model = named === 'a default' ? localVendors.openaiModel : named;
  /** The product configured for the model. */
  let own: TestServices;
  beforeAll(() => {
    own = testServices('demo-models', { standIns: standIns.url, written: { OPENAI_MODEL: model } });
  });
  afterAll(() => own.end());

  test('writes an article, whole and streamed', async () => {
    const { value, tokens } = await own.ai.ask(article);
    expect(value.content.split(/\s+/).length).toBeGreaterThan(700);
    expect(tokens).toBeGreaterThan(1000);
    const pieces: string[] = [];
    const streamed = await own.ai.ask({ ...article, onText: (text) => pieces.push(text) });
    expect(streamed.value).toEqual(value);
    expect(pieces.length).toBeGreaterThan(1);
  });

  test('looks at a photo', async () => {
    const { value } = await own.ai.ask(await photo());
    expect(value.title).toBeTruthy();
  });

  test('reserves all of the day’s tokens that it may take, including those for reasoning', async () => {
    for (const ask of [article, await photo()] as ModelQuestion<typeof article.answer>[]) {
      await forget(standIns.url);
      const before = await spent();
      let reservation = 0;
      const ai: TestServices['ai'] = {
        ...own.ai,
        async ask(question) {
          reservation = (await spent()) - before;
          return await own.ai.ask(question);
        },
      };
      await askWithinBudget({ ...own, ai }, ask);
      const taken = (await spent()) - before;
      const [call] = await callsTo(standIns.url);
      expect(reservation).toBeGreaterThan(JSON.parse(call?.body ?? '').max_completion_tokens);
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThan(reservation);
    }
  });
});

test('does not ask a model again after it has ended', async () => {
  const old = testServices('demo-models', { standIns: standIns.url, written: { OPENAI_MODEL: 'gpt-3.5-turbo' } });
  await expect(old.ai.ask(article)).rejects.toMatchObject({ fault: 'rejected' });
  await old.end();
});
