/** How long (ms) a page has to be silent before it counts as having asked for everything. */
const SILENCE = 400;

/**
 * Keeps answers back until a page has asked for all that it asks for without them. Whatever it asks for afterwards it asks
 * because of an answer: that is a second round, however slow or fast the first one was.
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

  /** The page asks; the returned function is called when that request is over, for the next one waits for it. */
  asks(): () => void {
    this.#asking += 1;
    clearTimeout(this.#timer);
    return () => {
      this.#asking -= 1;
      if (this.#asking === 0) this.#timer = setTimeout(this.#release, SILENCE);
    };
  }
}
