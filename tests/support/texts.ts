import type { Services } from '../../functions/src/platform/services.ts';

/**
 * Every text with a phone, in its turn. Sorted here, as with whatever else tests look up: the emulator notes the index of each query,
 * and at the end of all tests each must be one that the product declares.
 */
export async function textsWith({ store }: Pick<Services, 'store'>, phone: string) {
  const found = await store.messages.where('phone_number', '==', phone).get();
  return found.docs.map((text) => text.data()).sort((a, b) => a.seq - b.seq);
}
