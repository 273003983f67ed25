import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { traderForSite } from './domain/trader/index.ts';
import { adminEnv, localParameters, localSecrets, storageBucket } from './emulators/src/config.ts';

/** Handlers and rules run against the emulators with the local settings; projects of their own keep triggers out. */
const { GCLOUD_PROJECT: _demo, ...emulatorEnv } = adminEnv;
const env = {
  ...emulatorEnv,
  ...localParameters,
  ...localSecrets,
  // What the functions emulator tells its functions as well: the default bucket.
  FIREBASE_CONFIG: JSON.stringify({ storageBucket }),
};

/** What a test waits for may take a while on a busy machine; what comes at once costs nothing. */
const patience = { poll: { timeout: 60_000 } };

/** Tests in browsers act on the one platform that is running. */
const platformTestEnv = { ...env, GCLOUD_PROJECT: adminEnv.GCLOUD_PROJECT };

/** Files that take half a minute or more begin first, whatever their size, so that no worker is left with one at the end. */
const LONG =
  /(?:logs|team-page|team-walk|party|party-last-call|blog-admin|contest-photos|public-site|address|admin-players|admin-partners|hunt|quick-actions|admin-settings|deliveries|stuffing|create-booking|crash|storage|privacy|odd-browsers|clocks|newcomer|known-visitors|odd-visitors|back-office)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return sorted.toSorted((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  test: {
    // Tests of what goes wrong have it logged, as it should be: what a test that passed has logged is noise.
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'art/**/*.test.ts',
            'functions/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'emulators/**/*.test.ts',
            'deploy/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/texts/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/soak/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/lib/**', '**/dist/**'],
          // The site's pages name the trader.
          env: traderForSite(localParameters),
          // Pure modules leave nothing behind for each other: loading them once for all files saves most of the time.
          isolate: false,
          pool: 'threads',
          // They run beside the platform's start, which takes most of two processors.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          env,
          // Loading the Firebase SDKs once for each worker instead of once for each file saves a minute.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'functions',
          expect: patience,
          include: ['tests/functions/**/*.test.ts'],
          env,
          isolate: false,
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // What the product exists for, walked through as its users do: the browser tests of `npm test`.
          name: 'walks',
          expect: patience,
          include: ['tests/walks/**/*.test.ts'],
          env: platformTestEnv,
          isolate: false,
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: patience,
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ['tests/e2e/alone/**'],
          env: platformTestEnv,
          isolate: false,
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // What changes something for everybody, such as a switch of the product, or counts what everybody does.
          name: 'alone',
          expect: patience,
          include: ['tests/e2e/alone/**/*.test.ts'],
          env: platformTestEnv,
          isolate: false,
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'platform',
          expect: patience,
          include: ['tests/platform/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
