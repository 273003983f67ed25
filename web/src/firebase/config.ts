import * as z from 'zod/mini';

const host = z.string().check(z.regex(/^[a-z0-9.-]+:\d{2,5}$/i, 'must be a host and its port'));
const given = z.string().check(z.minLength(1, 'must not be empty'));

/**
 * The build's environment, as Vite passes it (`VITE_…`). The build checks it (vite.config.ts), and
 * Firebase checks it again when it starts. Without the emulator hosts the site talks to the real
 * Firebase.
 */
const environmentSchema = z.object({
  /** For canonical links and social cards. */
  VITE_PUBLIC_URL: z.url({ error: 'must be a URL' }),
  /** Who sells: the build takes this from the functions' parameters (domain/trader). */
  VITE_TRADER_NAME: given,
  VITE_TRADER_COMPANY_NUMBER: given,
  VITE_TRADER_REGISTERED_IN: given,
  VITE_TRADER_ADDRESS: given,
  VITE_TRADER_EMAIL: given,
  VITE_TRADER_VAT_NUMBER: given,
  VITE_FIREBASE_PROJECT_ID: given,
  VITE_FIREBASE_API_KEY: given,
  VITE_FIREBASE_APP_ID: given,
  VITE_FIREBASE_AUTH_DOMAIN: given,
  VITE_FIREBASE_STORAGE_BUCKET: given,
  VITE_FUNCTIONS_REGION: given,
  VITE_STRIPE_JS_URL: z.url({ error: 'must be a URL' }),
  VITE_STRIPE_PUBLISHABLE_KEY: z.string().check(z.startsWith('pk_', 'must start with pk_')),
  /**
   * For reCAPTCHA Enterprise. With this key every request to Firebase carries an App Check token.
   */
  VITE_APP_CHECK_SITE_KEY: z.optional(given),
  VITE_EMULATOR_AUTH: z.optional(host),
  VITE_EMULATOR_FIRESTORE: z.optional(host),
  VITE_EMULATOR_FUNCTIONS: z.optional(host),
  VITE_EMULATOR_STORAGE: z.optional(host),
});

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads the environment.
 * @throws Error that names every value that is missing or malformed
 */
export function readEnvironment(source: Readonly<Record<string, unknown>>): Environment {
  const result = environmentSchema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The site's configuration is incomplete:\n${problems.join('\n')}`);
}

export function hostAndPort(address: string): [host: string, port: number] {
  const colon = address.lastIndexOf(':');
  return [address.slice(0, colon), Number(address.slice(colon + 1))];
}
