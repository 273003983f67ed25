import { publicTeamName } from '@streetlore/domain/leaderboard';
import { changedTeam, teamAsThing } from '@streetlore/domain/reports';
import { reviewAuthorsOf } from '@streetlore/domain/reviews';
import type { Services } from '../../platform/services.ts';
import { asStored } from '../../store/stored.ts';
import { type FoundThing, nothing } from './thing.ts';

/** A team's name, by the id of its booking. The commit of a booking also writes the pages that show it. */
export async function findTeam({ store }: Pick<Services, 'store'>, id: string): Promise<FoundThing> {
  const [booking, row, authors] = await Promise.all([
    store.bookings.at(id).readVersioned(),
    store.leaderboard.at(id).readVersioned(),
    store.findVersioned(asStored(reviewAuthorsOf(id))),
  ]);
  const thing = booking.version && teamAsThing(booking.value);
  if (!booking.version || !thing) return nothing;
  const { email, tour_name } = booking.value;
  return {
    thing,
    sender: email ? { email, about: `the name of your team on ${tour_name}` } : null,
    photographer: null,
    change(commit, change) {
      const fields = changedTeam(change);
      if (Object.keys(fields).length === 0) return;
      const name = publicTeamName(id, { ...booking.value, ...fields });
      commit.update(booking, fields);
      if (row.version) commit.update(row, { name });
      for (const { ref } of authors) commit.update(store.reviews.at(ref.path.split('/').at(-3) ?? ''), { team: name });
    },
  };
}
