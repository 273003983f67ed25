import { photoStatuses, type ReportedKind, type ThingChange } from '@streetlore/domain/reports';
import { commitPhotoStatus } from '../pictures/photo-status.ts';
import type { Services } from '../platform/services.ts';
import { findPhoto } from './things/photo.ts';
import { findPost } from './things/post.ts';
import { findReview } from './things/review.ts';
import { findTeam } from './things/team.ts';
import type { FoundThing } from './things/thing.ts';

type Find = (services: Pick<Services, 'store'>, id: string) => Promise<FoundThing>;

const finds: Readonly<Record<ReportedKind, Find>> = {
  photo: findPhoto,
  review: findReview,
  team: findTeam,
  post: findPost,
};

/** Reads a reported thing, whatever its kind. A change that hides it also renews sitemap and feed. */
export async function findThing(
  services: Pick<Services, 'store'>,
  kind: ReportedKind,
  id: string,
): Promise<FoundThing> {
  const found = await finds[kind](services, id);
  return {
    ...found,
    change(commit, change, now) {
      found.change(commit, change, now);
      if (change.to === 'held' || change.to === 'hidden') commit.set(services.store.hiddenMark, { at: now });
    },
  };
}

/** Runs a commit that may change what visitors see of a thing. The copies of a photo move with it. */
export async function committing<T>(
  services: Services,
  { kind, thing_id }: { readonly kind: ReportedKind; readonly thing_id: string },
  to: ThingChange['to'],
  commit: () => Promise<T>,
): Promise<T> {
  if (kind !== 'photo' || to === null) return await commit();
  return await commitPhotoStatus(services, thing_id, photoStatuses[to], commit);
}
