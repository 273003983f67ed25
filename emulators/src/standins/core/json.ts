import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type * as z from 'zod/mini';

/**
 * Reads a JSON body by its schema. A bad body ends the request with 400 and a sentence that names
 * the field.
 */
export async function readJson<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest('body', 'must be JSON');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.');
  throw badRequest(field || 'body', issue?.message ?? 'is invalid');
}

/** A 400 in the shape of every control endpoint: `{"error", "field"}`. */
export function badRequest(field: string, problem: string): HTTPException {
  return new HTTPException(400, { res: Response.json({ error: `${field}: ${problem}`, field }, { status: 400 }) });
}
