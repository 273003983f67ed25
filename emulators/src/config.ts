/**
 * Every value of the local platform: ports, project, demo admin and vendor keys. Only the stand-ins
 * accept these keys. None of the keys works outside this machine.
 */

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export const projectId = 'demo-streetlore';
export const region = 'europe-west2';
export const storageBucket = `${projectId}.appspot.com`;

/**
 * What is added to every port, from STREETLORE_PORT_OFFSET: two checkouts can then run at once. 0
 * without the variable, because the addresses in the documentation are those of a plain start.
 * @throws Error when the variable is no whole number from 0 to 50000
 */
export function portOffset(given = process.env.STREETLORE_PORT_OFFSET): number {
  const offset = Number(given ?? 0);
  if (Number.isInteger(offset) && offset >= 0 && offset <= 50_000) return offset;
  throw new Error('STREETLORE_PORT_OFFSET must be a whole number from 0 to 50000.');
}

const offset = portOffset();

/** TCP ports on localhost. Other programs rely on them, so only an offset changes them. */
export const ports = {
  hosting: 5050 + offset,
  firestore: 8080 + offset,
  auth: 9099 + offset,
  functions: 5001 + offset,
  storage: 9199 + offset,
  standIns: 4600 + offset,
  smtp: 4625 + offset,
  eventarc: 9299 + offset,
  tasks: 9499 + offset,
  hub: 4400 + offset,
  logging: 4500 + offset,
  vite: 5173 + offset,
} as const;

export const siteUrl = `http://localhost:${ports.hosting}`;
export const standInsUrl = `http://localhost:${ports.standIns}`;
/** Where browsers find the bucket's objects. */
export const storageUrl = `http://localhost:${ports.storage}`;

/** The one admin of the seed. The account exists in the Auth emulator only. */
export const demoAdmin = { email: 'admin@streetlore.test', password: 'streetlore-demo' } as const;

/** The values that functions/.env gives to every project. The local values override them. */
const everywhere = parseEnv(readFileSync(new URL('../../functions/.env', import.meta.url), 'utf8'));

function inEveryProject(name: string): string {
  const value = everywhere[name];
  if (!value) throw new Error(`functions/.env does not say what ${name} is.`);
  return value;
}

/** Keys with which product code talks to the stand-ins. The stand-ins refuse any other key. */
export const localVendors = {
  stripeSecretKey: 'sk_test_local',
  stripePublishableKey: 'pk_test_local',
  stripeWebhookSecret: 'whsec_local_streetlore',
  twilioAccountSid: 'AC00000000000000000000000000057ee7',
  twilioAuthToken: 'local-twilio-auth-token',
  /**
   * The number that hunts are played with, and its Messaging Service. The service has no other
   * sender.
   */
  twilioFrom: '+447700900000',
  twilioMessagingService: 'MG00000000000000000000000000057ee7',
  openaiKey: 'sk-local-openai',
  openaiModel: inEveryProject('OPENAI_MODEL'),
  geocoderKey: 'local-geocoder-key',
  smtpUser: 'local-smtp-user',
  smtpPassword: 'local-smtp-password',
} as const;

/** The address of the stand-in for the mail server. */
export const smtpUrl = (port: number) =>
  `smtp://${localVendors.smtpUser}:${localVendors.smtpPassword}@127.0.0.1:${port}`;

/** Where the admin SDK and the client SDKs find the emulators, as `host:port`. */
export const emulatorHosts = {
  auth: `127.0.0.1:${ports.auth}`,
  firestore: `127.0.0.1:${ports.firestore}`,
  functions: `127.0.0.1:${ports.functions}`,
  storage: `127.0.0.1:${ports.storage}`,
} as const;

/** Environment that points firebase-admin in this or a child process at the emulators. */
export const adminEnv = {
  GCLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHosts.auth,
  FIRESTORE_EMULATOR_HOST: emulatorHosts.firestore,
  FIREBASE_STORAGE_EMULATOR_HOST: emulatorHosts.storage,
  METADATA_SERVER_DETECTION: 'none',
} as const;

/** Parameters of the functions when nothing is configured (name -> value). */
export const localParameters = {
  PUBLIC_URL: siteUrl,
  ADMIN_EMAILS: demoAdmin.email,
  STRIPE_API_BASE: standInsUrl,
  TWILIO_ACCOUNT_SID: localVendors.twilioAccountSid,
  TWILIO_FROM: localVendors.twilioMessagingService,
  TWILIO_API_BASE: standInsUrl,
  OPENAI_BASE_URL: `${standInsUrl}/openai/v1`,
  OPENAI_MODEL: localVendors.openaiModel,
  AI_DAILY_TOKENS: inEveryProject('AI_DAILY_TOKENS'),
  TEXT_COUNTRIES: inEveryProject('TEXT_COUNTRIES'),
  TEXT_DAILY_SEGMENTS: inEveryProject('TEXT_DAILY_SEGMENTS'),
  GEOCODER_URL: `${standInsUrl}/geocode/v1/json`,
  MAIL_FROM: 'Streetlore <hello@streetlore.test>',
  TRADER_NAME: 'Streetlore Walks Ltd',
  TRADER_COMPANY_NUMBER: '00000000',
  TRADER_REGISTERED_IN: 'England and Wales',
  TRADER_ADDRESS: '12 Example Yard, London E2 7DP',
  TRADER_EMAIL: 'shop@streetlore.test',
  TRADER_VAT_NUMBER: 'GB 000 0000 00',
  STORAGE_BASE: storageUrl,
  ENFORCE_APP_CHECK: inEveryProject('ENFORCE_APP_CHECK'),
  REQUIRE_SECOND_FACTOR: inEveryProject('REQUIRE_SECOND_FACTOR'),
  WARM_INSTANCES: inEveryProject('WARM_INSTANCES'),
  KEEP_TEXTS_DAYS: inEveryProject('KEEP_TEXTS_DAYS'),
  KEEP_PEOPLE_DAYS: inEveryProject('KEEP_PEOPLE_DAYS'),
  KEEP_UNPAID_DAYS: inEveryProject('KEEP_UNPAID_DAYS'),
  KEEP_ACCOUNTS_YEARS: inEveryProject('KEEP_ACCOUNTS_YEARS'),
  KEEP_LETTERS_DAYS: inEveryProject('KEEP_LETTERS_DAYS'),
  KEEP_APPLICATIONS_DAYS: inEveryProject('KEEP_APPLICATIONS_DAYS'),
  KEEP_UNCONFIRMED_DAYS: inEveryProject('KEEP_UNCONFIRMED_DAYS'),
  KEEP_UNSUBSCRIBED_DAYS: inEveryProject('KEEP_UNSUBSCRIBED_DAYS'),
  KEEP_SENDERS_DAYS: inEveryProject('KEEP_SENDERS_DAYS'),
  KEEP_REPORTS_DAYS: inEveryProject('KEEP_REPORTS_DAYS'),
  KEEP_AUDIT_DAYS: inEveryProject('KEEP_AUDIT_DAYS'),
  KEEP_FAILURES_DAYS: inEveryProject('KEEP_FAILURES_DAYS'),
} as const;

/**
 * Secrets of the functions when nothing is configured (name -> value). They open only the
 * stand-ins.
 */
export const localSecrets = {
  STRIPE_SECRET_KEY: localVendors.stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: localVendors.stripeWebhookSecret,
  TWILIO_AUTH_TOKEN: localVendors.twilioAuthToken,
  OPENAI_API_KEY: localVendors.openaiKey,
  GEOCODER_KEY: localVendors.geocoderKey,
  SMTP_URL: smtpUrl(ports.smtp),
  APP_KEY: 'local-app-key',
  PRIVACY_KEY: 'local-privacy-key',
} as const;

/** Each vendor's real address, used once somebody brings real keys (parameter name -> value). */
export const vendorAddresses = {
  STRIPE_API_BASE: inEveryProject('STRIPE_API_BASE'),
  TWILIO_API_BASE: inEveryProject('TWILIO_API_BASE'),
  OPENAI_BASE_URL: inEveryProject('OPENAI_BASE_URL'),
  GEOCODER_URL: inEveryProject('GEOCODER_URL'),
} as const;

/** The web build's environment: emulator addresses and the stand-in for Stripe.js. */
export const webEnv = {
  VITE_PUBLIC_URL: siteUrl,
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_STORAGE_BUCKET: storageBucket,
  VITE_FIREBASE_APP_ID: '1:000000000000:web:streetlore',
  VITE_FUNCTIONS_REGION: region,
  VITE_EMULATOR_AUTH: `localhost:${ports.auth}`,
  VITE_EMULATOR_FIRESTORE: `localhost:${ports.firestore}`,
  VITE_EMULATOR_FUNCTIONS: `localhost:${ports.functions}`,
  VITE_EMULATOR_STORAGE: `localhost:${ports.storage}`,
  VITE_STRIPE_PUBLISHABLE_KEY: localVendors.stripePublishableKey,
  VITE_STRIPE_JS_URL: `${standInsUrl}/stripe.js`,
} as const;
