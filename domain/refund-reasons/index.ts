import * as z from 'zod/mini';

/** Why money goes back, in the words that the customer reads behind the sum. */
export const refundReasons = {
  wall_gone: 'a wall was gone',
  hunt_failed: 'the hunt did not work as it should',
  fewer_people: 'fewer people played',
  paid_too_much: 'you paid too much',
  not_played: 'the hunt was not played',
  goodwill: 'with our apologies',
} as const;
export type RefundReason = keyof typeof refundReasons;

/** How we tell the customer of a refund. */
export const refundWays = ['mail', 'text'] as const;
export type RefundWay = (typeof refundWays)[number];

export const refundReasonSchema = z.enum(Object.keys(refundReasons) as [RefundReason, ...RefundReason[]]);

/** Why money goes back, and how whoever paid is told; `way` is null when nobody can be. */
export const refundTold = z.strictObject({ reason: refundReasonSchema, way: z.nullable(z.enum(refundWays)) });
