import { exportSources, recordExportInput, type recordExportOutput, spanOfDays } from '@streetlore/domain/export';
import { documents } from '@streetlore/domain/paths';
import type * as z from 'zod/mini';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists } from '../store/conflict.ts';

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
  const batch = db.batch();
  audit(
    batch,
    services,
    caller,
    { action: 'data_exported', target: collection, detail: { from, to, rows } },
    request_id,
  );
  try {
    await batch.commit();
  } catch (error) {
    if (!alreadyExists(error) || !(await db.doc(documents.auditEntry(request_id)).get()).exists) throw error;
  }
  return { rows };
}
