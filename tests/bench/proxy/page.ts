import { Channels } from '../../support/channels.ts';
import type { ChannelMessage } from '../../support/webchannel.ts';
import { Tally } from './tally.ts';

/** The page whose traffic passes through the proxy. */
export class Page {
  readonly tally = new Tally();
  readonly channels = new Channels();
  /** The last time (performance.now) at which a listener's request or first answer passed. */
  lastWord = Number.POSITIVE_INFINITY;

  get isAnswered(): boolean {
    return this.tally.waiting.length === 0;
  }

  sent(messages: readonly ChannelMessage[]): void {
    for (const message of messages) this.tally.sent(message);
    this.lastWord = performance.now();
  }

  readonly received = (message: ChannelMessage): void => {
    if (!this.isAnswered) this.lastWord = performance.now();
    this.tally.received(message);
  };

  /**
   * Notes the answer to a single request: `batchGet`, `runQuery` and `runAggregationQuery` answer
   * lists of such messages.
   */
  asked(answer: string): void {
    for (const message of JSON.parse(answer) as {
      document?: Named;
      found?: Named;
      missing?: string;
      result?: object;
    }[]) {
      // An aggregation is billed as one read for every 1,000 counted entries. A page that needs
      // more of them appears here.
      const name = message.result ? 'aggregations' : ((message.document ?? message.found)?.name ?? message.missing);
      if (name) this.tally.asked(name);
    }
    this.lastWord = performance.now();
  }
}

type Named = { name: string };
