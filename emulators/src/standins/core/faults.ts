import * as z from 'zod/mini';

export const providers = ['stripe', 'twilio', 'openai', 'geocoder'] as const;
const everybodys = ['error500', 'timeout', 'duplicate', 'reorder', 'malformed'] as const;
/** Faults of a model's answers, which only OpenAI has. */
export const modelFaults = [
  'error429',
  'refusal',
  'filter',
  'cutoff',
  'empty',
  'prose',
  'misfit',
  'script',
  'phone',
  'echo',
] as const;
export const faultKinds = [...everybodys, ...modelFaults] as const;
export type Provider = (typeof providers)[number];
export type FaultKind = (typeof faultKinds)[number];

export type ModelFault = (typeof modelFaults)[number];

export const faultSchema = z
  .strictObject({
    provider: z.enum(providers),
    kind: z.enum(faultKinds),
    /** How many calls or deliveries it hits. */
    times: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  })
  .check(
    z.refine(({ provider, kind }) => provider === 'openai' || (everybodys as readonly string[]).includes(kind), {
      error: 'only openai has this fault',
      path: ['kind'],
    }),
  );
export type Fault = z.infer<typeof faultSchema>;

export type FaultBook = {
  add(fault: Fault): void;
  /** True, and one time fewer, when this fault is due. */
  take(provider: Provider, kind: FaultKind): boolean;
  list(): Fault[];
  clear(): void;
};

/** Keeps which faults are asked for; faults of one provider and kind add up. */
export function createFaultBook(): FaultBook {
  const due = new Map<string, Fault>();
  const keyOf = (provider: Provider, kind: FaultKind) => `${provider}/${kind}`;
  return {
    add(fault) {
      const key = keyOf(fault.provider, fault.kind);
      due.set(key, { ...fault, times: fault.times + (due.get(key)?.times ?? 0) });
    },
    take(provider, kind) {
      const key = keyOf(provider, kind);
      const fault = due.get(key);
      if (!fault) return false;
      if (fault.times === 1) due.delete(key);
      else due.set(key, { ...fault, times: fault.times - 1 });
      return true;
    },
    list: () => [...due.values()],
    clear: () => due.clear(),
  };
}
