/** How long (ms) a page must be silent to count as having asked for everything. */
const SILENCE = 400;

/**
 * Holds answers back until a page has asked for everything that it asks for without them. A later
 * request depends on an answer. Such requests are a second round, however slow or fast the first
 * one was.
 */
export class Gate {
  readonly open: Promise<void>;
  #release: () => void = () => undefined;
  #asking = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.open = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /**
   * Notes a request of the page. Call the returned function when the request is over: the next one
   * waits for it.
   */
  asks(): () => void {
    this.#asking += 1;
    clearTimeout(this.#timer);
    return () => {
      this.#asking -= 1;
      if (this.#asking === 0) this.#timer = setTimeout(this.#release, SILENCE);
    };
  }
}
