import * as z from 'zod/mini';

const nullableNumber = z.nullish(z.number());
/** What a function's definition asks of Google: its trigger, its resources and its secrets. */
export const endpointSchema = z.looseObject({
  region: z.optional(z.array(z.string())),
  availableMemoryMb: nullableNumber,
  timeoutSeconds: nullableNumber,
  /** A number, or an expression of parameters. */
  minInstances: z.nullish(z.union([z.number(), z.string()])),
  maxInstances: nullableNumber,
  /** A number of CPUs, or the fraction that goes with the memory. */
  cpu: z.nullish(z.union([z.number(), z.literal('gcf_gen1')])),
  secretEnvironmentVariables: z.optional(z.array(z.looseObject({ key: z.string() }))),
  httpsTrigger: z.optional(z.looseObject({})),
  callableTrigger: z.optional(z.looseObject({})),
  scheduleTrigger: z.optional(z.looseObject({ schedule: z.string(), timeZone: z.nullish(z.string()) })),
  taskQueueTrigger: z.optional(z.looseObject({})),
  eventTrigger: z.optional(
    z.looseObject({
      eventType: z.string(),
      retry: z.optional(z.boolean()),
      eventFilterPathPatterns: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

/** One function as a deploy would make it. */
export type FunctionEndpoint = z.infer<typeof endpointSchema>;
