import { createHash } from 'node:crypto';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import type { ErrorObject } from 'openai/resources/shared';
import { stripeId, unixSeconds } from '../core/ids.ts';
import type { OpenAIRequest } from './requests.ts';

/**
 * Counts about four characters a token, OpenAI's own rule of thumb. A picture counts as 765 tokens
 * (high detail, 1024 px).
 */
function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

function promptTokens(request: OpenAIRequest): number {
  return countTokens(request.prompt) + (request.hasImage ? 765 : 0);
}

/** The model's answer, and why it ends. */
export type ModelReply = { text: string; refusal: string | null; finish: 'stop' | 'length' | 'content_filter' };

/** An answer with the number of tokens that were spent on reasoning before it. */
type Given = ModelReply & { reasoning: number };

/**
 * Cuts an answer at the caller's limit. The model stops like this in the middle of a sentence, or
 * of its reasoning.
 */
function cut(request: OpenAIRequest, said: ModelReply): Given {
  const limit = request.maxTokens ?? Number.POSITIVE_INFINITY;
  const reasoning = Math.min(request.reasoning, limit);
  const room = limit - reasoning;
  if (countTokens(said.text) <= room) return { ...said, reasoning };
  return { ...said, text: said.text.slice(0, room * 4), finish: 'length', reasoning };
}

function usageOf(request: OpenAIRequest, { text, refusal, reasoning }: Given): CompletionUsage {
  const prompt_tokens = promptTokens(request);
  const completion_tokens = reasoning + countTokens(text + (refusal ?? ''));
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: reasoning,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}

/** The fields that begin every answer and every chunk of a stream. */
function head(request: OpenAIRequest) {
  return {
    id: stripeId('chatcmpl').replace('_', '-'),
    created: unixSeconds(),
    model: request.model,
    service_tier: 'default',
    system_fingerprint: `fp_${createHash('sha256').update(request.model).digest('hex').slice(0, 10)}`,
  } as const;
}

/**
 * An answer in one piece. Its type is the official SDK's, so that tsc reports a new shape there.
 */
export function chatAnswer(request: OpenAIRequest, whole: ModelReply): ChatCompletion {
  const said = cut(request, whole);
  return {
    ...head(request),
    object: 'chat.completion',
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
  } satisfies ChatCompletion;
}

/** An answer as a stream of chunks. */
export function* chatChunks(request: OpenAIRequest, whole: ModelReply): Generator<ChatCompletionChunk> {
  const said = cut(request, whole);
  const begin = { ...head(request), object: 'chat.completion.chunk' } as const;
  const chunk = (
    delta: ChatCompletionChunk.Choice.Delta,
    finish_reason: ChatCompletionChunk.Choice['finish_reason'],
  ): ChatCompletionChunk => ({
    ...begin,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(request.includesUsage ? { usage: null } : {}),
  });
  yield chunk({ role: 'assistant', content: '', refusal: null }, null);
  for (const [piece] of said.text.matchAll(/[\s\S]{1,40}/g)) yield chunk({ content: piece }, null);
  if (said.refusal !== null) yield chunk({ refusal: said.refusal }, null);
  yield chunk({}, said.finish);
  if (request.includesUsage) yield { ...begin, choices: [], usage: usageOf(request, said) };
}

export function errorAnswer(status: number, error: ErrorObject): Response {
  return Response.json({ error }, { status });
}
