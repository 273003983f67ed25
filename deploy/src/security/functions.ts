import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingRateLimits, type RateLimit } from '@streetlore/domain/booking';
import { contestRateLimits } from '@streetlore/domain/contest';
import { formRateLimits } from '@streetlore/domain/form';
import { addressLimit } from '@streetlore/domain/subscriber';
import { root } from '../project.ts';

type Limits = { visitor: RateLimit; address: RateLimit };

const units: [string, number][] = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
];

function within(milliseconds: number): string {
  const [unit, length] = units.find(([, length]) => milliseconds % length === 0) ?? ['ms', 1];
  const count = milliseconds / length;
  return count === 1 ? `a ${unit === 'h' ? 'hour' : unit}` : `in ${count} ${unit}`;
}

const often = ({ calls, milliseconds }: RateLimit) => `${calls} ${within(milliseconds)}`;
const both = ({ visitor, address }: Limits) => `a visitor ${often(visitor)}, a network ${often(address)}`;

/** The limits of callables that anybody may call, and of admins' callables that cost money. */
const tokens = 'the day’s tokens (AI_DAILY_TOKENS)';
const segments = 'the day’s texts (TEXT_DAILY_SEGMENTS)';
const limits: Record<string, string> = {
  acceptSuggestion: tokens,
  generatePost: tokens,
  suggestTitles: tokens,
  sendBroadcast: segments,
  analyzePhoto: `${both(contestRateLimits.analyze)}; ${tokens}`,
  applyAsPartner: both(formRateLimits),
  claimRole: 'gives a role to a verified address of ADMIN_EMAILS alone',
  confirmSubscription: both(formRateLimits),
  createBooking: both(bookingRateLimits),
  registerVoter: both(contestRateLimits.register),
  reverseGeocode: `${both(contestRateLimits.geocode)}; ${both(contestRateLimits.geocodeDaily)}`,
  sendContactMessage: both(formRateLimits),
  startUpload: both(contestRateLimits.upload),
  submitPhoto: both(contestRateLimits.submit),
  subscribe: `${both(formRateLimits)}; an address is written to ${often(addressLimit)}`,
  unsubscribe: both(formRateLimits),
};

/** Functions that are open to the internet: who may call them, and what limits them. */
const open: Record<string, [who: string, limit: string]> = {
  page: ['everybody, by GET', 'kept for a minute; addresses that can be none of ours read nothing'],
  rss: ['everybody, by GET', 'made once in ten minutes, whatever its address carries'],
  sitemap: ['everybody, by GET', 'made once in ten minutes, whatever its address carries'],
  stripeWebhook: ['Stripe, by its signature of the last 300 s', 'each event once'],
  twilioInbound: ['Twilio, by its signature', 'each text once; replies capped by phone, day and budget'],
  twilioStatus: ['Twilio, by its signature for exactly this address', 'a status only rises'],
  unsubscribeOneClick: ['whoever holds a mail’s token, by POST', 'ends one subscription'],
};

/** Tests that notice a function's work without naming the function. */
const seenWorking: Record<string, string[]> = { countReviews: ['tests/e2e/review.test.ts'] };

/** A function's row in docs/security.md. */
export type FunctionRow = { name: string; who: string; limit: string; tests: string[] };

/** The function's row in docs/functions.md: its name and what calls it. */
type Deployed = { name: string; trigger: string };

function deployed(): Deployed[] {
  const rows = readFileSync(join(root, 'docs', 'functions.md'), 'utf8').matchAll(/^\| (\w+) \| ([^|]+) \|/gm);
  return [...rows].flatMap(([, name = '', trigger = '']) => (name === 'function' ? [] : [{ name, trigger }]));
}

/** For each function, the module below functions/src that exports it. */
function modules(): Map<string, string> {
  const index = readFileSync(join(root, 'functions', 'src', 'index.ts'), 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]+)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), path]),
    ),
  );
}

const sources = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.startsWith('bench') && !name.endsWith('secrets.test.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

/**
 * Lists every function that a deploy makes: who may call it, what limits it, and which tests call
 * it. A test counts when it imports or names the function.
 * @throws Error when a function that is open to strangers has no stated limit, or when no test
 * calls a function
 */
export function functionsTable(): FunctionRow[] {
  const tests = sources('tests');
  const paths = modules();
  return deployed().map(({ name, trigger }) => {
    const path = paths.get(name) ?? '';
    const source = readFileSync(join(root, 'functions', 'src', path), 'utf8');
    const imported = new RegExp(`functions/src/${path}'`);
    const named = new RegExp(`\\bfunctions\\.${name}\\b|\\bcall\\('${name}'|\\b${name}: `);
    const testsWith = (pattern: RegExp) => [...tests].filter(([, text]) => pattern.test(text)).map(([test]) => test);
    const importing = testsWith(imported);
    const own = importing.filter((test) => test.startsWith(`tests/functions/${path.split('/')[0]}/`));
    const found = [own, importing, testsWith(named)].find((some) => some.length > 0) ?? [];
    const who = new RegExp(`callable\\('${name}', \\{[^;]*?who: '([\\w-]+)'`).exec(source)?.[1];
    const seen = seenWorking[name] ?? [];
    const everyAdmins = who === 'admin' ? ['tests/functions/admin/strangers.test.ts'] : [];
    const all = [...everyAdmins, ...seen, ...found.filter((test) => !everyAdmins.includes(test))];
    if (all.length === 0) throw new Error(`No test calls ${name}`);
    return { name, ...accessTo(name, trigger, who), tests: all };
  });
}

function accessTo(name: string, trigger: string, who: string | undefined): { who: string; limit: string } {
  if (who === 'admin') return { who: 'admins, checked for revocation', limit: limits[name] ?? '–' };
  if (who !== undefined) {
    const limit = limits[name];
    if (limit === undefined) throw new Error(`${name} may be called by strangers and says nothing of its limits`);
    return { who: 'anybody with a session, anonymous included', limit };
  }
  if (trigger !== 'https') return { who: `nobody: ${trigger}`, limit: '–' };
  const [anybody, limit] = open[name] ?? [];
  if (anybody === undefined || limit === undefined) throw new Error(`${name} is open and says nothing of who calls it`);
  return { who: anybody, limit };
}
