import { MAX_DUTY_PHONES } from '@streetlore/domain/desk';
import { dangerCallId } from '@streetlore/domain/playing';
import { withoutWords } from '@streetlore/domain/privacy';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { AnyDocument } from '../store/stored.ts';

/**
 * Erases what the phones on duty were told of these messages: a call about danger quotes the player.
 * It must come before the messages themselves, which lead to the calls. The calls' numbers stay.
 */
export async function eraseDangerCalls(
  services: Services,
  messages: readonly FoundDocument<AnyDocument>[],
): Promise<void> {
  for (const { ref, value } of messages)
    if (value.plea === 'danger')
      for (let n = 0; n < MAX_DUTY_PHONES; n += 1) await eraseCall(services, dangerCallId(ref.id, n));
}

const eraseCall = ({ store }: Services, id: string): Promise<void> =>
  withoutConflict(async () => {
    const call = await store.messages.at(id).readVersioned();
    if (!call.version) return;
    const { phone_number } = call.value;
    await call.update({ ...withoutWords(call.value), phone_number });
  });
