import type { WithId } from '@streetlore/domain/query';
import {
  broadcastSchema,
  previewBroadcastInput,
  type SmsMessage,
  sendBroadcastInput,
  textsOfBroadcast,
} from '@streetlore/domain/sms';
import { callable, type Live, useQuery } from '../../../data/index.ts';

/** Who would hear a broadcast and what it would cost; nothing is sent. Rejects with CallError. */
export const previewBroadcast = callable('previewBroadcast', previewBroadcastInput, broadcastSchema);

/** Queues a broadcast, all of it or nothing; a repeated request changes nothing. Rejects with CallError. */
export const sendBroadcast = callable('sendBroadcast', sendBroadcastInput, broadcastSchema);

/** The texts of a broadcast, live: how far it is. Their ids begin with its request's. */
export const useBroadcast = (requestId: string): Live<readonly WithId<SmsMessage>[]> =>
  useQuery(textsOfBroadcast(requestId));
