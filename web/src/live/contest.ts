import { type Submission, submissionSchema, WINNING_VOTES } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import { limit, orderBy, where } from 'firebase/firestore';
import { useState } from 'react';
import { useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';

/** The approved photos with the most votes, most first. */
export function useTopSubmissions(count: number): Live<readonly WithId<Submission>[]> {
  return useQueryOf(`top ${count}`, collections.contestSubmissions, submissionSchema, () => [
    where('status', '==', 'approved'),
    orderBy('votes', 'desc'),
    limit(count),
  ]);
}

export const submissionFilters = ['all', 'week', 'top'] as const;
export type SubmissionFilter = (typeof submissionFilters)[number];

/** Photos a page of the gallery shows. */
const PAGE = 24;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The first page of approved photos: all by votes, those of the last 7 days newest first, or those with at least 100
 * votes. The week's edge is rounded to the minute, so that screens opened together share a listener.
 */
export function useSubmissions(filter: SubmissionFilter): Live<readonly WithId<Submission>[]> {
  const minute = Math.floor(Date.now() / 60_000);
  const since = new Date(useState(minute)[0] * 60_000 - WEEK_MS);
  const key = filter === 'week' ? `week since ${since.toISOString()}` : filter;
  return useQueryOf(key, collections.contestSubmissions, submissionSchema, () => [
    where('status', '==', 'approved'),
    ...(filter === 'week' ? [where('submitted_at', '>=', since), orderBy('submitted_at', 'desc')] : []),
    ...(filter === 'top' ? [where('votes', '>=', WINNING_VOTES)] : []),
    ...(filter === 'week' ? [] : [orderBy('votes', 'desc')]),
    limit(PAGE),
  ]);
}
