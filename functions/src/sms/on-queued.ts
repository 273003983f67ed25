import { collections } from '@streetlore/domain/paths';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { log } from '../platform/log.ts';
import { needing } from '../platform/runtime.ts';
import { watched } from '../platform/watched.ts';
import { aboutText } from './outbox.ts';
import { drainOutbox } from './send.ts';

const { secrets, services } = needing('texting', 'site', 'privacyKey');

/** Sends what was queued. Delivered at least once: whoever comes second finds it taken. */
export const onQueued = onDocumentCreated(
  { document: `${collections.smsMessages}/{id}`, retry: true, secrets },
  watched(
    'onQueued',
    async (event) => {
      if (event.data?.get('direction') !== 'outbound') return;
      const sent = await drainOutbox(services(), String(event.data.get('phone_number')));
      log.info('An outbox was gone through', { sent });
    },
    ({ params, data }) => aboutText({ ...data?.data(), id: params.id }),
  ),
);
