/**
 * `npm run compare-opinions -- FILE [--tour ID] [--stop N]`: what the rules say of each line of a file,
 * and what the AI vendor says of it. The lines are texts at a stop of a seeded tour; empty ones and
 * those that begin with # are passed over. With a key of OpenAI in functions/.secret.local the model is
 * asked, which costs money; without one the stand-in.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type HuntTour, meaningInHunt, newHunt, verdictAtStop } from '../domain/hunt/index.ts';
import { isWorthAsking, OPINION_TIMEOUT_MS, opinionQuestion } from '../domain/second-opinion/index.ts';
import { localVendors } from '../emulators/src/config.ts';
import { tourPlans } from '../emulators/src/seed/tours/index.ts';
import { startStandIns } from '../emulators/src/standins/index.ts';
import { AiFailure, ai } from '../functions/src/vendors/openai.ts';

const AT_ONCE = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tour: { type: 'string', default: 'color-vinyl-tour' }, stop: { type: 'string', default: '1' } },
});
const [file] = positionals;
const plan = tourPlans.find(({ id }) => id === values.tour);
const number = Number(values.stop);
if (!file || !plan?.stops[number - 1]) {
  console.error('npm run compare-opinions -- FILE [--tour ID] [--stop N], with a tour and a stop of the seed');
  process.exit(1);
}

const tour: HuntTour = {
  tour_id: plan.id,
  name: plan.name,
  stops: plan.stops.map(({ location_name, clue, question, hint, answer, accepted_answers = [], ...stop }, index) => ({
    stop_number: index + 1,
    ...{ location_name, clue, question, hint },
    answers: [answer, ...accepted_answers],
    exact_only: stop.exact_only ?? false,
    never_accept: [...(stop.never_accept ?? [])],
    partner: null,
  })),
};
const now = new Date();
const state = { ...newHunt(), phase: 'puzzle' as const, stop_number: number, stop_started_at: now };
const texts = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith('#'));

/** What the rules say of a text, in a word or two. */
function ruled(text: string): string {
  const input = { state, tour, sender: '+447700900123', phones: ['+447700900123'], text, now, expires_at: null };
  const meaning = meaningInHunt(input);
  if (meaning.type === 'command') return meaning.command;
  if (meaning.type === 'plea') return `plea ${meaning.about}`;
  if (meaning.type !== 'answer') return meaning.type;
  const verdict = verdictAtStop(input, meaning.answer);
  return verdict === 'wrong' ? 'guess' : verdict === 'right' ? 'right' : 'close';
}

const key = process.env.OPENAI_API_KEY;
const isReal = key !== undefined && key !== '' && key !== localVendors.openaiKey;
const standIns = isReal ? null : await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
const vendor = ai({
  OPENAI_API_KEY: isReal ? key : localVendors.openaiKey,
  OPENAI_BASE_URL: standIns ? `${standIns.url}/openai/v1` : (process.env.OPENAI_BASE_URL ?? ''),
  OPENAI_MODEL: process.env.OPENAI_MODEL ?? localVendors.openaiModel,
  AI_DAILY_TOKENS: 0,
});

/** What the model says of a text, in a word or two, and the tokens that this took. */
async function modelled(text: string): Promise<{ said: string; tokens: number }> {
  if (!isWorthAsking(text)) return { said: 'not asked', tokens: 0 };
  const named = { players: [], team: null };
  const question = opinionQuestion({ text, named, stood: { phase: 'puzzle', stop_number: number }, tour });
  try {
    const { value, tokens } = await vendor.ask({ ...question, timeout: OPINION_TIMEOUT_MS });
    const { kind, plea, fact, language } = value;
    const said = [kind, plea, fact, language === 'en' ? null : `(${language})`].filter((part) => part !== null);
    return { said: said.join(' '), tokens };
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    return { said: `no answer: ${error.fault}`, tokens: error.tokens };
  }
}

const sums = new Map<string, number>();
let tokens = 0;
let asked = 0;
console.log(`${texts.length} texts at stop ${number} of ${plan.name}, ${isReal ? vendor.model : 'the stand-in'}\n`);
console.log(`${'rules'.padEnd(16)}${'model'.padEnd(32)}text`);
for (let from = 0; from < texts.length; from += AT_ONCE) {
  const some = texts.slice(from, from + AT_ONCE);
  const answers = await Promise.all(some.map(modelled));
  for (const [index, text] of some.entries()) {
    const { said = '', tokens: taken = 0 } = answers[index] ?? {};
    const rules = ruled(text);
    console.log(`${rules.padEnd(16)}${said.padEnd(32)}${text}`);
    const pair = `${rules.padEnd(16)}${said.replace(/ \(\w+\)$/, '')}`;
    sums.set(pair, (sums.get(pair) ?? 0) + 1);
    tokens += taken;
    if (taken > 0) asked += 1;
  }
}
console.log(`\n${'rules'.padEnd(16)}${'model'.padEnd(32)}texts`);
for (const [pair, count] of [...sums].toSorted(([, one], [, other]) => other - one))
  console.log(`${pair.padEnd(48)}${count}`);
console.log(`\n${tokens} tokens, ${asked > 0 ? Math.round(tokens / asked) : 0} a text that was asked about`);
await standIns?.close();
