import * as z from 'zod/mini';
import { type OfferedModel, reasoningOf } from './models.ts';

/** The JSON Schema that an answer must fit, as far as structured outputs allow a schema. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  definitions?: Record<string, JsonSchema>;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};

/** The parts of a request that the answer depends on. */
export type OpenAIRequest = {
  model: string;
  prompt: string;
  hasImage: boolean;
  /** The whole request, pictures included: two photos under one prompt get two answers. */
  seed: string;
  schema: JsonSchema | null;
  /** The name of the schema; null without one. */
  schemaName: string | null;
  wantsJson: boolean;
  maxTokens: number | null;
  reasoning: number;
  /** Whether a stream ends with the number of tokens used. */
  includesUsage: boolean;
};

const schemaShape = z.record(z.string(), z.unknown());
const part = z.looseObject({ type: z.string(), text: z.optional(z.string()), image_url: z.optional(z.unknown()) });
const content = z.union([z.string(), z.array(part), z.null()]);

export const chatSchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.optional(content) })).check(z.minLength(1)),
  stream: z.optional(z.nullable(z.boolean())),
  stream_options: z.optional(z.nullable(z.looseObject({ include_usage: z.optional(z.boolean()) }))),
  max_tokens: z.optional(z.nullable(z.int())),
  max_completion_tokens: z.optional(z.nullable(z.int())),
  reasoning_effort: z.optional(z.nullable(z.string())),
  temperature: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(2)))),
  response_format: z.optional(
    z.union([
      z.looseObject({
        type: z.literal('json_schema'),
        json_schema: z.looseObject({ name: z.string(), schema: schemaShape }),
      }),
      z.looseObject({ type: z.enum(['text', 'json_object']) }),
    ]),
  ),
});

export function promptOfChat(body: z.infer<typeof chatSchema>, model: OfferedModel): OpenAIRequest {
  const format = body.response_format;
  const named =
    format?.type === 'json_schema' && 'json_schema' in format
      ? (format.json_schema as { name: string; schema: JsonSchema })
      : null;
  return {
    model: body.model,
    ...readContents(body.messages.map((message) => message.content ?? null)),
    schema: named?.schema ?? null,
    schemaName: named?.name ?? null,
    wantsJson: format !== undefined && format.type !== 'text',
    maxTokens: body.max_completion_tokens ?? body.max_tokens ?? null,
    reasoning: reasoningOf(model, body),
    includesUsage: body.stream_options?.include_usage ?? false,
  };
}

type Content = z.infer<typeof content>;

function readContents(contents: readonly Content[]): Pick<OpenAIRequest, 'prompt' | 'hasImage' | 'seed'> {
  const parts = contents.flatMap((one) =>
    one === null ? [] : typeof one === 'string' ? [{ type: 'text', text: one }] : one,
  );
  return {
    prompt: parts.map(({ text }) => text ?? '').join('\n'),
    hasImage: parts.some(({ type }) => type === 'image_url'),
    seed: JSON.stringify(parts),
  };
}
