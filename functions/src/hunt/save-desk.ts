import { type Desk, type SaveDeskInput, saveDeskInput } from '@streetlore/domain/desk';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Saves when somebody answers players, and which phones are on duty. */
export const saveDesk = callable('saveDesk', { input: saveDeskInput, who: 'admin', run: storeDesk });

async function storeDesk(
  services: Services,
  { request_id, ...desk }: SaveDeskInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Desk> {
  const target = services.store.desk;
  const { numbers, ...hours } = desk;
  // The audit log names no phone number.
  const entry = { action: 'desk_saved' as const, target: target.path, detail: { ...hours, phones: numbers.length } };
  await commitOnce(services, caller, request_id, entry, (commit) => commit.set(target, desk));
  return desk;
}
