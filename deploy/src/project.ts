import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const rewrite = z.looseObject({
  source: z.string(),
  function: z.optional(z.looseObject({ functionId: z.string(), region: z.optional(z.string()) })),
});

const firebaseJson = z.looseObject({
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
  storage: z.looseObject({ rules: z.string() }),
  functions: z.tuple([
    z.looseObject({
      source: z.string(),
      runtime: z.string(),
      ignore: z.array(z.string()),
      predeploy: z.optional(z.array(z.string())),
    }),
  ]),
  hosting: z.looseObject({
    public: z.string(),
    ignore: z.array(z.string()),
    rewrites: z.array(rewrite),
    predeploy: z.optional(z.array(z.string())),
  }),
});

/** The parts of firebase.json that a deploy needs and that are read here. */
export type FirebaseProject = z.infer<typeof firebaseJson>;

/**
 * Reads firebase.json.
 * @throws when it is not JSON or lacks one of these parts
 */
export function readProject(folder = root): FirebaseProject {
  return z.parse(firebaseJson, JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')));
}
