import { readFileSync } from 'node:fs';
import { routes } from '@streetlore/domain/paths';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { projectId, siteUrl } from '../../config.ts';
import type { StandInSettings } from '../core/options.ts';
import type { Mailbox } from './mailbox.ts';

/**
 * The mails that Auth would have sent, oldest first
 * (https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator).
 */
const codesSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })),
});
type Code = z.infer<typeof codesSchema>['oobCodes'][number];

/** The texts that Auth would have sent: codes of second factors that were not used yet. */
const textedSchema = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

const subjects: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'Set your password for Streetlore',
  VERIFY_EMAIL: 'Verify your e-mail address for Streetlore',
  EMAIL_SIGNIN: 'Sign in to Streetlore',
};

const refusalSchema = z.object({ code: z.int().check(z.minimum(400), z.maximum(599)), times: z._default(z.int(), 1) });

/**
 * Shows everybody's mail as a page and as JSON: the product's mails, and the mails that the Auth
 * emulator only writes to its log.
 */
export function mailRoutes({ authUrl }: Pick<StandInSettings, 'authUrl'>, mailbox: Mailbox): Hono {
  const app = new Hono();
  app.get('/mail/messages', async (c) => {
    try {
      const [codes, texted] = await Promise.all([codesOf(authUrl), textedBy(authUrl)]);
      return c.json([...codes.map(mailOf), ...mailbox.mails, ...texted]);
    } catch (error) {
      console.error(`The mails could not be fetched: ${error instanceof Error ? error.message : error}`);
      return c.json({ error: 'The Auth emulator does not answer' }, 502);
    }
  });
  app.post('/control/mail/refuse', async (c) => {
    const parsed = refusalSchema.safeParse(await c.req.json());
    if (!parsed.success) return c.json({ error: 'Say a code from 400 to 599, and how often (times)' }, 400);
    mailbox.refuseNext(parsed.data.code, parsed.data.times);
    return c.json({});
  });
  app.get('/mail', (c) => c.html(pageFile('index.html').replaceAll('{{siteUrl}}', siteUrl), 200, fresh));
  app.get('/mail/mail.js', (c) =>
    c.body(pageFile('mail.js'), 200, { ...fresh, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/mail/mail.css', (c) =>
    c.body(pageFile('mail.css'), 200, { ...fresh, 'content-type': 'text/css; charset=utf-8' }),
  );
  return app;
}

async function codesOf(authUrl: string): Promise<readonly Code[]> {
  return codesSchema.parse(await askAuth(authUrl, 'oobCodes')).oobCodes;
}

/**
 * Texts that Auth sends itself. They are listed here and not on the phone, which shows Twilio's
 * texts.
 */
async function textedBy(authUrl: string) {
  const { verificationCodes } = textedSchema.parse(await askAuth(authUrl, 'verificationCodes'));
  return verificationCodes.map(({ phoneNumber, code }) => ({
    to: phoneNumber,
    subject: 'Your code for Streetlore, by text',
    text: code,
  }));
}

async function askAuth(authUrl: string, what: 'oobCodes' | 'verificationCodes'): Promise<unknown> {
  const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/${what}`);
  if (!answer.ok) throw new Error(`The Auth emulator answered ${answer.status}`);
  return await answer.json();
}

/** A mail as the real Firebase would send it, with its action URL set to the site's own page. */
function mailOf({ email, requestType, oobLink }: Code) {
  const { search } = new URL(oobLink);
  const link = requestType === 'PASSWORD_RESET' ? `${siteUrl}${routes.adminPassword}${search}` : oobLink;
  return { to: email, subject: subjects[requestType] ?? requestType, link };
}

const fresh = { 'cache-control': 'no-cache' };

function pageFile(name: string): string {
  return readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');
}
