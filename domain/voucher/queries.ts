import { collections } from '../paths/index.ts';
import { query, where } from '../query/index.ts';
import { voucherSchema } from './schema.ts';

export const vouchersWonBy = (photos: readonly string[]) =>
  query(collections.vouchers, voucherSchema, where('submission_id', 'in', photos));
