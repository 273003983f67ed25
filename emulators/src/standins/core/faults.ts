import * as z from 'zod/mini';

export const providers = ['stripe', 'twilio', 'openai', 'geocoder'] as const;
const everybodys = ['error500', 'timeout', 'duplicate', 'reorder', 'malformed'] as const;
/** Faults in a model's answers. Only OpenAI has them. */
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
    times: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    /**
     * The fault hits only calls that contain this text: a number, a booking, a title, a place.
     * Without this text the fault hits any call.
     */
    about: z.optional(z.string().check(z.minLength(4), z.maxLength(200))),
  })
  .check(
    z.refine(({ provider, kind }) => provider === 'openai' || (everybodys as readonly string[]).includes(kind), {
      error: 'only openai has this fault',
      path: ['kind'],
    }),
  );
type InjectedFault = z.infer<typeof faultSchema>;

export type FaultBook = {
  add(fault: InjectedFault): void;
  /**
   * Takes one hit of a fault that is due for a call or delivery with the text `said`.
   * @returns whether such a fault was due
   */
  take(provider: Provider, kind: FaultKind, said: string): boolean;
  list(): InjectedFault[];
  /** Ends the faults about `about`, or all faults without an argument. */
  clear(about?: string): void;
};

/** Keeps the injected faults. Faults of one provider and kind about the same text add up. */
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

/** The text of a call: as it was sent, and decoded as a form or an address. */
export function saidIn(url: URL, body: string): string {
  return [url.pathname, ...url.searchParams.values(), body, ...new URLSearchParams(body).values()].join('\n');
}
