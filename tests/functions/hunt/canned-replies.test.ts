import { saveCannedRepliesInput } from '@streetlore/domain/canned';
import { documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeCannedReplies } from '../../../functions/src/admin-texts/save-canned-replies.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-canned-replies', { at: new Date('2026-11-27T11:00:00Z') });
const admin = { uid: 'boss', email: 'boss@streetlore.test' };
const save = (request_id: string, seen: string | null, text: string) =>
  storeCannedReplies(
    services,
    saveCannedRepliesInput.parse({ request_id, seen, replies: [{ name: 'Hi', text }] }),
    admin,
  );
const stored = () => services.store.cannedReplies.read();

beforeEach(() => services.clear());
afterAll(() => services.end());

test('are saved once per request, and the log names them without their texts', async () => {
  await save('r1', null, 'Hi {team}');
  const seen = (await stored())?.updated_at.toISOString() ?? null;
  services.clock.advance(1000);
  await save('r2', seen, 'Hello {team}');
  await save('r1', null, 'Hi {team}');
  expect((await stored())?.replies).toEqual([{ name: 'Hi', text: 'Hello {team}' }]);
  const log = await services.db.doc(documents.auditEntry('r2')).get();
  expect(log.data()).toMatchObject({ action: 'canned_replies_saved', detail: { replies: ['Hi'] } });
});

test('of two admins who opened the same replies, the second is told and changes nothing', async () => {
  await save('r1', null, 'First {team}');
  services.clock.advance(1000);
  await expect(save('r2', null, 'Second {team}')).rejects.toThrow(/Somebody else has saved the replies/);
  expect((await stored())?.replies).toEqual([{ name: 'Hi', text: 'First {team}' }]);
});
