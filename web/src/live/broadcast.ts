import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import {
  broadcastSchema,
  previewBroadcastInput,
  type SmsMessage,
  sendBroadcastInput,
  smsMessageSchema,
} from '@streetlore/domain/sms';
import { documentId, orderBy, where } from 'firebase/firestore';
import { callable } from './core/call.ts';
import { useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';

/** Who would hear a broadcast and what it would cost; nothing is sent. Rejects with CallError. */
export const previewBroadcast = callable('previewBroadcast', previewBroadcastInput, broadcastSchema);

/** Queues a broadcast, all of it or nothing; a repeated request changes nothing. Rejects with CallError. */
export const sendBroadcast = callable('sendBroadcast', sendBroadcastInput, broadcastSchema);

/** The texts of a broadcast, live: how far it is. Their ids begin with its request's. */
export function useBroadcast(requestId: string): Live<readonly WithId<SmsMessage>[]> {
  return useQueryOf(`broadcast ${requestId}`, collections.smsMessages, smsMessageSchema, () => [
    where(documentId(), '>=', `${requestId}_`),
    where(documentId(), '<', `${requestId}\``),
    orderBy(documentId()),
  ]);
}
