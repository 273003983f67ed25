import { documents } from '@streetlore/domain/paths';
import { type Player, playerWords } from '@streetlore/domain/player';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Writes a player with one hunt under way, as the back office lists them. @returns the document */
export async function storePlayer(db: Firestore, phone_number: string): Promise<DocumentReference> {
  const now = new Date();
  const figures = { hunts: 1, completed: 0, messages: 2, spend: 1000 };
  const state = { playing: true, opted_out: false, last_seen_at: now, counted_at: now };
  const player = db.doc(documents.player(phone_number));
  await player.set({
    phone_number,
    email: null,
    search: playerWords(phone_number, []),
    ...figures,
    ...state,
  } satisfies Player);
  return player;
}
