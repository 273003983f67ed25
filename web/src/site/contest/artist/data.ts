import { type PostSummary, summariesOfArtist } from '@streetlore/domain/blog';
import { photosOfArtist, type Submission } from '@streetlore/domain/contest';
import { type KnownArtist, knownArtist } from '@streetlore/domain/page';
import type { WithId } from '@streetlore/domain/query';
import { publishedToursAmong, type Tour, type TourStop, wallsOfArtist } from '@streetlore/domain/tour';
import { combineLive, type Live, mapLive, useQuery } from '../../../data/index.ts';
import { type GrowingList, useGrowingList } from '../../shell/use-growing-list.ts';

const PHOTOS_PAGE = 12;
const MAX_WALLS = 24;
const MAX_POSTS = 6;

export type Works = {
  readonly artist: KnownArtist;
  readonly photos: GrowingList<Submission>;
  readonly walls: readonly WithId<TourStop>[];
  readonly posts: readonly WithId<PostSummary>[];
};

/** An artist's public works, the newest first; null without any. */
export function useWorks(slug: string): Live<Works | null> {
  const photos = useGrowingList(`photos of artist ${slug}`, PHOTOS_PAGE, (most) => photosOfArtist(slug, most));
  const walls = useQuery(wallsOfArtist(slug, MAX_WALLS));
  const posts = useQuery(summariesOfArtist(slug, MAX_POSTS));
  return mapLive(combineLive(photos, combineLive(walls, posts)), ([photos, [walls, posts]]) => {
    const artist = knownArtist(slug, [...photos.rows, ...walls, ...posts]);
    return artist && { artist, photos, walls, posts };
  });
}

/** The published tours of some walls (at least one), in no order. */
export const useToursOf = (walls: readonly TourStop[]): Live<readonly WithId<Tour>[]> =>
  useQuery(publishedToursAmong([...new Set(walls.map(({ tour_id }) => tour_id))]));
