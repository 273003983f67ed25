import { type DecideCaseInput, decideCaseInput, thingChangeOf } from '@streetlore/domain/reports';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { committing } from './find-thing.ts';
import { readCase, writeDecision } from './write-decision.ts';

/** Decides about a reported thing, or about an appeal. */
export const decideCase = callable('decideCase', {
  input: decideCaseInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: settleCase,
});

/**
 * One commit writes the decision, what becomes of the thing and the reports, the mails to reporter and
 * sender with their links, and the audit entry.
 * @throws HttpsError not-found for an unknown case; what `writeDecision` throws
 */
export async function settleCase(
  services: Services<'site' | 'privacyKey'>,
  input: DecideCaseInput,
  by: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { request_id, case_id } = input;
  const first = await services.store.reportCases.at(case_id).read();
  if (!first) throw new HttpsError('not-found', 'There is no such case');
  let mails: string[] = [];
  await committing(services, first, thingChangeOf(first, input).to, () =>
    decideOnce(services, by, request_id, {
      read: () => readCase(services, case_id),
      decide(commit, read, now) {
        if (!read) throw new HttpsError('not-found', 'There is no such case');
        const written = writeDecision(services, commit, read, input, { by, now });
        read.about.change(commit, written.change, now);
        mails = written.mails;
        return written.entry;
      },
    }),
  );
  for (const id of mails) await enqueueMail(services, id);
  return {};
}
