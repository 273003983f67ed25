/** Shows a person how far a start has come. */
export type Progress = {
  /**
   * Runs `work` and prints one line when it is done. A terminal also shows which steps still run.
   */
  step<T>(what: string, work: () => Promise<T>, done?: (result: T) => string): Promise<T>;
  say(line: string): void;
};

/** Prints lines on stdout. On a terminal, a last line shows which steps run and for how long. */
export function printedProgress(): Progress {
  const underWay = new Map<string, number>();
  const live = process.stdout.isTTY === true;
  let ticking: NodeJS.Timeout | undefined;

  const clear = (): void => {
    if (live) process.stdout.write('\r\x1b[K');
  };
  const draw = (): void => {
    if (!live || underWay.size === 0) return;
    const waiting = [...underWay].map(([what, since]) => `${what} ${seconds(since)}`).join(' · ');
    process.stdout.write(`\r\x1b[K… ${waiting}`.slice(0, process.stdout.columns));
  };
  const say = (line: string): void => {
    clear();
    console.log(line);
    draw();
  };
  return {
    say,
    async step(what, work, done) {
      const since = performance.now();
      underWay.set(what, since);
      if (live) ticking ??= setInterval(draw, 250);
      draw();
      try {
        const result = await work();
        underWay.delete(what);
        say(`✔ ${done ? done(result) : what} (${seconds(since)})`);
        return result;
      } finally {
        underWay.delete(what);
        if (underWay.size === 0) {
          clearInterval(ticking);
          ticking = undefined;
          clear();
        }
      }
    },
  };
}

/** Prints nothing. Programs that start the platform themselves use this. */
export const silentProgress: Progress = { step: (_what, work) => work(), say: () => undefined };

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
