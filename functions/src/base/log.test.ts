import { logger } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { FunctionFailed } from '../platform/watched.ts';
import { errorFields, LoggableError, log, traced } from './log.ts';

const number = '+447700900123';
const address = 'ada@example.org';
const text = 'The answer is a crane';
const token = 'local-twilio-auth-token';
const basic = `Basic ${Buffer.from(`AC1:${token}`).toString('base64')}`;
const canaries = ['7700900', '7700 900', 'ada@', 'crane', token, basic.slice(6)];

const write = vi.spyOn(logger, 'write');
beforeEach(() => {
  write.mockImplementation(() => undefined);
});
afterEach(() => {
  write.mockReset();
});

const entries = () => write.mock.calls.map(([entry]) => entry);
const leaks = (said: unknown = entries()) => canaries.filter((canary) => JSON.stringify(said).includes(canary));

/** The error that Twilio's client throws on a timeout. It carries the whole request. */
function axiosError() {
  const error = new Error(`timeout of 10000ms exceeded for ${number}`);
  return Object.assign(error, {
    name: 'AxiosError',
    code: 'ECONNABORTED',
    config: { headers: { Authorization: basic }, data: `To=${number}&Body=${text}` },
    toJSON: () => ({ config: { headers: { Authorization: basic } } }),
  });
}

describe('an entry', () => {
  test('has its text, its fields and the safe parts of an error', () => {
    log.warn('A text was refused', { message_id: 'SM0123456789abcdef0123456789abcdef_0', tries: 2 }, axiosError());
    expect(entries()).toEqual([
      {
        severity: 'WARNING',
        message: 'A text was refused',
        message_id: 'SM0123456789abcdef0123456789abcdef_0',
        tries: 2,
        error: 'AxiosError',
        code: 'ECONNABORTED',
        at: expect.stringMatching(/^axiosError\(log\.test\.ts:\d+:\d+\)$/),
      },
    ]);
    expect(leaks()).toEqual([]);
  });

  test('accepts no computed text, no object, and no field called message', () => {
    const name: string = 'sweep';
    // @ts-expect-error -- a computed text
    log.info(`${name} failed`);
    // @ts-expect-error -- a text in a variable
    log.info(name);
    // @ts-expect-error -- the entry's text would overwrite this field
    log.info('A text was refused', { message: 'SM1' });
    // @ts-expect-error -- the logger would write the whole object
    log.info('A text was refused', { error: axiosError() });
    expect(leaks()).toEqual([]);
    expect(entries().at(-1)).toMatchObject({ error: null });
  });

  test('shows names, codes and ids, and hides other text', () => {
    log.info('Seen', { id: number, from: `447700900123_0`, mail: address, text, header: basic, key: 'sk_live_abcdef' });
    expect(entries()[0]).toEqual({
      severity: 'INFO',
      message: 'Seen',
      id: '+44•••••••123',
      from: '447•••••••123_0',
      mail: '•••@•••',
      text: '•••',
      header: '•••',
      key: 'sk_•••',
    });
  });

  test('has the fields of its work, also after an await and in nested work', async () => {
    await traced({ text: 'SM1' }, async () => {
      await Promise.resolve();
      log.info('Outside', { booking: 'b1' });
      await traced({ function: 'sweep' }, async () => log.info('Inside'));
    });
    log.info('After');
    expect(entries()).toEqual([
      { severity: 'INFO', message: 'Outside', text: 'SM1', booking: 'b1' },
      { severity: 'INFO', message: 'Inside', text: 'SM1', function: 'sweep' },
      { severity: 'INFO', message: 'After' },
    ]);
  });
});

describe('the log of an error', () => {
  test('hides a vendor’s message, request and cause', () => {
    const rest = Object.assign(new Error(`The 'To' number ${number} is not valid`), { status: 400, code: 21211 });
    const wrapped = Object.assign(new Error(text, { cause: axiosError() }), { fault: 'timeout' });
    expect(errorFields(rest)).toMatchObject({ error: 'Error', code: 21211, status: 400 });
    expect(errorFields(wrapped)).toMatchObject({ error: 'Error', fault: 'timeout', cause: 'AxiosError' });
    for (const error of [rest, wrapped, axiosError(), text, { body: text }, null, new Error(`a\n    at b (${text})`)])
      log.error('It failed', {}, error);
    expect(leaks()).toEqual([]);
  });

  test('shows the paths and codes of a refused input, not its values', () => {
    const schema = z.strictObject({ email: z.string().check(z.maxLength(3)), phones: z.array(z.e164()) });
    const { error } = z.safeParse(schema, { email: address, phones: [text], [address]: number });
    expect(errorFields(error)).toEqual({
      error: 'ZodError',
      issues: 'email:too_big,phones.0:invalid_format,:unrecognized_keys',
    });
    log.error('It failed', {}, error);
    expect(leaks()).toEqual([]);
  });

  test('shows the message of a LoggableError, masked', () => {
    log.error('It failed', {}, new LoggableError(`Configuration is not usable: TWILIO_FROM is missing, not ${number}`));
    expect(entries()[0]).toMatchObject({
      reason: 'Configuration is not usable: TWILIO_FROM is missing, not +44•••••••123',
    });
  });

  test('leaves only names and codes in the error that a function throws', () => {
    const failed = new FunctionFailed('twilioStatus', axiosError());
    expect(failed.message).toBe('twilioStatus AxiosError ECONNABORTED');
    expect(failed.cause).toBeUndefined();
    expect(leaks(failed.stack)).toEqual([]);
  });
});
