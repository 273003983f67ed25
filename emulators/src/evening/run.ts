import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { contactMessageSchema } from '@streetlore/domain/contact';
import { huntNeedsSchema, needsNow } from '@streetlore/domain/needs';
import { collections, documents } from '@streetlore/domain/paths';
import { smsPhoneSchema } from '@streetlore/domain/sms';
import { after } from '@streetlore/domain/time';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { adminEnv, projectId, siteUrl, standInsUrl } from '../config.ts';
import { writeConversations } from '../seed/hunts/conversations.ts';
import { putMessage } from '../seed/hunts/play.ts';
import { putHunt } from '../seed/hunts/write.ts';
import { newLedger, writeLedger } from '../seed/ledger.ts';
import { planEvening } from './plan.ts';
import { bookedTeam, needsAt, numberOf, type PlayedTeam, playUntil } from './play.ts';
import { eveningTours } from './tours.ts';

/**
 * `npm run evening`: a busy evening in the local run. It stores 40 hunts as they stand after some two
 * hours of play, ten of them with a trouble, and two contact messages. Then it plays on: what the
 * teams would text next goes through the phone, at human pace or faster, until Ctrl-C or their end.
 *   --seed 1     which evening; the same number gives the same one
 *   --speed 1    how many times faster than people the teams play on
 *   --minutes 0  for how many minutes they play on
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    speed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '0' },
  },
});
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

Object.assign(process.env, adminEnv);
const isUp = await fetch(`${standInsUrl}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
if (!isUp) {
  console.error('Start the local run first: npm start');
  process.exit(1);
}
const end = new Date();
const { askedAt, tourOf } = eveningTours(end);
const teams = planEvening(Number(values.seed), askedAt).map((plan) => bookedTeam(plan, tourOf(plan.tour), end));
for (const team of teams) playUntil(team, end);
await store(teams);
await playOn(teams);
process.exit(0);

/** Writes the hunts, their texts and what follows from them, as the functions would have. */
async function store(played: readonly PlayedTeam[]): Promise<void> {
  const ledger = newLedger();
  for (const team of played) {
    const { booking, tour } = team;
    putHunt(ledger, booking, tour);
    for (const text of team.messages) putMessage(ledger, text);
    for (const [number, phone] of team.phones) ledger.put(`${collections.smsPhones}/${number}`, smsPhoneSchema, phone);
    const needs = needsAt(team, end, null);
    if (needs) ledger.put(documents.huntNeeds(booking.id), huntNeedsSchema, { ...needs, counted_at: end });
    const now = needs ? needsNow(needs, end).map(({ kind }) => kind) : [];
    if (now.length > 0) console.log(`${needs?.team}: ${now.join(', ')}`);
  }
  writeConversations(ledger, end);
  const letter = { type: 'booking', read: false, email: 'rosa@example.org' } as const;
  const letters = [
    { ...letter, name: 'Rosa Field', subject: 'Can we come on Sunday instead?', message: 'It pours.', hours: 25 },
    { ...letter, name: 'Ben Okri', subject: 'A buggy on the canal tour', message: 'Does it work?', hours: 21 },
  ];
  for (const [n, { hours, ...given }] of letters.entries())
    ledger.put(`${collections.contactMessages}/evening-${n}`, contactMessageSchema, {
      ...given,
      created_at: after(end, -hours * HOUR),
    });
  await writeLedger(getFirestore(initializeApp({ projectId })), ledger);
  console.log(`${played.length} hunts are stored: ${siteUrl}/admin`);
}

/** Sends what the teams text next, each at its time. */
async function playOn(played: readonly PlayedTeam[]): Promise<void> {
  const [speed, until] = [Number(values.speed), Number(values.minutes)];
  const next = played
    .flatMap(({ plan, startedAt }) =>
      plan.texts.map(({ at, phone, text }) => ({
        due: startedAt ? (startedAt.getTime() + at * MINUTE - end.getTime()) / MINUTE : -1,
        from: numberOf(plan.phones[phone] ?? 0),
        text,
      })),
    )
    .filter(({ due }) => due > 0 && due / speed <= until)
    .toSorted((a, b) => a.due - b.due);
  const began = Date.now();
  for (const { due, from, text } of next) {
    await delay(Math.max(0, began + (due / speed) * MINUTE - Date.now()));
    const answer = await fetch(`${standInsUrl}/phone/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, body: text }),
    });
    if (!answer.ok) console.error(`A text was refused: ${answer.status}`);
  }
  if (until > 0) console.log(`${next.length} texts were played on.`);
}
