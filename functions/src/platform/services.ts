import type { Periods } from '@streetlore/domain/retention';
import type { TextLimits } from '@streetlore/domain/sms';
import { type Trader, traderOf } from '@streetlore/domain/trader';
import type { Auth } from 'firebase-admin/auth';
import type { Storage } from 'firebase-admin/storage';
import { type Keys, type Need, readSettings, type SettingsOf } from '../base/config.ts';
import type { Store } from '../store/store.ts';
import { type Geocoder, geocoder } from '../vendors/geocoder.ts';
import { type Ai, ai } from '../vendors/openai.ts';
import { type MailSender, mail } from '../vendors/smtp.ts';
import { type Payments, payments, type StripeEvents, stripeEvents } from '../vendors/stripe.ts';
import { type Texting, texting } from '../vendors/twilio/client.ts';
import { type TwilioSignatures, twilioSignatures } from '../vendors/twilio/signatures.ts';
import { askForFiguresOf } from './ask-for-counts.ts';
import type { Tasks } from './tasks.ts';

/** A bucket as the admin SDK hands it out. */
export type Bucket = ReturnType<Storage['bucket']>;

/** The services of every operation. None of them needs a secret or a vendor. */
type Base = {
  /** The only way to Firestore. */
  store: Store;
  auth: Auth;
  /** The project's default bucket. */
  bucket: Bucket;
  tasks: Tasks;
  now(): Date;
};

/** The service that an operation gets for each of its needs. */
type Needed = {
  payments: Payments;
  stripeEvents: StripeEvents;
  texting: Texting;
  textLimits: TextLimits;
  twilioSignatures: TwilioSignatures;
  ai: Ai;
  geocoder: Geocoder;
  mail: MailSender;
  trader: Trader;
  appKey: Keys;
  privacyKey: Keys;
  /** The https address of the website, without a slash at its end. */
  site: string;
  /** In lower case. */
  adminEmails: readonly string[];
  storageBase: string;
  retention: Periods;
  appCheck: { isEnforced: boolean };
  secondFactor: { isRequired: boolean };
};

/**
 * The services of an operation: the base and exactly the needs that it declares. Its callers must
 * declare the same needs, up to the function's definition, which binds the secrets. Services are
 * passed in as arguments, so that tests can choose the project, the clock and the vendor's address.
 */
export type Services<N extends Need = never> = Base & Pick<Needed, N>;

/** Makes the service of each need from its settings. */
const makers: { [N in Need]: (settings: SettingsOf<N>) => Needed[N] } = {
  payments,
  stripeEvents,
  texting,
  textLimits: ({ TEXT_COUNTRIES, TEXT_DAILY_SEGMENTS }) => ({
    countries: TEXT_COUNTRIES,
    dailySegments: TEXT_DAILY_SEGMENTS,
  }),
  twilioSignatures,
  ai,
  geocoder,
  mail,
  trader: traderOf,
  appKey: ({ APP_KEY }) => APP_KEY,
  privacyKey: ({ PRIVACY_KEY }) => PRIVACY_KEY,
  site: ({ PUBLIC_URL }) => PUBLIC_URL,
  adminEmails: ({ ADMIN_EMAILS }) => ADMIN_EMAILS,
  storageBase: ({ STORAGE_BASE }) => STORAGE_BASE,
  retention: (settings) => ({
    texts: settings.KEEP_TEXTS_DAYS,
    people: settings.KEEP_PEOPLE_DAYS,
    unpaid: settings.KEEP_UNPAID_DAYS,
    accounts: settings.KEEP_ACCOUNTS_YEARS,
    letters: settings.KEEP_LETTERS_DAYS,
    applications: settings.KEEP_APPLICATIONS_DAYS,
    unconfirmed: settings.KEEP_UNCONFIRMED_DAYS,
    unsubscribed: settings.KEEP_UNSUBSCRIBED_DAYS,
    senders: settings.KEEP_SENDERS_DAYS,
    reports: settings.KEEP_REPORTS_DAYS,
    audit: settings.KEEP_AUDIT_DAYS,
    failures: settings.KEEP_FAILURES_DAYS,
  }),
  appCheck: ({ ENFORCE_APP_CHECK }) => ({ isEnforced: ENFORCE_APP_CHECK }),
  secondFactor: ({ REQUIRE_SECOND_FACTOR }) => ({ isRequired: REQUIRE_SECOND_FACTOR }),
};

type Parts = {
  store: Store;
  auth: Auth;
  /**
   * Called only when it is needed: most operations use no file, and a project may have no bucket.
   */
  bucket(): Bucket;
  tasks: Tasks;
  now?: () => Date;
  /** Values of the settings instead of the deployed ones. */
  written?: Readonly<Record<string, string>>;
};

/**
 * The services of one process. The settings of a need are read when its service is first used. A
 * malformed setting therefore breaks only the operations that need it.
 */
export function servicesOf({ store, auth, bucket, tasks, now = () => new Date(), written }: Parts): Services<Need> {
  store.listenToCommits((documents) => askForFiguresOf({ tasks, now }, documents));
  const kept: Partial<Needed> = {};
  const meet = <N extends Need>(need: N): Needed[N] => {
    const known: Needed[N] | undefined = kept[need];
    if (known !== undefined) return known;
    const met = makers[need](readSettings(need, written));
    kept[need] = met;
    return met;
  };
  const base: Base = {
    store,
    auth,
    get bucket() {
      return bucket();
    },
    tasks,
    now,
  };
  return withGetters<Base, Needed>(base, makers, meet);
}

/** Gives `object` a property for each name in `names`. Each read of the property calls `read`. */
function withGetters<T extends object, Read extends object>(
  object: T,
  names: Record<keyof Read, unknown>,
  read: <Name extends keyof Read>(name: Name) => Read[Name],
): T & Read {
  for (const name in names) Object.defineProperty(object, name, { enumerable: true, get: () => read(name) });
  return object as T & Read;
}
