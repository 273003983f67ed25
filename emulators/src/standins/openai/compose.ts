import { seededRandom } from '../core/ids.ts';
import { readBrief } from './brief.ts';
import type { JsonSchema, OpenAIRequest } from './requests.ts';
import { article, outlineSchema, photoSchema, titleList } from './texts.ts';
import { fillSchema } from './walk.ts';

/**
 * Writes the model's answer, always the same for the same prompt. The answer is JSON if the request
 * asks for JSON, and prose otherwise.
 */
export function compose(request: OpenAIRequest): string {
  const random = seededRandom(request.seed);
  const brief = readBrief(request, random);
  const schema = request.schema ?? impliedSchema(request);
  if (schema) return JSON.stringify(fillSchema(schema, brief));
  return asksForTitles(request.prompt) ? titleList(brief).join('\n') : article(brief);
}

/** Makes a schema from the prompt, for a request that wants JSON but sends no schema. */
function impliedSchema(request: OpenAIRequest): JsonSchema | null {
  if (!request.wantsJson && !/\bjson\b/i.test(request.prompt)) return null;
  if (request.hasImage) return photoSchema;
  if (asksForTitles(request.prompt)) return { type: 'array', items: { type: 'string' }, minItems: 5, maxItems: 5 };
  return outlineSchema;
}

function asksForTitles(prompt: string): boolean {
  return /\btitles\b|\bheadlines\b|\bideas\b/i.test(prompt) && !/"content"|markdown/i.test(prompt);
}
