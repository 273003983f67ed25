import {
  demoAdmin,
  localParameters,
  localSecrets,
  localVendors,
  projectId,
  webEnv,
} from '@streetlore/emulators/config';

/** A text file that would be uploaded. */
export type Uploaded = {
  readonly path: string;
  readonly text: string;
};

/**
 * An address of this machine with a port, as emulators and vendors' stand-ins have. Libraries say
 * `localhost` alone.
 */
const LOCAL_ADDRESS = /(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]):\d{2,5}/;

/**
 * Values that only the local run is configured with. The model and the sender's number are left
 * out, because other texts may hold them too.
 */
const { openaiModel: _model, twilioFrom: _from, ...localKeys } = localVendors;
const LOCAL_VALUES = new Set<string>([
  ...Object.values(localKeys),
  ...Object.values(localSecrets),
  projectId,
  demoAdmin.email,
  demoAdmin.password,
  localParameters.TRADER_EMAIL,
  webEnv.VITE_FIREBASE_API_KEY,
]);

/** Secret keys, by the shapes that their vendors give them. */
const KEYS: readonly [what: string, shape: RegExp][] = [
  ['a secret key of Stripe', /\b[sr]k_(?:test|live)_[A-Za-z0-9]{8,}/],
  ['a signing secret of Stripe', /\bwhsec_[A-Za-z0-9]{16,}/],
  ['a key of OpenAI', /\bsk-(?:proj-|svcacct-|admin-)?[A-Za-z0-9_-]{32,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
];

/**
 * Finds what in `text` belongs to the emulators and must not be deployed: an address of this
 * machine, the demo project, or a key of the stand-ins.
 * @returns the word; undefined when the text is clean
 */
export function localWord(text: string): string | undefined {
  return LOCAL_ADDRESS.exec(text)?.[0] ?? [...LOCAL_VALUES].find((value) => text.includes(value));
}

/**
 * Says, one sentence each, what must not be uploaded: words of the emulators, keys and source maps.
 */
export function findLeaks(files: Iterable<Uploaded>): string[] {
  return [...files].flatMap(({ path, text }) => {
    const local = localWord(text);
    const key = KEYS.find(([, shape]) => shape.test(text))?.[0];
    const isMap = path.endsWith('.map') || /^\/[/*][#@] sourceMappingURL=/m.test(text);
    return [
      ...(local === undefined ? [] : [`${path} names the emulators (${local}): it was not built for a deploy.`]),
      ...(key === undefined ? [] : [`${path} contains ${key}, which must never be uploaded.`]),
      ...(isMap ? [`${path} is or names a source map, which shows the source to everybody.`] : []),
    ];
  });
}
