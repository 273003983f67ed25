import { exportedGifts, recordExportInput, recordExportOutput } from '@streetlore/domain/export';
import {
  closeGiftRefundInput,
  extendGiftInput,
  type Gift,
  type GiftOrigin,
  giftSchema,
  issueVoucherInput,
  issueVoucherOutput,
  newestGifts,
  refundGiftInput,
  refundGiftOutput,
  resendGiftInput,
} from '@streetlore/domain/gift';
import { type Movement, movementsOfGift } from '@streetlore/domain/ledger';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { londonDay } from '@streetlore/domain/time';
import * as z from 'zod/mini';
import { callable, type List, type Live, mapLive, readPages, useDocumentOf, useQuery } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';

/** The most movements of one gift that its page lists. */
const MOVEMENTS = 200;
const EXPORT_PAGE = 200;
/** No gift is older. */
const FIRST_DAY = '2026-01-01';

/** The newest gifts, vouchers and prizes, live. @param origin null for all */
export const useGifts = (origin: GiftOrigin | null, most: number): Live<readonly WithId<Gift>[]> =>
  useQuery(newestGifts(origin, most));

export const useGift = (id: string): Live<WithId<Gift> | null> =>
  useDocumentOf(`${collections.gifts}/${id}`, giftSchema);

/** What moved in a gift, the newest first, live. */
export const useMovements = (id: string): Live<readonly WithId<Movement>[]> =>
  mapLive(useQuery(movementsOfGift(id, MOVEMENTS)), (rows) => rows.toSorted((a, b) => b.at.getTime() - a.at.getTime()));

/** Rejects with CallError, as do the functions below. */
export const issueVoucher = callable('issueVoucher', issueVoucherInput, issueVoucherOutput);
/** 12 months more, once. */
export const extendGift = callable('extendGift', extendGiftInput, z.unknown());
/** What was paid goes back to the card, and the gift ends. */
export const refundGift = callable('refundGift', refundGiftInput, refundGiftOutput);
/** A rejected refund was settled in another way. */
export const closeGiftRefund = callable('closeGiftRefund', closeGiftRefundInput, z.unknown());
/** The mail with the code, again. */
export const resendGift = callable('resendGift', resendGiftInput, z.unknown());

const recordExport = callable('recordExport', recordExportInput, recordExportOutput);

/** All gifts, the oldest first, from the server. The audit log notes the export before anything is read. */
export async function allGifts(): Promise<List<WithId<Gift>>> {
  const days = { from: FIRST_DAY, to: londonDay(presentTime()) };
  await recordExport({ request_id: crypto.randomUUID(), kind: 'gifts', ...days });
  const rows: WithId<Gift>[] = [];
  const broken: string[] = [];
  for await (const page of readPages(exportedGifts(days), EXPORT_PAGE)) {
    rows.push(...page.rows);
    broken.push(...page.broken);
  }
  return { rows, broken };
}
