import { collections } from '@streetlore/domain/paths';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { log } from '../platform/log.ts';
import { needing } from '../platform/runtime.ts';
import { watched } from '../platform/watched.ts';
import { processTexts } from './process-texts.ts';

const { secrets, services } = needing('site', 'privacyKey');

/** Plays an inbound text. Delivered at least once: a text that has had its effect is not heard again. */
export const onInboundText = onDocumentCreated(
  { document: `${collections.smsMessages}/{id}`, retry: true, secrets },
  watched(
    'onInboundText',
    async (event) => {
      if (event.data?.get('direction') !== 'inbound') return;
      const settled = await processTexts(services(), String(event.data.get('phone_number')));
      log.info('Texts were played', { settled });
    },
    ({ params }) => ({ text: params.id }),
  ),
);
