import { formatPounds } from '../money/index.ts';
import { formatAgo, formatDay } from '../time/index.ts';

const number = (value: number) => value.toLocaleString('en-GB');

/** A duration in words: `45 seconds`, `1 minute`, `12 minutes`, `3 hours`, `2 days`. */
function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const of = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
  if (seconds < 60) return of(seconds, 'second');
  if (seconds < 3600) return of(Math.floor(seconds / 60), 'minute');
  if (seconds < 48 * 3600) return of(Math.floor(seconds / 3600), 'hour');
  return of(Math.floor(seconds / 86_400), 'day');
}

const some = (count: number, one: string, more: string) => (count === 1 ? one : more.replace('N', number(count)));

export const healthTexts = {
  heading: 'System Health',
  levels: { green: 'Good', amber: 'Check', red: 'Act now' },
  well: (count: number) => (count === 1 ? '1 check is well' : `${count} checks are well`),
  overall: { green: 'Everything works', amber: 'Something needs attention', red: 'Something is wrong' },
  failed: 'The system’s health could not be loaded',
  names: {
    checked: 'Health check',
    schedules: 'Schedules',
    queued: 'Texts waiting',
    texts: 'Failed texts',
    spend: 'Spend on texts',
    waiting: 'Players waiting',
    danger: 'Danger',
    mails: 'Mails waiting',
    payments: 'Payments',
    ledger: 'Ledger',
    stripe: 'Stripe',
    twilio_inbound: 'Twilio, texts in',
    twilio_status: 'Twilio, delivery reports',
    jobs: 'Articles',
    errors: 'Functions',
    set_aside: 'Set aside',
    documents: 'Documents',
    model: 'AI model',
    tokens: 'AI tokens',
    opinions: 'Second opinions',
  },
  checked: {
    fresh: 'Checked within the last few minutes',
    late: (age: number) =>
      `The check is late: the last one was ${formatAge(age)} ago, so the rows below may be out of date`,
    never: 'No check has run yet. Is the scheduled sweep running?',
  },
  schedules: (late: readonly { name: string; age: number }[]) =>
    late.length === 0
      ? 'Every schedule has run in time'
      : `Late: ${late.map(({ name, age }) => `${name}, not run for ${formatAge(age)}`).join('; ')}`,
  queued: {
    none: 'No text is waiting to be sent',
    waited: (age: number, reason: string | null) =>
      `The oldest text had waited ${formatAge(age)}${reason === null ? '' : `: ${reason}`}`,
  },
  texts: (count: number) =>
    count === 0
      ? 'No text has failed today'
      : some(count, 'Texts of 1 phone have failed today', 'Texts of N phones have failed today'),
  spend: (segments: number, pence: number, budget: number | null) => {
    const of = budget === null ? '' : ` of ${number(budget)}`;
    const sent =
      segments === 0
        ? 'No text was sent today'
        : `About ${formatPounds(pence)} today, ${number(segments)}${of} segments`;
    return budget !== null && segments >= budget ? `${sent}: strangers and broadcasts wait until midnight` : sent;
  },
  waiting: (age: number | null) =>
    age === null ? 'No player waits for an answer' : `A player had waited ${formatAge(age)} for an answer`,
  danger: {
    none: 'No text about danger waits for us',
    waits: (age: number) => `A player wrote ${formatAge(age)} ago of what may be danger, and nobody has pressed Done`,
    noPhone: 'No phone is on duty: danger is seen in this back office alone',
  },
  mails: (count: number) =>
    count === 0
      ? 'No mail has waited for long'
      : some(count, '1 mail has waited for over ten minutes', 'N mails have waited for over ten minutes'),
  payments: (mismatches: number, rejected: number, gifts: number) =>
    [
      mismatches > 0 &&
        some(mismatches, '1 payment does not match its booking', 'N payments do not match their booking'),
      rejected > 0 && some(rejected, '1 refund has failed', 'N refunds have failed'),
      gifts > 0 && some(gifts, '1 gift’s payment or refund waits for you', 'N gifts’ payments or refunds wait for you'),
    ]
      .filter(Boolean)
      .join(', ')
      .replace(/^./, (first) => first.toUpperCase()) || 'Every payment matches its booking',
  ledger: {
    never: 'Not compared with Stripe yet',
    agrees: (from: Date, to: Date) => `Stripe and the ledger agree on ${formatDay(from)} and ${formatDay(to)}`,
    differs: (count: number) => some(count, '1 payment differs from Stripe’s', 'N payments differ from Stripe’s'),
  },
  webhook: {
    never: 'Has not called yet',
    last: (at: Date, now: Date) => `Last called ${formatAgo(at, now)}`,
    refused: (at: Date, last: string, now: Date) =>
      `A call with a wrong signature was refused ${formatAgo(at, now)}, and no valid one has come since. ${last}`,
    missed: (at: Date, now: Date) =>
      `A payment was found ${formatAgo(at, now)} that Stripe had not told us about, and Stripe has not called since`,
  },
  jobs: (count: number) =>
    count === 0 ? 'No article has failed' : some(count, '1 article has failed', 'N articles have failed'),
  errors: (count: number, last: { function: string; at: Date } | null, now: Date) => {
    if (count === 0) return 'No function has failed today';
    const latest = last ? `, latest in \`${last.function}\`, ${formatAgo(last.at, now)}` : '';
    return `${some(count, '1 error today', 'N errors today')}${latest}`;
  },
  deadLetters: (count: number) =>
    count === 0
      ? 'No task has failed for good'
      : some(count, '1 task failed for good and waits for you', 'N tasks failed for good and wait for you'),
  documents: (count: number, last: string | null) => {
    if (count === 0) return 'Every document checked can be shown';
    const which = last === null ? '' : count === 1 ? `: ${last}` : `, last ${last}`;
    return `${some(count, '1 document cannot be shown', 'N documents cannot be shown')}${which}`;
  },
  model: {
    unasked: 'Not checked with OpenAI yet',
    unknown: (name: string) => `OpenAI could not be asked about ${name}`,
    lasts: (name: string) => `${name}, no retirement announced`,
    lastsUntil: (name: string, end: Date) => `${name}, offered until ${formatDay(end)}`,
    ends: (name: string, end: Date) =>
      `The model ${name} will be retired on ${formatDay(end)}: set OPENAI_MODEL to a newer one`,
    gone: (name: string) => `The model ${name} is no longer offered: set OPENAI_MODEL to a newer one`,
  },
  opinions: (asked: number, cap: number | null) => {
    if (cap === 0) return 'Turned off in Settings';
    const of = cap === null ? '' : ` of ${number(cap)}`;
    return `${asked === 0 ? 'None' : number(asked)}${of} asked for today`;
  },
  tokens: {
    none: 'None used today',
    used: (tokens: number, cap: number) => `${number(tokens)} of ${number(cap)} used today`,
  },
} as const;
