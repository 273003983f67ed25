import { photosByVotes, photosByVotesSince, type Submission, winningPhotos } from '@streetlore/domain/contest';
import { useState } from 'react';
import type { Live } from '../../../data/index.ts';
import { type Growing, useGrowing } from '../../shell/use-growing.ts';

export const submissionFilters = ['all', 'week', 'top'] as const;
export type SubmissionFilter = (typeof submissionFilters)[number];

/** Photos of a page of the gallery. */
const GALLERY_PAGE = 24;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The approved photos with the most votes: of all, of the last 7 days, or of those with at least 100 votes. The week's edge is
 * rounded to the minute, so that screens opened together share a listener.
 */
export function useGallery(filter: SubmissionFilter): Live<Growing<Submission>> {
  const minute = Math.floor(Date.now() / 60_000);
  const since = new Date(useState(minute)[0] * 60_000 - WEEK_MS);
  const asked = {
    all: photosByVotes,
    week: (most: number) => photosByVotesSince(since, most),
    top: winningPhotos,
  };
  return useGrowing(`photos ${filter}`, GALLERY_PAGE, asked[filter]);
}
