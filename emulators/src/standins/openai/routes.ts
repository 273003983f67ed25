import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type * as z from 'zod/mini';
import { boundary, type StandInEnv } from '../core/boundary.ts';
import type { Desk } from '../core/desk.ts';
import { modelFaults } from '../core/faults.ts';
import { chatAnswer, chatChunks, errorAnswer, responsesAnswer } from './answers.ts';
import { compose } from './compose.ts';
import { sayWith } from './faults.ts';
import { chatSchema, promptOfChat, promptOfResponses, responsesSchema } from './requests.ts';

/** OpenAI's chat completions and responses, behind a bearer key. */
export function openaiRoutes(desk: Desk): Hono<StandInEnv> {
  const app = new Hono<StandInEnv>();
  app.use('/openai/*', boundary('openai', desk, serverError, true));
  app.use('/openai/*', async (c, next) => {
    const key = c.req.header('authorization')?.replace(/^Bearer /i, '');
    if (key === desk.settings.vendors.openaiKey) return next();
    const message = key ? `Incorrect API key provided: ${key.slice(0, 6)}****.` : "You didn't provide an API key.";
    return errorAnswer(401, 'invalid_request_error', message, 'invalid_api_key', null);
  });

  app.post('/openai/v1/chat/completions', async (c) => {
    const parsed = parse(chatSchema, await c.req.text());
    if ('refusal' in parsed) return parsed.refusal;
    const request = promptOfChat(parsed.value);
    const fault = modelFaults.find((kind) => desk.faults.take('openai', kind)) ?? null;
    if (fault === 'error429') return tooMany();
    const said = sayWith(fault, request, compose(request));
    if (!parsed.value.stream) return c.json(chatAnswer(request, said));
    return streamSSE(c, async (stream) => {
      for (const chunk of chatChunks(request, said)) await stream.writeSSE({ data: JSON.stringify(chunk) });
      await stream.writeSSE({ data: '[DONE]' });
    });
  });

  app.post('/openai/v1/responses', async (c) => {
    const parsed = parse(responsesSchema, await c.req.text());
    if ('refusal' in parsed) return parsed.refusal;
    const request = promptOfResponses(parsed.value);
    return c.json(responsesAnswer(request, compose(request)));
  });

  app.all('/openai/*', (c) =>
    errorAnswer(
      404,
      'invalid_request_error',
      `Invalid URL (${c.req.method} ${c.req.path.replace('/openai', '')})`,
      null,
      null,
    ),
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
    return { refusal: errorAnswer(400, 'invalid_request_error', message, null, null) };
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { value: parsed.data };
  const issue = parsed.error.issues[0];
  const param = issue?.path.join('.') || null;
  return {
    refusal: errorAnswer(
      400,
      'invalid_request_error',
      `Invalid value for '${param}': ${issue?.message}`,
      'invalid_value',
      param,
    ),
  };
}

function tooMany(): Response {
  const message = 'Rate limit reached for requests. Please try again later.';
  return errorAnswer(429, 'requests', message, 'rate_limit_exceeded', null);
}

function serverError(): Response {
  return errorAnswer(
    500,
    'server_error',
    'The server had an error while processing your request. Sorry about that!',
    null,
    null,
  );
}
