/**
 * Lets later work overtake earlier work: what `hold` keeps back runs once the next `pass` has run, or after `holdMs`
 * when nothing follows. This is how the `reorder` fault changes an order without losing anything.
 */
export function createOvertaking(holdMs: number) {
  let release: (() => void)[] = [];
  return {
    /** Resolves when something later has passed, or in the end by itself. */
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
