import { exportSources, recordExportInput, type recordExportOutput, spanOfDays } from '@streetlore/domain/export';
import type * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Notes that an admin takes personal data out of the house. */
export const recordExport = callable('recordExport', { input: recordExportInput, who: 'admin', run: record });

/** The operation behind `recordExport`: counts what the export will hold and logs it. The reading itself is the admin's own. */
export async function record(
  services: Services,
  { request_id, kind, from, to }: z.output<typeof recordExportInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.output<typeof recordExportOutput>> {
  const { db } = services;
  const { collection, field } = exportSources[kind];
  const span = spanOfDays({ from, to });
  const found = db.collection(collection).where(field, '>=', span.from).where(field, '<', span.to);
  const rows = (await found.count().get()).data().count;
  const detail = { from, to, rows };
  await commitOnce(services, caller, request_id, { action: 'data_exported', target: collection, detail });
  return { rows };
}
