import type { WithId } from '@streetlore/domain/query';
import {
  broadcastSchema,
  type LoggedMessage,
  messagesOfBroadcast,
  previewBroadcastInput,
  sendBroadcastInput,
} from '@streetlore/domain/sms';
import { callable, type Live, useQuery } from '../../../data/index.ts';

/** The recipients and cost of a broadcast. Nothing is sent. Rejects with CallError. */
export const previewBroadcast = callable('previewBroadcast', previewBroadcastInput, broadcastSchema);

/**
 * Queues a whole broadcast or nothing. A repeated request changes nothing. Rejects with CallError.
 */
export const sendBroadcast = callable('sendBroadcast', sendBroadcastInput, broadcastSchema);

/** The texts and page messages of a broadcast, live. Their ids start with the id of its request. */
export const useBroadcast = (requestId: string): Live<readonly WithId<LoggedMessage>[]> =>
  useQuery(messagesOfBroadcast(requestId));
