import { exportQueries, recordExportInput, type recordExportOutput } from '@streetlore/domain/export';
import type * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Logs that an admin exports personal data. */
export const recordExport = callable('recordExport', { input: recordExportInput, who: 'admin', run: logExport });

/** Counts what the export will hold and logs the export. The admin's browser reads the data. */
export async function logExport(
  services: Services,
  { request_id, kind, from, to }: z.output<typeof recordExportInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.output<typeof recordExportOutput>> {
  const exported = exportQueries[kind]({ from, to });
  const rows = await services.store.count(exported);
  const detail = { from, to, rows };
  await commitOnce(services, caller, request_id, { action: 'data_exported', target: exported.path, detail });
  return { rows };
}
