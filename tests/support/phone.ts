import { SAFETY } from '@streetlore/domain/hunt';
import { standInsUrl } from '@streetlore/emulators/config';
import { expect } from 'vitest';
import * as z from 'zod/mini';

const messagesSchema = z.array(
  z.object({ sid: z.string(), direction: z.enum(['inbound', 'outbound']), body: z.string(), status: z.string() }),
);

/**
 * How long (ms) a text may take to arrive before the test fails, far longer than texts really take.
 */
const PATIENCE = 60_000;

/** A phone of the stand-in network: the texts that it received, and a way to reply. */
export class Phone {
  readonly number: string;
  #read = 0;

  /** `number` in +44 form. */
  constructor(number: string) {
    this.number = number;
  }

  /** Every text this phone has received so far, oldest first. */
  async all(): Promise<string[]> {
    const response = await fetch(`${standInsUrl}/phone/messages?number=${encodeURIComponent(this.number)}`);
    const messages = z.parse(messagesSchema, await response.json());
    return messages.filter(({ direction }) => direction === 'outbound').map(({ body }) => body);
  }

  /** The same without the text that says once how to stay safe, which comes after the first wall. */
  async received(): Promise<string[]> {
    return (await this.all()).filter((body) => body !== SAFETY);
  }

  /** Waits for the next text that the test has not read yet. */
  async next(): Promise<string> {
    await expect.poll(() => this.received(), { timeout: PATIENCE, interval: 50 }).toHaveProperty(String(this.#read));
    const text = (await this.received())[this.#read];
    this.#read += 1;
    return text ?? '';
  }

  /** Whether the test has read every text that this phone received. */
  async isRead(): Promise<boolean> {
    return (await this.received()).length === this.#read;
  }

  /** Texts `body` to the hunt and waits for the reply. */
  async say(body: string): Promise<string> {
    await this.send(body);
    return await this.next();
  }

  /**
   * Texts `body` to the hunt.
   * @throws Error when the webhook refused the text
   */
  async send(body: string): Promise<void> {
    const response = await fetch(`${standInsUrl}/phone/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: this.number, body }),
    });
    if (!response.ok) throw new Error(`The text was not taken: ${response.status} ${await response.text()}`);
  }
}

/** A phone that nothing else in this run uses. */
export function aPhone(): Phone {
  return new Phone(`+4477${Math.floor(10_000_000 + Math.random() * 89_999_999)}`);
}
