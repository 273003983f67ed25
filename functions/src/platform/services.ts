import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { type Store, storeOf } from '../store/store.ts';
import { type Geocoder, geocoder } from '../vendors/geocoder.ts';
import { type Ai, ai } from '../vendors/openai.ts';
import { type Payments, payments } from '../vendors/stripe.ts';
import { type Texting, texting } from '../vendors/twilio.ts';
import type { Config } from './config.ts';
import { ownRequests, type Starts } from './start.ts';
import type { Tasks } from './tasks.ts';

/** A bucket as the admin SDK hands it out. */
export type Bucket = ReturnType<Storage['bucket']>;

/** Everything an operation may touch. Operations get it passed in, so that tests choose the project, the clock and the vendor's address. */
export type Services = {
  db: Firestore;
  auth: Auth;
  store: Store;
  config: Config;
  payments: Payments;
  texting: Texting;
  ai: Ai;
  geocoder: Geocoder;
  /** The project's default bucket. */
  bucket: Bucket;
  tasks: Tasks;
  starts: Starts;
  now(): Date;
};

/** The services of one process, built from its configuration. */
export function servicesOf(parts: {
  db: Firestore;
  auth: Auth;
  /** Asked for when it is needed: most operations touch no file, and a project may have no bucket. */
  bucket(): Bucket;
  config: Config;
  tasks: Tasks;
  /** By default, requests to the functions' own address. */
  starts?: Starts;
  now?: () => Date;
}): Services {
  const { db, auth, bucket, config, tasks } = parts;
  return {
    db,
    auth,
    store: storeOf(db),
    config,
    payments: payments(config),
    texting: texting(config),
    ai: ai(config),
    geocoder: geocoder(config),
    get bucket() {
      return bucket();
    },
    tasks,
    starts: parts.starts ?? ownRequests(config),
    now: parts.now ?? (() => new Date()),
  };
}
