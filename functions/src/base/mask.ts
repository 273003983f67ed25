const HIDDEN = '•••';

/** Patterns of secrets. The beginning of a secret (the first group) stays readable. */
const KEYS = [
  // Authorization headers, and a key in an address.
  /\b(bearer |basic |(?:key|token|secret|signature|password)=)[^\s&"']+/gi,
  // Stripe's and OpenAI's keys, Stripe's signing secrets, Google's API keys.
  /\b((?:sk|rk|whsec)[-_]|AIza)[\w-]{4,}/g,
  // The secret of a payment, with which a browser confirms it.
  /(_secret_)\w+/g,
  // A signed token, such as a visitor's.
  /\b(eyJ)[\w-]+\.[\w-]*\.?[\w-]*/g,
  // Twilio's auth token: 32 hex digits with nothing before them. A SID has two letters there.
  /()(?<![\da-z])[\da-f]{32}(?![\da-z])/gi,
];
const EMAIL = /[^\s@,;:<>()"']+@[^\s@,;:<>()"']+\.[a-z]{2,}/gi;
const PHONES = [
  // E.164, in one piece or with separators.
  /\+\d(?:[\s().-]?\d){6,14}/g,
  // A number as people write it. The look-behind excludes the last part of a UUID, which can look like one.
  /(?<![\da-z]|[\da-f]{4}-)0\d{2,4}[\s-]?\d{3}[\s-]?\d{3,4}(?![\da-z])/gi,
  // A number without its plus.
  /(?<![\da-z]|[\da-f]{4}-)\d{10,15}(?![\da-z])/gi,
];

/** Hides every key, token, e-mail address and phone number. Three digits of a number stay at each end. */
export function masked(text: string): string {
  let shown = text;
  for (const key of KEYS) shown = shown.replace(key, `$1${HIDDEN}`);
  shown = shown.replace(EMAIL, `${HIDDEN}@${HIDDEN}`);
  for (const phone of PHONES)
    shown = shown.replace(phone, (number) => `${number.slice(0, 3)}•••••••${number.slice(-3)}`);
  return shown;
}

/** Matches a name, a code or an id, but no text, header or object. */
const NAME = /^[\w.:,/+@()<>[\]•-]{0,200}$/;

/** Masks `text` if it has the shape of a name, a code or an id. Hides any other text completely. */
export const nameIn = (text: string): string => (NAME.test(text) ? masked(text) : HIDDEN);
