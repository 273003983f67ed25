import * as z from 'zod/mini';
import { type RefundReason, refundReasons, refundWays } from './refund-reasons.ts';

export const refundReasonSchema = z.enum(Object.keys(refundReasons) as [RefundReason, ...RefundReason[]]);

/** Why money goes back, and how whoever paid is told; `way` is null when nobody can be. */
export const refundTold = z.strictObject({ reason: refundReasonSchema, way: z.nullable(z.enum(refundWays)) });
