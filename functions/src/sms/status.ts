import { documentId } from '@streetlore/domain/document';
import { webhooks } from '@streetlore/domain/paths';
import { type Report, statusForm } from '@streetlore/domain/sms';
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { services } from '../platform/runtime.ts';
import { applyReport } from './report.ts';
import { formOf, isSigned } from './webhook.ts';

/** Twilio's webhook for delivery reports; `message` in its query is our id of the text. */
export const twilioStatus = onRequest({ invoker: 'public' }, async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).set('Allow', 'POST').end();
    return;
  }
  const id = z.safeParse(documentId, request.query.message);
  const form = formOf(request);
  const path = id.success ? webhooks.twilioStatus(id.data) : '';
  const isOurs = id.success && request.originalUrl.endsWith(path.slice(path.indexOf('?')));
  if (!isOurs || !isSigned(services(), request, path, form)) {
    logger.warn('A delivery report without a valid signature was refused');
    response.status(403).end();
    return;
  }
  const parsed = z.safeParse(statusForm, form);
  if (!parsed.success) {
    logger.error('Twilio posted a delivery report that cannot be read', { issues: parsed.error.issues });
    response.status(400).end();
    return;
  }
  const { MessageSid: sid, MessageStatus: status, ErrorCode: error_code } = parsed.data;
  if (status) await applyReport(services(), id.data, { sid, status, error_code } satisfies Report);
  else logger.warn('Twilio reported a status that it does not document', { message: id.data });
  response.status(200).end();
});
