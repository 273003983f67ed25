import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type Store, storeOf } from '../store/store.ts';
import { type Payments, payments } from '../vendors/stripe.ts';
import { type Texting, texting } from '../vendors/twilio.ts';
import type { Config } from './config.ts';
import type { Tasks } from './tasks.ts';

/** Everything an operation may touch. Operations get it passed in, so that tests choose the project, the clock and the vendor's address. */
export type Services = {
  db: Firestore;
  auth: Auth;
  store: Store;
  config: Config;
  payments: Payments;
  texting: Texting;
  tasks: Tasks;
  now(): Date;
};

/** The services of one process, built from its configuration. */
export function servicesOf(parts: {
  db: Firestore;
  auth: Auth;
  config: Config;
  tasks: Tasks;
  now?: () => Date;
}): Services {
  const { db, auth, config, tasks } = parts;
  return {
    db,
    auth,
    store: storeOf(db),
    config,
    payments: payments(config),
    texting: texting(config),
    tasks,
    now: parts.now ?? (() => new Date()),
  };
}
