/** A Map that drops its oldest entry beyond `limit`, so that memory stays bounded in a long run. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: string, value: Value): this {
    super.set(key, value);
    const oldest = this.keys().next();
    if (this.size > this.#limit && !oldest.done) this.delete(oldest.value);
    return this;
  }
}

/**
 * Runs jobs in the order given, at most `width` at once. The limit matters because the emulators
 * start a process for each concurrent call.
 */
export function concurrencyLimiter(width: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let free = width;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
