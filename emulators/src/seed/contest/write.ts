import { artistFields } from '@streetlore/domain/artist';
import { cellsAround, city } from '@streetlore/domain/city';
import {
  endedRounds,
  openRound,
  type Picture,
  placePath,
  plainAddress,
  type RoundPlace,
  roundOf,
  roundSchema,
  standingsOf,
  submissionContactSchema,
  submissionSchema,
  VOTER_LIFE,
  voterSchema,
  voteSchema,
} from '@streetlore/domain/contest';
import { giftMovement, giftSchema, prizeGift } from '@streetlore/domain/gift';
import { movementSchema } from '@streetlore/domain/ledger';
import { collections, documents } from '@streetlore/domain/paths';
import { hierarchySlug, submissionSlug } from '@streetlore/domain/slug';
import { londonWeek, spanOfWeek } from '@streetlore/domain/time';
import type { SeedLedger } from '../ledger.ts';
import { seededCodeHash } from '../links.ts';
import { idOf } from './develop.ts';
import { type PhotoPlan, photoPlans } from './plan.ts';

const HOUR = 3_600_000;

/**
 * Writes the contest: photos with pictures, who sent them, each vote, rounds and winners' vouchers.
 */
export function writeContest(ledger: SeedLedger, now: Date, pictureOf: (id: string) => Picture): void {
  const voters = new Map<string, Date>();
  photoPlans.forEach((plan, index) => {
    const id = idOf(plan);
    const picture = pictureOf(id);
    const { submitted_at, until } = timesOf(plan, now);
    const { title, location, description, neighborhood, place_name, postal_code, votes } = plan;
    const { latitude, longitude } = plan.at ? { latitude: plan.at[0], longitude: plan.at[1] } : city.mapStart;
    ledger.put(`${collections.contestSubmissions}/${id}`, submissionSchema, {
      title,
      slug: submissionSlug(title, submitted_at),
      path: placePath({ country: city.country.name, city: city.name, neighborhood, title }),
      location,
      description,
      image_url: plainAddress(picture),
      picture,
      latitude,
      longitude,
      near_cells: cellsAround({ latitude, longitude }),
      // Two in three want their name on the wall.
      ...artistFields(plan.artist ?? null),
      credit: index % 3 === 2 ? '' : plan.by,
      has_gps: plan.at !== null,
      tags: [...plan.tags],
      ai_confidence: 0.7 + ((index * 7) % 28) / 100,
      camera_make: plan.camera?.[0] ?? null,
      camera_model: plan.camera?.[1] ?? null,
      country: city.country.name,
      city: city.name,
      neighborhood,
      street_address: plan.street,
      postal_code,
      place_name,
      status: plan.status ?? 'approved',
      votes,
      is_winner: plan.won !== undefined,
      submitted_at,
    });
    ledger.put(documents.submissionContact(id), submissionContactSchema, {
      name: plan.by,
      email: `${hierarchySlug(plan.by)}@example.org`,
      phone_number: `+447700900${800 + index}`,
      position: { latitude, longitude },
      original: null,
    });
    for (let n = 0; n < votes; n++) {
      const voter = `seed-voter-${n}`;
      const created_at = new Date(
        submitted_at.getTime() + ((n + 1) / (votes + 1)) * (until.getTime() - submitted_at.getTime()),
      );
      ledger.put(documents.vote(id, voter), voteSchema, { created_at });
      const first = voters.get(voter);
      if (!first || created_at < first) voters.set(voter, created_at);
    }
    if (plan.won) writePrize(ledger, { submission_id: id, title, location, votes }, plan.won, confirmedAt(until));
  });
  writeVoters(ledger, now, voters);
  writeRounds(ledger, now);
}

/** The prize of a past round, with a code that is easy to type. Nobody has used it. */
function writePrize(ledger: SeedLedger, winner: RoundPlace, { code }: NonNullable<PhotoPlan['won']>, at: Date): void {
  const id = `prize_seed_${winner.submission_id}`;
  const prize = prizeGift(winner, seededCodeHash(code), at);
  ledger.put(`${collections.gifts}/${id}`, giftSchema, prize);
  const of = { cause: id, pence: 0, hunts: prize.hunts_left, order_id: null };
  const issued = giftMovement('gift_issued', { ...prize, id }, of, at);
  ledger.put(`${collections.ledger}/${issued.id}`, movementSchema, issued.movement);
}

/**
 * Registers each voter at the time of their first vote. Four of them share an office network; the
 * others have a network each.
 */
function writeVoters(ledger: SeedLedger, now: Date, voters: ReadonlyMap<string, Date>): void {
  const expires_at = new Date(now.getTime() + VOTER_LIFE);
  for (const [voter, registered_at] of voters) {
    const network = Number(voter.slice('seed-voter-'.length)) < 4 ? 'seed-office' : `seed-${voter}`;
    ledger.put(`${collections.voters}/${voter}`, voterSchema, { network, registered_at, expires_at });
  }
}

/**
 * When a photo was sent, and until when people voted for it: a past winner in the week that it won.
 */
function timesOf(plan: PhotoPlan, now: Date): { submitted_at: Date; until: Date } {
  if (!plan.won) return { submitted_at: new Date(now.getTime() - plan.hours * HOUR), until: now };
  const week = endedRounds(now, plan.won.weeksAgo).at(-1) ?? '';
  const { from, to } = spanOfWeek(week);
  return { submitted_at: new Date(from.getTime() + 55 * HOUR), until: to };
}

/** Winners are named at ten on the Monday after the round. */
const confirmedAt = (end: Date) => new Date(end.getTime() + 10 * HOUR);

/**
 * Writes this week's round, and one for each past week that somebody won. The first sweep writes
 * the round of the week before this one.
 */
function writeRounds(ledger: SeedLedger, now: Date): void {
  const photos = photoPlans.map((plan) => ({ plan, id: idOf(plan), ...timesOf(plan, now) }));
  ledger.put(documents.round(londonWeek(now)), roundSchema, openRound(londonWeek(now)));
  for (const { plan, id, submitted_at, until } of photos) {
    if (!plan.won) continue;
    const week = roundOf({ submitted_at });
    const round = openRound(week);
    const rivals = photos
      .filter((one) => roundOf(one) === week && one.plan.at !== null && (one.plan.status ?? 'approved') === 'approved')
      .map((one) => ({
        id: one.id,
        title: one.plan.title,
        location: one.plan.location,
        submitted_at: one.submitted_at,
        votes: one.plan.votes,
      }));
    const standings = standingsOf(rivals);
    ledger.put(documents.round(week), roundSchema, {
      ...round,
      status: 'confirmed',
      standings,
      winner: standings.find(({ submission_id }) => submission_id === id) ?? null,
      closed_at: new Date(until.getTime() + 300_000),
      confirmed_at: confirmedAt(until),
    });
  }
}
