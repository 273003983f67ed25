import { type CannedReplies, cannedRepliesSchema } from '@streetlore/domain/canned';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useDocumentOf } from './firestore.ts';
import type { Live } from './live.ts';

/** The canned replies; null until an admin has saved some. Admins only. */
export const useCannedReplies = (): Live<WithId<CannedReplies> | null> =>
  useDocumentOf(documents.cannedReplies, cannedRepliesSchema);
