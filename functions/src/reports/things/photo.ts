import { roundOf, titledRound } from '@streetlore/domain/contest';
import { contestOriginalOf } from '@streetlore/domain/paths';
import { changedPhoto, photoAsThing } from '@streetlore/domain/reports';
import { formatDay } from '@streetlore/domain/time';
import type { Services } from '../../platform/services.ts';
import { type FoundThing, nothing } from './thing.ts';

/** A contest photo. Its copies in Storage are moved by `commitPhotoStatus`, around the commit. */
export async function findPhoto({ store }: Pick<Services, 'store'>, id: string): Promise<FoundThing> {
  const [photo, contact] = await Promise.all([
    store.submissions.at(id).readVersioned(),
    store.submissionContact(id).read(),
  ]);
  if (!photo.version) return nothing;
  const round = await store.rounds.at(roundOf(photo.value)).readVersioned();
  const about = `the photo that you sent on ${formatDay(photo.value.submitted_at)}`;
  return {
    thing: photoAsThing(photo.value),
    sender: contact?.email ? { email: contact.email, about } : null,
    photographer: contact && {
      uid: (contact.original && contestOriginalOf(contact.original)?.uid) || null,
      email: contact.email,
    },
    change(commit, change) {
      const fields = changedPhoto(change);
      if (Object.keys(fields).length === 0) return;
      commit.update(photo, fields);
      const titled = round.version && fields.status && titledRound(round.value, photo.value, fields.status);
      if (titled) commit.update(round, titled);
    },
  };
}
