import { noVerdict, roundOf, titledRound } from '@streetlore/domain/contest';
import { contestOriginalOf } from '@streetlore/domain/paths';
import { changedPhoto, photoAsThing } from '@streetlore/domain/reports';
import { formatDay } from '@streetlore/domain/time';
import type { Services } from '../../platform/services.ts';
import { type FoundThing, nothing } from './thing.ts';

/** A contest photo. Its copies in Storage are moved by `commitPhotoStatus`, around the commit. */
export async function findPhoto({ store }: Pick<Services, 'store'>, id: string): Promise<FoundThing> {
  const [photo, contact, model] = await Promise.all([
    store.submissions.at(id).readVersioned(),
    store.submissionContact(id).read(),
    store.submissionVerdict(id).readVersioned(),
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
    change(commit, change, now) {
      const fields = changedPhoto(change, model.value);
      if (Object.keys(fields).length === 0) return;
      commit.update(photo, fields);
      // A verdict of the model that comes later must not undo what a person has decided.
      if (change.to !== 'held' && !model.value?.judged_at)
        commit.put(model, { ...(model.value ?? noVerdict), judged_at: now });
      const titled = round.version && fields.status && titledRound(round.value, photo.value, fields.status);
      if (titled) commit.update(round, titled);
    },
  };
}
