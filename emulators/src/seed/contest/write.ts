import { createHash } from 'node:crypto';
import { submissionContactSchema, submissionSchema, voteSchema } from '@streetlore/domain/contest';
import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { hierarchySlug, submissionSlug } from '@streetlore/domain/slug';
import { CONTEST_PRIZE_TOURS, voucherSchema } from '@streetlore/domain/voucher';
import type { Ledger } from '../ledger.ts';
import { type Picture, pictureUrl } from '../pictures.ts';
import { type PhotoPlan, photoPlans } from './plan.ts';

const HOUR = 3_600_000;

/** A version 4 UUID that follows from the title. */
function idOf({ title }: PhotoPlan): string {
  const hex = createHash('sha1').update(title).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const photoPath = (plan: PhotoPlan) => storagePaths.contestPublished(idOf(plan), 'photo.webp');

/** A wall for each photo. */
export const photoPictures = (): Picture[] =>
  photoPlans.map((plan) => ({
    path: photoPath(plan),
    mural: {
      seed: `photo-${plan.title}`,
      neighborhood: plan.neighborhood,
      subject: plan.picture,
      width: 960,
      height: 640,
    },
    narrow: { path: storagePaths.contestPublished(idOf(plan), 'photo-480.webp'), width: 480 },
  }));

/** Writes the photos, who sent them, every single vote, and the last winner's voucher. */
export function writeContest(ledger: Ledger, now: Date): void {
  photoPlans.forEach((plan, index) => {
    const id = idOf(plan);
    const submitted_at = new Date(now.getTime() - plan.hours * HOUR);
    const { title, location, description, neighborhood, place_name, postal_code, votes } = plan;
    const [latitude, longitude] = plan.at ?? [51.5219, -0.0717];
    ledger.put(`${collections.contestSubmissions}/${id}`, submissionSchema, {
      uid: `seed-photographer-${index}`,
      title,
      slug: submissionSlug(title, submitted_at),
      location,
      description,
      image_url: pictureUrl(photoPath(plan)),
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
