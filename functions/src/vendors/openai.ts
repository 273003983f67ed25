import { completionLimit, traitsOf } from '@streetlore/domain/ai';
import type { ModelVerdict } from '@streetlore/domain/contest';
import type OpenAI from 'openai';
import type {
  ChatCompletion,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import * as z from 'zod/mini';
import type { SettingsOf } from '../base/config.ts';

export type Ai = ReturnType<typeof ai>;

/** One question to the model. */
export type ModelQuestion<Answer extends z.ZodMiniType> = {
  /** The name of the answer's schema in the request, such as `blog_post`. */
  name: string;
  /**
   * The schema of the answer. It is sent as a JSON schema, and the answer is checked against it.
   */
  answer: Answer;
  messages: ChatCompletionMessageParam[];
  /**
   * The most tokens of the answer. A longer answer is cut off and fails. The tokens that a
   * reasoning model uses before its answer come on top.
   */
  maxTokens: number;
  /** Sent only to models that accept a temperature. */
  temperature: number;
  /** Milliseconds that the caller waits at most. */
  timeout: number;
  /**
   * Called with the text so far whenever more of the answer arrives. With this callback the answer
   * is streamed.
   */
  onText?: (text: string) => void;
};

/**
 * Why there is no usable answer. `busy` and `unreachable` may pass by themselves. `rejected` will
 * not, for example with a wrong key. `refused`, `cut-off` and `malformed` are answers that cannot
 * be used but were paid for.
 */
export type AiFault = 'unreachable' | 'timeout' | 'busy' | 'rejected' | 'refused' | 'cut-off' | 'malformed';

/** A question got no usable answer. The message is for the log and for admins. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure';
  readonly fault: AiFault;
  /** Tokens that were spent on the question although it failed. */
  readonly tokens: number;

  constructor(fault: AiFault, message: string, tokens = 0, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
    this.tokens = tokens;
  }
}

/** Loaded on first use: most functions never ask OpenAI. */
const load = async () => (await import('openai')).default;

/**
 * Makes the client. It never retries by itself: the caller decides how often a question may be paid
 * for.
 */
async function connect(config: SettingsOf<'ai'>): Promise<OpenAI> {
  const Client = await load();
  return new Client({ apiKey: config.OPENAI_API_KEY, baseURL: config.OPENAI_BASE_URL, maxRetries: 0 });
}

/**
 * The reasoning effort for models that reason. Our questions need little effort, and all these
 * models accept `low`.
 */
const EFFORT = 'low' as const;

/** The time limit, in ms, of a look-up of the model itself. Nobody waits for that answer. */
const LOOK_UP_TIMEOUT = 10_000;

/**
 * The part of `GET /v1/models/{model}` that we read
 * (developers.openai.com/api/reference/resources/models).
 */
const modelSchema = z.object({ shutdown_date: z.nullish(z.iso.date()) });

/** The vendor's free model for moderation; it reads pictures and texts (developers.openai.com/api/docs/guides/moderation). */
const MODERATION_MODEL = 'omni-moderation-latest';

/** `image` is a data URL. */
export type ModerationQuestion = { text: string; image: string; timeout: number };

/** The part of the answer that we read, for each input or for all of them together. */
const moderationSchema = z.object({
  results: z
    .array(
      z.object({
        categories: z.record(z.string(), z.nullable(z.boolean())),
        category_scores: z.record(z.string(), z.nullable(z.number())),
      }),
    )
    .check(z.minLength(1)),
});

/** @throws AiFailure when the answer has no score */
function verdictOf(said: unknown): ModelVerdict {
  const { data } = moderationSchema.safeParse(said);
  const results = data?.results ?? [];
  const scores = results.flatMap(({ category_scores }) => Object.entries(category_scores));
  const [top] = scores.toSorted(([, one], [, other]) => (other ?? 0) - (one ?? 0));
  if (!top) throw new AiFailure('malformed', 'The moderation has no scores');
  const flagged = results.flatMap(({ categories }) => Object.keys(categories).filter((name) => categories[name]));
  return { top: top[0], score: Math.min(1, Math.max(0, top[1] ?? 0)), flagged: [...new Set(flagged)] };
}

/** The calls that the product makes to OpenAI: one question, one call, one checked answer. */
export function ai(config: SettingsOf<'ai'>) {
  let connected: Promise<OpenAI> | undefined;
  const client = () => {
    connected ??= connect(config);
    return connected;
  };
  return {
    /** The most tokens that the model may use on one London day. */
    dailyTokens: config.AI_DAILY_TOKENS,
    /** The configured model's name. */
    model: config.OPENAI_MODEL,
    /**
     * One call to the configured model.
     * @returns the answer, and the tokens of question and answer together
     * @throws AiFailure
     */
    async ask<Answer extends z.ZodMiniType>(
      ask: ModelQuestion<Answer>,
    ): Promise<{ value: z.output<Answer>; tokens: number }> {
      const openai = await client();
      const model = config.OPENAI_MODEL;
      const { temperature, reasons } = traitsOf(model);
      const question = {
        model,
        messages: ask.messages,
        max_completion_tokens: completionLimit(model, ask.maxTokens),
        ...(temperature && { temperature: ask.temperature }),
        ...(reasons && { reasoning_effort: EFFORT }),
        response_format: {
          type: 'json_schema',
          json_schema: { name: ask.name, strict: true, schema: jsonSchemaOf(ask.answer) },
        },
      } as const;
      // The client's own limit ends when the headers arrive. The signal also limits a body that
      // never ends.
      const limits = { timeout: ask.timeout, signal: AbortSignal.timeout(ask.timeout) };
      const { onText } = ask;
      const said = onText
        ? await listen(openai, question, limits, onText).catch(fail)
        : await openai.chat.completions.create(question, limits).then(saidIn, fail);
      return { value: parseAnswer(ask.answer, said.message, said.finish, said.tokens), tokens: said.tokens };
    },

    /**
     * Asks the moderation model about a picture, and a text unless it is empty. It costs nothing.
     * @throws AiFailure
     */
    async moderate({ text, image, timeout }: ModerationQuestion): Promise<ModelVerdict> {
      const openai = await client();
      const input = [
        ...(text === '' ? [] : [{ type: 'text' as const, text }]),
        { type: 'image_url' as const, image_url: { url: image } },
      ];
      const limits = { timeout, signal: AbortSignal.timeout(timeout) };
      const said = await openai.moderations.create({ model: MODERATION_MODEL, input }, limits).catch(fail);
      return verdictOf(said);
    },

    /**
     * Asks whether the configured model exists, and until when.
     * @returns the day on which it ends (`YYYY-MM-DD`), or null if none is announced; 'gone' when
     * the model does not exist, or no longer
     * @throws AiFailure
     */
    async lookUpModel(): Promise<{ endsOn: string | null } | 'gone'> {
      const openai = await client();
      const limits = { timeout: LOOK_UP_TIMEOUT, signal: AbortSignal.timeout(LOOK_UP_TIMEOUT) };
      const found = await openai.models.retrieve(config.OPENAI_MODEL, limits).catch((error: unknown) => {
        if (isModelMissing(error)) return null;
        throw failureOf(error);
      });
      if (!found) return 'gone';
      const model = modelSchema.safeParse(found);
      if (!model.success) throw new AiFailure('malformed', 'What is said of the model is not readable');
      return { endsOn: model.data.shutdown_date ?? null };
    },
  };
}

/** The message of the model, and why it ended. */
type Said = { message: { content: string | null; refusal?: string | null }; finish: string | null; tokens: number };

function fail(error: unknown): never {
  throw failureOf(error);
}

function saidIn({ usage, choices }: ChatCompletion): Said {
  const tokens = usage?.total_tokens ?? 0;
  const choice = choices?.[0];
  if (!choice) throw new AiFailure('malformed', 'The model answered without a choice', tokens);
  return { message: choice.message, finish: choice.finish_reason, tokens };
}

/** Streams the answer. A stream that ends without a finish reason was interrupted. */
async function listen(
  openai: OpenAI,
  question: Omit<ChatCompletionCreateParamsStreaming, 'stream'>,
  limits: { timeout: number; signal: AbortSignal },
  onText: (text: string) => void,
): Promise<Said> {
  const stream = await openai.chat.completions.create(
    { ...question, stream: true, stream_options: { include_usage: true } },
    limits,
  );
  let content = '';
  let refusal = '';
  let finish: string | null = null;
  let tokens = 0;
  for await (const { choices, usage } of stream) {
    tokens = usage?.total_tokens ?? tokens;
    const choice = choices?.[0];
    if (!choice) continue;
    finish = choice.finish_reason ?? finish;
    refusal += choice.delta?.refusal ?? '';
    if (!choice.delta?.content) continue;
    content += choice.delta.content;
    onText(content);
  }
  // The SDK ends an aborted stream as if the answer were complete.
  if (limits.signal.aborted) throw new AiFailure('timeout', 'The answer did not end in time', tokens);
  if (finish === null) throw new AiFailure('malformed', 'The answer was broken off', tokens);
  return { message: { content, refusal: refusal || null }, finish, tokens };
}

/**
 * Parses the answer in a message.
 * @throws AiFailure when the model refused, was cut off, or wrote something that does not fit the
 * schema
 */
function parseAnswer<Answer extends z.ZodMiniType>(
  schema: Answer,
  message: { content: string | null; refusal?: string | null },
  finish: string | null,
  tokens: number,
): z.output<Answer> {
  if (message.refusal || finish === 'content_filter')
    throw new AiFailure('refused', `The model refused: ${message.refusal ?? 'content filter'}`, tokens);
  if (finish === 'length') throw new AiFailure('cut-off', 'The answer was cut off at its limit of tokens', tokens);
  let json: unknown;
  try {
    json = JSON.parse(message.content ?? '');
  } catch (cause) {
    throw new AiFailure('malformed', 'The answer is not JSON', tokens, { cause });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data as z.output<Answer>;
  const issue = parsed.error.issues[0];
  throw new AiFailure('malformed', `The answer's ${issue?.path.join('.') || 'shape'}: ${issue?.message}`, tokens);
}

/**
 * Keywords that structured outputs do not accept
 * (platform.openai.com/docs/guides/structured-outputs#supported-schemas).
 */
const unsupported = new Set(['$schema', 'minLength', 'maxLength', 'default']);

function jsonSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const plain = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(plain)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([key]) => !unsupported.has(key))
              .map(([key, one]) => [key, plain(one)]),
          )
        : value;
  return plain(z.toJSONSchema(schema, { io: 'input' })) as Record<string, unknown>;
}

/** A 404 may come from any server on the way. Only this code is about the model. */
const isModelMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'model_not_found';

/** Turns an error of the client into an AiFailure, by the error's documented properties. */
function failureOf(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  const said = error instanceof Error ? error.message : String(error);
  const failure = (fault: AiFault) => new AiFailure(fault, `OpenAI: ${said}`, 0, { cause: error });
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status === 'number') return failure(status === 429 || status >= 500 ? 'busy' : 'rejected');
  const name = error instanceof Error ? error.constructor.name : '';
  if (name === 'APIUserAbortError' || /timed? ?out|aborted/i.test(said)) return failure('timeout');
  if (error instanceof SyntaxError) return failure('malformed');
  return failure('unreachable');
}
