import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { logExport } from '../../../functions/src/admin/record-export.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-exports', { at: new Date('2026-07-02T12:00:00Z') });
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };

beforeEach(() => services.clear());
afterAll(() => services.end());

test('counts London days, both ends included, and is logged once however often it is asked', async () => {
  // In July, midnight in London is 23:00 UTC.
  const times = ['2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z', '2026-07-02T22:59:59Z', '2026-07-02T23:00:00Z'];
  for (const at of times) await services.db.collection(collections.subscribers).add({ created_at: new Date(at) });
  const request = { request_id: 'r1', kind: 'subscribers', from: '2026-07-01', to: '2026-07-02' } as const;
  expect(await logExport(services, request, admin)).toEqual({ rows: 2 });
  await logExport(services, request, admin);
  const log = await services.db.collection(collections.auditLog).get();
  expect(log.docs.map((entry) => entry.data())).toMatchObject([
    {
      actor_email: admin.email,
      action: 'data_exported',
      target: collections.subscribers,
      detail: { from: '2026-07-01', to: '2026-07-02', rows: 2 },
    },
  ]);
});
