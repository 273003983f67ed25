import { stripeId, unixSeconds } from '../core/ids.ts';
import type { OpenAIRequest } from './requests.ts';

/** About four characters a token, OpenAI's own rule of thumb; a picture counts as 765 (high detail, 1024 px). */
function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

function promptTokens(request: OpenAIRequest): number {
  return countTokens(request.prompt) + (request.hasImage ? 765 : 0);
}

/** What the model says, and why it stops. */
export type Said = { text: string; refusal: string | null; finish: 'stop' | 'length' | 'content_filter' };

/** Cuts an answer at the caller's limit, as the model would stop in the middle of a sentence. */
function cut(request: OpenAIRequest, said: Said): Said {
  const limit = request.maxTokens;
  if (limit === null || countTokens(said.text) <= limit) return said;
  return { ...said, text: said.text.slice(0, limit * 4), finish: 'length' };
}

function usageOf(request: OpenAIRequest, { text, refusal }: Said) {
  const usage = { prompt_tokens: promptTokens(request), completion_tokens: countTokens(text + (refusal ?? '')) };
  return { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens };
}

export function chatAnswer(request: OpenAIRequest, whole: Said): object {
  const said = cut(request, whole);
  return {
    id: stripeId('chatcmpl').replace('_', '-'),
    object: 'chat.completion',
    created: unixSeconds(),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: said.refusal === null ? said.text : null,
          refusal: said.refusal,
          annotations: [],
        },
        logprobs: null,
        finish_reason: said.finish,
      },
    ],
    usage: usageOf(request, said),
    service_tier: 'default',
    system_fingerprint: null,
  };
}

export function* chatChunks(request: OpenAIRequest, whole: Said): Generator<object> {
  const said = cut(request, whole);
  const head = {
    id: stripeId('chatcmpl').replace('_', '-'),
    object: 'chat.completion.chunk',
    created: unixSeconds(),
    model: request.model,
  };
  const chunk = (delta: object, finish_reason: string | null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(request.includesUsage ? { usage: null } : {}),
  });
  yield chunk({ role: 'assistant', content: '', refusal: null }, null);
  for (const [piece] of said.text.matchAll(/[\s\S]{1,40}/g)) yield chunk({ content: piece }, null);
  if (said.refusal !== null) yield chunk({ refusal: said.refusal }, null);
  yield chunk({}, said.finish);
  if (request.includesUsage) yield { ...head, choices: [], usage: usageOf(request, said) };
}

export function responsesAnswer(request: OpenAIRequest, whole: string): object {
  const { text, finish } = cut(request, { text: whole, refusal: null, finish: 'stop' });
  const usage = { input_tokens: promptTokens(request), output_tokens: countTokens(text) };
  return {
    id: stripeId('resp'),
    object: 'response',
    created_at: unixSeconds(),
    status: finish === 'stop' ? 'completed' : 'incomplete',
    error: null,
    incomplete_details: finish === 'stop' ? null : { reason: 'max_output_tokens' },
    model: request.model,
    output: [
      {
        id: stripeId('msg'),
        type: 'message',
        status: finish === 'stop' ? 'completed' : 'incomplete',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    parallel_tool_calls: true,
    tool_choice: 'auto',
    tools: [],
    metadata: {},
    usage: {
      ...usage,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input_tokens + usage.output_tokens,
    },
  };
}

export function errorAnswer(
  status: number,
  type: string,
  message: string,
  code: string | null,
  param: string | null,
): Response {
  return Response.json({ error: { message, type, param, code } }, { status });
}
