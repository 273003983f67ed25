import { collections } from '@streetlore/domain/paths';
import { query, where } from '@streetlore/domain/query';
import { smsMessageSchema } from '@streetlore/domain/sms';
import type { Services } from '../../functions/src/platform/services.ts';

/**
 * Every text with a phone, in order. The sorting happens here and not in the query: the emulator
 * records the index of each query, and after all tests each index must be one that the product
 * declares.
 */
export async function textsWith({ store }: Pick<Services, 'store'>, phone: string) {
  const found = await store.find(query(collections.smsMessages, smsMessageSchema, where('phone_number', '==', phone)));
  return found.sort((a, b) => a.seq - b.seq);
}
