import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Fault } from './fault.ts';
import { type Progress, silentProgress } from './progress.ts';
import { startScheduler } from './scheduler.ts';
import { prepareSeed, seed } from './seed/index.ts';
import type { SeededLink } from './seed/links.ts';
import { openLinks } from './seed/open-links.ts';
import { startStandIns } from './standins/index.ts';
import { restoreStandIns } from './standins/restore.ts';
import { buildFunctions, buildWeb, startVite, watchFunctions } from './suite/builds.ts';
import { type Child, Children } from './suite/children.ts';
import { findJava, javaEnv } from './suite/java.ts';
import { choosePatches } from './suite/patches/choose.ts';
import { generated } from './suite/paths.ts';
import { requireFreePorts, whenFree } from './suite/ports.ts';
import { neededPorts, putFunctions, writeLocalProject } from './suite/project.ts';
import { findRuntimes } from './suite/runtimes.ts';
import { readSettings } from './suite/settings.ts';
import { hasStoredData, loadFunctions, startSuite } from './suite/suite.ts';
import { warmFunctions } from './suite/warm.ts';

/**
 * Time limits of an orderly stop, in milliseconds. A stop that exports data takes longer, because
 * firebase-tools first works off every trigger that waits. `ports` is how long ports may stay
 * taken.
 */
const patience = { usual: 3000, export: 180_000, ports: 5000 };

/** What to start. `site` is the built site, Vite's development server, or no site at all. */
export type PlatformOptions = {
  readonly site: 'built' | 'dev' | 'none';
  /** A folder that keeps the data between runs. */
  readonly persist?: string | undefined;
  /** Whether to run Firebase's Emulator UI, which firebase-tools downloads. */
  readonly ui?: boolean;
  readonly progress?: Progress;
  /** Called when the emulators answer, before the seed runs and before any function is loaded. */
  readonly onEmulators?: () => void;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
};

export type Platform = {
  /** Links into the seed's hunts that open something; none in a run whose kept data is older. */
  readonly links: readonly SeededLink[];
  /** Ends every process. With `now`, it kills them and keeps no data. */
  stop(options?: { now: boolean }): Promise<void>;
  /**
   * Resolves with a fault when a part ends unexpectedly. By then everything else has been stopped.
   */
  readonly broken: Promise<Fault>;
};

/**
 * Starts the whole local platform and resolves when it is ready.
 * @throws Fault (one sentence) when the platform cannot start. Nothing is left running then.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const run = new Run(options);
  try {
    await run.start();
  } catch (error) {
    await run.stop({ now: true });
    throw error;
  }
  return run;
}

class Run implements Platform {
  readonly broken: Promise<Fault>;
  links: readonly SeededLink[] = [];
  readonly #options: PlatformOptions;
  readonly #progress: Progress;
  readonly #children = new Children();
  readonly #endings: (() => Promise<void> | void)[] = [];
  readonly #persist: string | undefined;
  #ready = false;
  #stopping: Promise<void> | undefined;
  #break: (fault: Fault) => void = () => undefined;

  constructor(options: PlatformOptions) {
    this.#options = options;
    this.#progress = options.progress ?? silentProgress;
    this.#persist = options.persist === undefined ? undefined : resolve(options.persist);
    this.broken = new Promise((resolve) => {
      this.#break = resolve;
    });
  }

  async start(): Promise<void> {
    const { site, signal } = this.#options;
    const step: Progress['step'] = (what, work, done) => {
      signal?.throwIfAborted();
      return this.#progress.step(what, work, done);
    };
    const imported = this.#persist !== undefined && hasStoredData(this.#persist);
    const settings = readSettings();
    const ports = neededPorts({ vite: site === 'dev' });
    await requireFreePorts(ports);
    this.#endings.push(() => whenFree(Object.values(ports), patience.ports));
    mkdirSync(generated, { recursive: true });
    const standIns = await startStandIns();
    this.#endings.push(() => standIns.close());

    const suiteReady = async (): Promise<Child> => {
      const java = findJava();
      const [runtimes] = await Promise.all([
        step(
          'Finding Java and the emulators',
          () => findRuntimes(java),
          ({ says }) => `Java ${java.version}; ${says}`,
        ),
        step(
          'Building the functions',
          () => buildFunctions(this.#children),
          () => 'Functions built',
        ),
      ]);
      const patches = choosePatches(runtimes.hasOwnRules);
      this.#progress.say(patches.says);
      // The seed runs before the functions are loaded, so that its writes start no triggers. A
      // thousand triggers, one after another, would keep a first visitor's texts waiting.
      const config = writeLocalProject(settings, {
        ui: this.#options.ui ?? false,
        withFunctions: imported,
        preload: patches.inFunctions,
      });
      const env = { ...runtimes.env, ...javaEnv(java) };
      const suite = await step(
        'Starting the emulators',
        async () => {
          const [started] = await Promise.all([
            startSuite(this.#children, { config, env, preload: patches.inFirebaseTools, persist: this.#persist }),
            imported ? undefined : prepareSeed(this.#children),
          ]);
          return started;
        },
        () => 'Emulators ready',
      );
      this.#options.onEmulators?.();
      if (!imported) {
        await step(
          'Seeding London',
          () => seed(this.#children),
          () => 'London seeded',
        );
        putFunctions(true);
      }
      await step(
        'Loading the functions',
        async () => {
          if (!imported) await loadFunctions(suite);
          if (site !== 'none') await warmFunctions();
          [this.links] = await Promise.all([openLinks(), restoreStandIns(standIns)]);
        },
        () => 'Functions ready',
      );
      return suite;
    };
    const siteReady = async (): Promise<void> => {
      if (site === 'built')
        await step(
          'Building the site',
          () => buildWeb(this.#children, settings.web),
          (built) => (built ? 'Site built' : 'Site as it was built before'),
        );
      if (site === 'dev')
        await step(
          'Starting Vite',
          () => startVite(this.#children, settings.web),
          () => 'Vite ready',
        );
    };
    const [suite] = await this.#orAborted(Promise.all([suiteReady(), siteReady()]));
    void suite.ended.then(({ code, signal }) =>
      this.#fail(`The emulators ended (${signal ?? `code ${code}`}); see ${suite.logFile}.`),
    );
    if (site === 'dev') this.#endings.push(watchFunctions(this.#children, this.#progress.say));
    this.#endings.push(startScheduler(this.#progress.say));
    standIns.setReady(this.links);
    this.#ready = true;
  }

  stop(options = { now: false }): Promise<void> {
    if (options.now) return this.#children.kill().then(() => this.#end());
    this.#stopping ??= this.#stopInOrder();
    return this.#stopping;
  }

  async #stopInOrder(): Promise<void> {
    // A start that never finished keeps no data: the next run would take it for a complete seed.
    if (!this.#ready) await this.#children.kill();
    else if (this.#persist === undefined) await this.#children.stop(patience.usual);
    else if (!(await this.#children.stop(patience.export))) {
      this.#progress.say(`The data of this run is not in ${this.#persist}: the emulators took too long to write it.`);
    }
    await this.#end();
  }

  async #end(): Promise<void> {
    for (const ending of this.#endings.splice(0).reverse()) await ending();
  }

  async #fail(sentence: string): Promise<void> {
    if (this.#stopping) return;
    await this.stop({ now: true });
    this.#break(new Fault(sentence));
  }

  #orAborted<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#options;
    if (!signal) return work;
    return Promise.race([
      work,
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    ]);
  }
}
