import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../project.ts';

/** An origin other than ours that the site's pages may reach, and what for. */
export type Origin = { readonly origin: string; readonly directives: readonly string[]; readonly why: string };

const stripeGuide = '[Stripe’s guide](https://docs.stripe.com/security/guide#content-security-policy)';
const recaptcha = 'reCAPTCHA, for App Check and before a second factor’s text';

/** Why each origin is there. An origin without a reason is not let in: the page is not written. */
const reasons: Record<string, string> = {
  'https://js.stripe.com': `Stripe.js and its frames: ${stripeGuide}`,
  'https://*.js.stripe.com': `frames of Stripe.js, on several hosts: ${stripeGuide}`,
  'https://api.stripe.com': `confirming a payment: ${stripeGuide}`,
  'https://hooks.stripe.com': `3-D Secure: ${stripeGuide}`,
  'https://link.com': `Link in the Payment Element: ${stripeGuide}`,
  'https://*.link.com': `Link in the Payment Element: ${stripeGuide}`,
  'https://*.googleapis.com': 'Firestore, Storage and Authentication',
  'https://*.cloudfunctions.net': 'callables',
  'https://www.google.com/recaptcha/': recaptcha,
  'https://www.gstatic.com/recaptcha/': recaptcha,
  'https://recaptcha.google.com/recaptcha/': recaptcha,
};

const firebaseJson = z.object({
  hosting: z.object({
    headers: z.array(z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
  }),
});

/** The value of a header of every page. */
export function headerOf(key: string): string {
  const { hosting } = z.parse(firebaseJson, JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')));
  const header = hosting.headers.flatMap(({ headers }) => headers).find((one) => one.key === key);
  if (!header) throw new Error(`firebase.json has no ${key}`);
  return header.value;
}

/**
 * The origins in a content security policy, in its order.
 * @throws for an origin without a reason
 */
export function originsIn(policy: string): Origin[] {
  const found = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    for (const source of sources.filter((one) => /^https?:\/\//.test(one)))
      found.set(source, [...(found.get(source) ?? []), name]);
  }
  return [...found].map(([origin, directives]) => {
    const why = reasons[origin];
    if (why === undefined) throw new Error(`${origin} is let in by firebase.json: say why in security/origins.ts`);
    return { origin, directives, why };
  });
}
