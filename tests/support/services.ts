import { IdempotencyStrategy } from '@google-cloud/storage';
import { localParameters, localSecrets } from '@streetlore/emulators/config';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Need } from '../../functions/src/base/config.ts';
import { type Services, servicesOf } from '../../functions/src/platform/services.ts';
import type { Tasks } from '../../functions/src/platform/tasks.ts';
import { storeOf } from '../../functions/src/store/store.ts';
import { noteProject } from './projects.ts';

/** The address of this run's Firestore emulator, as `host:port`. */
const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
process.env.FIRESTORE_EMULATOR_HOST = firestoreHost;
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';
process.env.METADATA_SERVER_DETECTION ??= 'none';

/** One queued task; `at` is the moment when it is due. */
export type RecordedTask = { queue: string; id: string; at: Date; payload: Record<string, unknown> };

/**
 * Keeps the tasks that would go to Cloud Tasks, at most one per queue and id, as Cloud Tasks does.
 */
export function recordingTasks(): Tasks & { recorded: RecordedTask[] } {
  const recorded: RecordedTask[] = [];
  return {
    recorded,
    async enqueue(queue, id, at, payload) {
      if (recorded.some((task) => task.queue === queue && task.id === id)) return;
      recorded.push({ queue, id, at, payload });
    },
  };
}

/** A clock that moves only when a test moves it. */
type Clock = { now(): Date; set(at: Date): void; advance(milliseconds: number): void };

/** A clock that shows `at` until a test moves it. */
function clockAt(at: Date): Clock {
  let moment = at;
  return {
    now: () => moment,
    set(to) {
      moment = to;
    },
    advance(milliseconds) {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}

export type TestServices = Services<Need> & {
  /** For documents that tests write and look up directly. */
  db: Firestore;
  projectId: string;
  clock: Clock;
  tasks: ReturnType<typeof recordingTasks>;
  clear(): Promise<void>;
  /** Closes the connections. Call this after the file's tests. */
  end(): Promise<void>;
};

type Options = {
  /** Base URL of the stand-ins for the vendors. */
  standIns?: string;
  /** Address of the website. Vendors sign webhooks for this address. */
  publicUrl?: string;
  /** Settings that replace the local ones. */
  written?: Record<string, string>;
  at?: Date;
};

/**
 * The functions' real services with the Firestore emulator, in a project of the test file's own
 * (such as `demo-book-webhook`). The test moves the clock and reads the tasks.
 */
export function testServices(projectId: string, options: Options = {}): TestServices {
  noteProject(projectId);
  const app = initializeApp({ projectId }, `${projectId}-${crypto.randomUUID()}`);
  const clock = clockAt(options.at ?? new Date());
  const tasks = recordingTasks();
  const written = {
    ...localParameters,
    ...localSecrets,
    ...(options.publicUrl ? { PUBLIC_URL: options.publicUrl } : {}),
    ...(options.standIns ? vendorsAt(options.standIns) : {}),
    ...options.written,
  };
  const db = getFirestore(app);
  return {
    ...servicesOf({
      store: storeOf(db),
      auth: getAuth(app),
      bucket: () => patientBucket(app, `${projectId}-bucket`),
      written,
      tasks,
      now: clock.now,
    }),
    db,
    projectId,
    clock,
    tasks,
    clear: () => clearFirestore(projectId),
    end: () => deleteApp(app),
  };
}

/**
 * A bucket for this project alone: the running platform's functions develop the photos in their own
 * bucket. The bucket retries, because the emulator closes a connection that was idle for five
 * seconds, sometimes just as it is used again.
 */
function patientBucket(app: App, name: string) {
  const bucket = getStorage(app).bucket(name);
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}

function vendorsAt(standIns: string) {
  return {
    STRIPE_API_BASE: standIns,
    TWILIO_API_BASE: standIns,
    OPENAI_BASE_URL: `${standIns}/openai/v1`,
    GEOCODER_URL: `${standIns}/geocode/v1/json`,
  };
}

/**
 * Deletes every document of an emulated project. Under load the emulator answers one request of
 * some thousands with 500, so this tries three times.
 * @throws Error with the emulator's words when it fails three times
 */
async function clearFirestore(projectId: string): Promise<void> {
  const address = `http://${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { method: 'DELETE' });
    const words = await answer.text();
    if (answer.ok) return;
    if (tries === 3) throw new Error(`The Firestore emulator did not clear ${projectId}: ${answer.status} ${words}`);
  }
}
