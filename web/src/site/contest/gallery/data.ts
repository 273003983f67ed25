import {
  photosByVotes,
  photosByVotesSince,
  roundBegan,
  type Submission,
  winningPhotos,
} from '@streetlore/domain/contest';
import type { Live } from '../../../data/index.ts';
import { useLondonDay } from '../../../ui/use-london-day.ts';
import { type GrowingList, useGrowingList } from '../../shell/use-growing-list.ts';

export const submissionFilters = ['all', 'week', 'top'] as const;
export type SubmissionFilter = (typeof submissionFilters)[number];

const GALLERY_PAGE = 24;

/** The most votes first: of all, of this week's round, or of those with at least 100 votes. */
export function useGallery(filter: SubmissionFilter): Live<GrowingList<Submission>> {
  const since = roundBegan(new Date(`${useLondonDay()}T12:00:00Z`));
  const asked = {
    all: photosByVotes,
    week: (most: number) => photosByVotesSince(since, most),
    top: winningPhotos,
  };
  return useGrowingList(`photos ${filter}`, GALLERY_PAGE, asked[filter]);
}
