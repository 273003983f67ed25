import { openClient } from './client.ts';
import { meter } from './cost/meter.ts';
import { serverReads, type Usage } from './cost/usage.ts';
import { bookAndPay, text } from './paths.ts';
import type { VendorFeed } from './vendor-feed.ts';

/**
 * The texts of a hunt under way: guesses and questions in turn, because a repeated guess gets no reply.
 * None of them needs a second opinion.
 */
const said = ['pigeon', 'STATUS', 'badger', 'HELP', 'weasel', 'STATUS'];

/**
 * What a text costs when people take their time: documents read and written and functions started,
 * on average, until every report has come and every figure is counted.
 */
export async function whatATextCosts(feed: VendorFeed): Promise<Record<string, number>> {
  const hunt = { id: crypto.randomUUID(), phone: '+447900008701' };
  await bookAndPay(await openClient('visitor'), hunt, feed);
  await text(hunt, 'START');
  const usages: Usage[] = [];
  for (const words of said) usages.push(await meter(() => text(hunt, words)));
  const each = (of: (usage: Usage) => number) =>
    Math.round((10 * usages.reduce((all, usage) => all + of(usage), 0)) / said.length) / 10;
  return {
    'reads a text': each(serverReads),
    'writes a text': each(({ writes, deletes }) => writes + deletes),
    'starts a text': each(({ starts }) => Object.values(starts).reduce((all, { count }) => all + count, 0)),
  };
}
