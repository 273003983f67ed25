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
const faultKinds = [...everybodys, ...modelFaults] as const;
export type Provider = (typeof providers)[number];
export type FaultKind = (typeof faultKinds)[number];

export type ModelFault = (typeof modelFaults)[number];

export const faultSchema = z
  .strictObject({
    provider: z.enum(providers),
    kind: z.enum(faultKinds),
    /** How many calls or deliveries it hits. */
    times: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    /** It hits only what names this: a number, a booking, a title, a place. Without it, whatever comes next. */
    about: z.optional(z.string().check(z.minLength(4), z.maxLength(200))),
  })
  .check(
    z.refine(({ provider, kind }) => provider === 'openai' || (everybodys as readonly string[]).includes(kind), {
      error: 'only openai has this fault',
      path: ['kind'],
    }),
  );
export type InjectedFault = z.infer<typeof faultSchema>;

export type FaultBook = {
  add(fault: InjectedFault): void;
  /** True, and one time fewer, when this fault is due for a call or a delivery in which `said` stands. */
  take(provider: Provider, kind: FaultKind, said: string): boolean;
  list(): InjectedFault[];
  /** Ends the faults about this, or all. */
  clear(about?: string): void;
};

/** Keeps which faults are asked for; faults of one provider and kind about the same add up. */
export function createFaultBook(): FaultBook {
  const due = new Map<string, InjectedFault>();
  const keyOf = ({ provider, kind, about = '' }: InjectedFault) => `${provider}/${kind}/${about}`;
  return {
    add(fault) {
      const key = keyOf(fault);
      due.set(key, { ...fault, times: fault.times + (due.get(key)?.times ?? 0) });
    },
    take(provider, kind, said) {
      for (const [key, fault] of due) {
        if (fault.provider !== provider || fault.kind !== kind || !said.includes(fault.about ?? '')) continue;
        if (fault.times === 1) due.delete(key);
        else due.set(key, { ...fault, times: fault.times - 1 });
        return true;
      }
      return false;
    },
    list: () => [...due.values()],
    clear(about) {
      for (const [key, fault] of due) if (about === undefined || fault.about === about) due.delete(key);
    },
  };
}

/** What stands in a call: as it was sent, and as a form or an address means it. */
export function saidIn(url: URL, body: string): string {
  return [url.pathname, ...url.searchParams.values(), body, ...new URLSearchParams(body).values()].join('\n');
}
