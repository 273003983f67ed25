/**
 * Lets later work overtake earlier work. `hold` waits until `passed` is called, or for `holdMs`
 * when nothing follows. The `reorder` fault uses this to change an order without losing anything.
 */
export function createReordering(holdMs: number) {
  let release: (() => void)[] = [];
  return {
    /** Resolves when a later item has passed, or after `holdMs`. */
    hold(): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, holdMs);
        release.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
    /** Reports that a later item has been handled. */
    passed(): void {
      const held = release;
      release = [];
      for (const go of held.reverse()) go();
    },
  };
}
