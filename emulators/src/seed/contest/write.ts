import {
  type Picture,
  placePath,
  plainAddress,
  submissionContactSchema,
  submissionSchema,
  voteSchema,
} from '@streetlore/domain/contest';
import { collections, documents } from '@streetlore/domain/paths';
import { hierarchySlug, submissionSlug } from '@streetlore/domain/slug';
import { CONTEST_PRIZE_TOURS, voucherSchema } from '@streetlore/domain/voucher';
import type { Ledger } from '../ledger.ts';
import { idOf } from './develop.ts';
import { photoPlans } from './plan.ts';

const HOUR = 3_600_000;

/** Writes the photos with their pictures (by id), who sent them, every single vote, and the last winner's voucher. */
export function writeContest(ledger: Ledger, now: Date, pictureOf: (id: string) => Picture): void {
  photoPlans.forEach((plan, index) => {
    const id = idOf(plan);
    const picture = pictureOf(id);
    const submitted_at = new Date(now.getTime() - plan.hours * HOUR);
    const { title, location, description, neighborhood, place_name, postal_code, votes } = plan;
    const [latitude, longitude] = plan.at ?? [51.5219, -0.0717];
    ledger.put(`${collections.contestSubmissions}/${id}`, submissionSchema, {
      uid: `seed-photographer-${index}`,
      title,
      slug: submissionSlug(title, submitted_at),
      path: placePath({ country: 'United Kingdom', city: 'London', neighborhood, title }),
      location,
      description,
      image_url: plainAddress(picture),
      picture,
      latitude,
      longitude,
      has_gps: plan.at !== null,
      tags: [...plan.tags],
      ai_confidence: 0.7 + ((index * 7) % 28) / 100,
      camera_make: plan.camera?.[0] ?? null,
      camera_model: plan.camera?.[1] ?? null,
      country: 'United Kingdom',
      city: 'London',
      neighborhood,
      street_address: plan.street,
      postal_code,
      place_name,
      status: plan.status ?? 'approved',
      votes,
      is_winner: plan.winner ?? false,
      submitted_at,
    });
    ledger.put(documents.submissionContact(id), submissionContactSchema, {
      name: plan.by,
      email: `${hierarchySlug(plan.by)}@example.org`,
      phone_number: `+447700900${800 + index}`,
      position: { latitude, longitude },
      original: null,
    });
    for (let voter = 0; voter < votes; voter++)
      ledger.put(documents.vote(id, `seed-voter-${voter}`), voteSchema, {
        created_at: new Date(submitted_at.getTime() + ((voter + 1) / (votes + 1)) * plan.hours * HOUR),
      });
    if (plan.winner)
      ledger.put(`${collections.vouchers}/WALLS-55BUS`, voucherSchema, {
        uses: CONTEST_PRIZE_TOURS,
        uses_left: CONTEST_PRIZE_TOURS - 1,
        reason: `Photo contest: ${title}`,
        submission_id: id,
        created_at: new Date(now.getTime() - 48 * HOUR),
        expires_at: new Date(now.getTime() + 365 * 24 * HOUR),
      });
  });
}
