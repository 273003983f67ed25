/* global scriptOrigin */

const unreachable = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/** Flattens nested parameters to Stripe's form encoding. */
function encodeForm(parameters, prefix = '', form = new URLSearchParams()) {
  for (const [key, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    const name = prefix ? `${prefix}[${key}]` : key;
    if (typeof value === 'object') encodeForm(value, name, form);
    else form.append(name, String(value));
  }
  return form;
}

/**
 * Calls Stripe with the publishable key. Never throws, as Stripe.js does not.
 * @returns `{ object }` or `{ error }`
 */
export async function callStripe(method, path, parameters) {
  const form = encodeForm(parameters);
  const url = `${scriptOrigin}${path}${method === 'GET' ? `?${form}` : ''}`;
  return send(url, method === 'GET' ? {} : { method, body: form });
}

export async function postControl(path, body) {
  return send(`${scriptOrigin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function send(url, init) {
  try {
    const response = await fetch(url, init);
    const answer = await response.json();
    return response.ok ? { object: answer } : { error: answer.error };
  } catch (error) {
    console.error('Stripe could not be reached', error);
    return { error: unreachable };
  }
}
