import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Booking } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { adminEnv, projectId, siteUrl, standInsUrl } from '../config.ts';
import { writeLedger } from '../seed/ledger.ts';
import { count, figuresOfEvening } from './count.ts';
import { writeOnPage } from './page-player.ts';
import { paymentsAt } from './pay.ts';
import { planEvening } from './plan.ts';
import { bookedTeam, numberOf, type PlayedTeam, playUntil } from './play.ts';
import { eveningTours } from './tours.ts';
import { writeEvening } from './write.ts';

/**
 * `npm run evening`: a busy evening in the local run. It stores 40 hunts as they stand after some two
 * hours of play, ten of them with a trouble and ten played on a page, and two contact messages. The teams pay at the stand-in
 * for Stripe, and the functions count the hunts like any other. Then it plays on: what the
 * teams would send next goes through the phone or the page, at human pace or faster, until Ctrl-C or their
 * end.
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
const db = getFirestore(initializeApp({ projectId }));
await store(teams);
await playOn(teams);
process.exit(0);

/** Writes the hunts and what follows from them, pays for them, and has them counted. */
async function store(played: readonly PlayedTeam[]): Promise<void> {
  const [first] = played;
  if (first && (await db.doc(`${collections.bookings}/${first.booking.id}`).get()).exists) {
    console.error('An evening is stored already. Start the local run again for another one.');
    process.exit(1);
  }
  const payments = paymentsAt(standInsUrl);
  for (const team of played) team.intentId = await payments.open(team.booking);
  const ledger = writeEvening(played, end, console.log);
  await writeLedger(db, ledger);
  for (const { intentId } of played) if (intentId) await payments.pay(intentId);
  await count(figuresOfEvening(ledger));
  console.log(`${played.length} hunts are stored and paid for: ${siteUrl}/admin`);
}

/** Sends what the teams send next, each at its time. */
async function playOn(played: readonly PlayedTeam[]): Promise<void> {
  const [speed, until] = [Number(values.speed), Number(values.minutes)];
  const next = played
    .flatMap(({ plan, booking, startedAt }) =>
      plan.texts.map(({ at, sender, text }) => ({
        due: startedAt ? (startedAt.getTime() + at * MINUTE - end.getTime()) / MINUTE : -1,
        send: () => {
          const player = plan.players[sender];
          return player ? say(booking.id, player, text) : textFrom(numberOf(plan.phones[sender] ?? 0), text);
        },
      })),
    )
    .filter(({ due }) => due > 0 && due / speed <= until)
    .toSorted((a, b) => a.due - b.due);
  const began = Date.now();
  for (const { due, send } of next) {
    await delay(Math.max(0, began + (due / speed) * MINUTE - Date.now()));
    if (!(await send())) console.error('A message was refused');
  }
  if (until > 0) console.log(`${next.length} messages were played on.`);
}

/** Texts as a phone does. @returns whether the text was taken */
async function textFrom(from: string, text: string): Promise<boolean> {
  const answer = await fetch(`${standInsUrl}/phone/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, body: text }),
  });
  return answer.ok;
}

/** Writes on the page of a hunt as it stands now. */
async function say(bookingId: string, player: string, text: string): Promise<boolean> {
  const stored = await db.doc(`${collections.bookings}/${bookingId}`).get();
  return await writeOnPage(stored.data() as Booking, player, text);
}
