import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type * as z from 'zod/mini';
import { boundary, type StandInEnv } from '../core/boundary.ts';
import { modelFaults, saidIn } from '../core/faults.ts';
import type { StandInState } from '../core/state.ts';
import { chatAnswer, chatChunks, errorAnswer } from './answers.ts';
import { compose } from './compose.ts';
import { sayWith } from './faults.ts';
import { type Models, missing, modelAnswer, refusalOf } from './models.ts';
import { OPINION, type Opinions, textIn } from './opinions.ts';
import { chatSchema, type OpenAIRequest, promptOfChat } from './requests.ts';
import { moderationSchema, type Verdicts } from './verdicts.ts';

/** OpenAI's chat completions, its moderation and its list of models, behind a bearer key. */
export function openaiRoutes(
  state: StandInState,
  models: Models,
  opinions: Opinions,
  verdicts: Verdicts,
): Hono<StandInEnv> {
  const answerTo = (request: OpenAIRequest) =>
    request.schemaName === OPINION ? JSON.stringify(opinions.on(textIn(request.prompt))) : compose(request);
  const app = new Hono<StandInEnv>();
  app.use('/openai/*', boundary('openai', state, serverError, true));
  app.use('/openai/*', async (c, next) => {
    const key = c.req.header('authorization')?.replace(/^Bearer /i, '');
    if (key === state.settings.vendors.openaiKey) return next();
    const message = key ? `Incorrect API key provided: ${key.slice(0, 6)}****.` : "You didn't provide an API key.";
    return errorAnswer(401, { message, type: 'invalid_request_error', param: null, code: 'invalid_api_key' });
  });

  app.post('/openai/v1/chat/completions', async (c) => {
    const body = await c.req.text();
    const parsed = parse(chatSchema, body);
    if ('refusal' in parsed) return parsed.refusal;
    const { model: id } = parsed.value;
    const model = models.find(id);
    if (!model) return errorAnswer(404, missing(id));
    const refusal = refusalOf(id, model, parsed.value);
    if (refusal) return errorAnswer(400, refusal);
    const request = promptOfChat(parsed.value, model);
    const fault =
      modelFaults.find((kind) => state.faults.take('openai', kind, saidIn(new URL(c.req.url), body))) ?? null;
    if (fault === 'error429') return tooMany();
    const said = sayWith(fault, request, answerTo(request));
    if (!parsed.value.stream) return c.json(chatAnswer(request, said));
    return streamSSE(c, async (stream) => {
      for (const chunk of chatChunks(request, said)) await stream.writeSSE({ data: JSON.stringify(chunk) });
      await stream.writeSSE({ data: '[DONE]' });
    });
  });

  app.post('/openai/v1/moderations', async (c) => {
    const body = await c.req.text();
    const parsed = parse(moderationSchema, body);
    if ('refusal' in parsed) return parsed.refusal;
    const hit = (kind: 'error429' | 'misfit') => state.faults.take('openai', kind, saidIn(new URL(c.req.url), body));
    if (hit('error429')) return tooMany();
    const verdict = verdicts.on(parsed.value);
    return c.json(hit('misfit') ? { ...verdict, results: [] } : verdict);
  });

  app.get('/openai/v1/models/:id', (c) => {
    const id = c.req.param('id');
    const model = models.find(id);
    return model ? c.json(modelAnswer(id, model)) : errorAnswer(404, missing(id));
  });

  app.all('/openai/*', (c) =>
    errorAnswer(404, {
      message: `Invalid URL (${c.req.method} ${c.req.path.replace('/openai', '')})`,
      type: 'invalid_request_error',
      param: null,
      code: null,
    }),
  );
  return app;
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): { value: z.output<Schema> } | { refusal: Response } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const message = 'We could not parse the JSON body of your request.';
    return { refusal: errorAnswer(400, { message, type: 'invalid_request_error', param: null, code: null }) };
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { value: parsed.data };
  const issue = parsed.error.issues[0];
  const param = issue?.path.join('.') || null;
  const message = `Invalid value for '${param}': ${issue?.message}`;
  return { refusal: errorAnswer(400, { message, type: 'invalid_request_error', param, code: 'invalid_value' }) };
}

function tooMany(): Response {
  const message = 'Rate limit reached for requests. Please try again later.';
  return errorAnswer(429, { message, type: 'requests', param: null, code: 'rate_limit_exceeded' });
}

function serverError(): Response {
  const message = 'The server had an error while processing your request. Sorry about that!';
  return errorAnswer(500, { message, type: 'server_error', param: null, code: null });
}
