import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { copyMoveSchema } from './copy-move.ts';
import type { ModerationFilter } from './moderation.ts';
import { submissionSchema } from './schema.ts';
import { photoUploadSchema } from './upload.ts';

export const photosModerated = (filter: ModerationFilter) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    ...(filter === 'all'
      ? []
      : [filter === 'winners' ? where('is_winner', '==', true) : where('status', '==', filter)]),
    // What the model is surest of comes first.
    ...(filter === 'pending' ? [orderBy('queue_score', 'desc')] : []),
    orderBy('submitted_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

export const unsentUploadsBefore = (end: Date, most: number) =>
  query(
    collections.photoUploads,
    photoUploadSchema,
    where('submission_id', '==', null),
    where('created_at', '<', end),
    orderBy('created_at'),
    limit(most),
  );

export const copyMovesBegunUntil = (until: Date, most: number) =>
  query(collections.copyMoves, copyMoveSchema, where('begun_at', '<=', until), orderBy('begun_at'), limit(most));
