import { type Desk, defaultDesk, deskSchema } from '@streetlore/domain/desk';
import { documents } from '@streetlore/domain/paths';
import { useDocumentOf } from './firestore.ts';
import { type Live, mapLive } from './live.ts';

/** Support hours and on-call numbers. Admins only. */
export function useDesk(): Live<Desk> {
  return mapLive(useDocumentOf(documents.desk, deskSchema), (found) => found ?? defaultDesk);
}
