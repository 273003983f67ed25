import type { Model } from 'openai/resources/models';
import type { ErrorObject, ReasoningEffort } from 'openai/resources/shared';

type Effort = NonNullable<ReasoningEffort>;

/** What a model accepts, and when the model ends. */
export type OfferedModel = {
  /** Whole seconds since 1970, of about the day when the model came out. */
  created: number;
  /** The last day of the model, `YYYY-MM-DD`; null while no end is announced. */
  shutdownDate: string | null;
  /** The efforts of reasoning that the model accepts; empty for a model that does not reason. */
  efforts: readonly Effort[];
};

const seconds = (day: string) => Date.parse(day) / 1000;

/** The effort of a model that reasons, for a request that names no effort. */
const USUAL: Effort = 'medium';
const none: readonly Effort[] = [];
const upTo5: readonly Effort[] = ['minimal', 'low', 'medium', 'high'];
const luna: readonly Effort[] = ['none', 'low', 'medium', 'high', 'xhigh', 'max'];
const always: readonly Effort[] = ['low', 'medium', 'high', 'xhigh'];

/**
 * Some of OpenAI's models. The last days are from developers.openai.com/api/docs/deprecations, the
 * efforts from each model's page. This is the vendor's table: tests compare the product's own table
 * (domain/ai) with it.
 */
const offered: Record<string, OfferedModel> = {
  'gpt-4o': { created: seconds('2024-05-13'), shutdownDate: '2027-01-14', efforts: none },
  'gpt-4o-mini': { created: seconds('2024-07-18'), shutdownDate: '2027-01-14', efforts: none },
  'gpt-4.1': { created: seconds('2025-04-14'), shutdownDate: '2027-01-14', efforts: none },
  'gpt-4.1-mini': { created: seconds('2025-04-14'), shutdownDate: '2027-01-14', efforts: none },
  'gpt-5': { created: seconds('2025-08-07'), shutdownDate: '2026-12-11', efforts: upTo5 },
  'gpt-5-mini': { created: seconds('2025-08-07'), shutdownDate: '2026-12-11', efforts: upTo5 },
  'gpt-6-luna': { created: seconds('2026-09-22'), shutdownDate: null, efforts: luna },
  'gpt-6-astra': { created: seconds('2026-09-02'), shutdownDate: null, efforts: always },
};

type ModelChange = { id: string; shutdownDate?: string | null; gone: boolean };

export type Models = {
  find(id: string): OfferedModel | undefined;
  list(): Record<string, OfferedModel>;
  /** False when there is no such model. */
  change(change: ModelChange): boolean;
  restore(): void;
};

/** Makes the list of offered models, which a tester can change. */
export function createModels(): Models {
  let models = new Map(Object.entries(offered));
  return {
    find: (id) => models.get(id),
    list: () => Object.fromEntries(models),
    change({ id, shutdownDate, gone }) {
      const model = models.get(id);
      if (!model) return false;
      if (gone) models.delete(id);
      else if (shutdownDate !== undefined) models.set(id, { ...model, shutdownDate });
      return true;
    },
    restore() {
      models = new Map(Object.entries(offered));
    },
  };
}

/** A model as `GET /v1/models/{id}` shows it. */
export function modelAnswer(id: string, { created, shutdownDate }: OfferedModel): Model {
  return { id, object: 'model', created, owned_by: 'system', shutdown_date: shutdownDate };
}

/** The parameters of a question that not every model takes. */
export type Asked = {
  max_tokens?: number | null | undefined;
  temperature?: number | null | undefined;
  reasoning_effort?: string | null | undefined;
};

const isOf = (efforts: readonly Effort[], effort: string): effort is Effort =>
  (efforts as readonly string[]).includes(effort);

function effortOf({ efforts }: OfferedModel, { reasoning_effort }: Asked): Effort {
  if (efforts.length === 0) return 'none';
  return reasoning_effort && isOf(efforts, reasoning_effort) ? reasoning_effort : USUAL;
}

const invalid = 'invalid_request_error';

/** The vendor's error for a parameter that this model does not accept; null when it accepts all. */
export function refusalOf(id: string, model: OfferedModel, asked: Asked): ErrorObject | null {
  const { efforts } = model;
  const { max_tokens, temperature, reasoning_effort } = asked;
  if (typeof reasoning_effort === 'string' && efforts.length === 0) {
    const message = 'Unrecognized request argument supplied: reasoning_effort';
    return { message, type: invalid, param: null, code: null };
  }
  if (typeof reasoning_effort === 'string' && !isOf(efforts, reasoning_effort)) {
    const values = efforts.map((effort) => `'${effort}'`);
    const message = `Unsupported value: '${reasoning_effort}' is not supported with the '${id}' model. Supported values are: ${values.slice(0, -1).join(', ')}, and ${values.at(-1)}.`;
    return { message, type: invalid, param: 'reasoning_effort', code: 'unsupported_value' };
  }
  if (typeof max_tokens === 'number' && efforts.length > 0) {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    return { message, type: invalid, param: 'max_tokens', code: 'unsupported_parameter' };
  }
  if (typeof temperature === 'number' && temperature !== 1 && effortOf(model, asked) !== 'none') {
    const message = `Unsupported value: 'temperature' does not support ${temperature} with this model. Only the default (1) value is supported.`;
    return { message, type: invalid, param: 'temperature', code: 'unsupported_value' };
  }
  return null;
}

const spent: Record<Effort, number> = {
  none: 0,
  minimal: 0,
  low: 256,
  medium: 1024,
  high: 4096,
  xhigh: 8192,
  max: 16_384,
};

/**
 * Tokens that the model will spend on reasoning. They count, with the answer's, towards the limit.
 */
export const reasoningOf = (model: OfferedModel, asked: Asked): number => spent[effortOf(model, asked)];

/** The vendor's answer about a model that does not exist or has been retired. */
export const missing = (id: string): ErrorObject => ({
  message: `The model \`${id}\` does not exist or you do not have access to it.`,
  type: invalid,
  param: null,
  code: 'model_not_found',
});
