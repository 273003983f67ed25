import type { ConversationFilter } from '@streetlore/domain/sms';
import { threadTexts } from '../hunts/thread/texts.ts';

/** What SMS Management says beside its threads. */
export const smsTexts = {
  ...threadTexts,
  conversations: 'Conversations',
  filter: 'Filter',
  filters: { all: 'All', real: 'Real', test: 'Test', awaiting: 'To answer' } satisfies Record<
    ConversationFilter,
    string
  >,
  search: 'Search',
  searchHint: 'Phone, tour or page player',
  loading: 'Loading conversations...',
  loadFailed: 'The conversations could not be loaded.',
  empty: 'No texts yet',
  emptyWhy: 'A conversation appears here with the first text to or from a number.',
  nothingFound: 'No conversation matches',
  lastFailed: 'The last text did not arrive',
  awaits: 'Waits for an answer',
  /** `since`: such as '5m ago'. */
  wroteSince: (since: string) => `Streetlore wrote ${since}`,
  danger: 'May be in danger',
  back: 'All conversations',
  toPlayer: 'Bookings',
  toHunt: 'Whole hunt',
  team: 'Phones and page of the team',
  page: 'Page',
  pageThread: 'Team’s page',
  numbers: (first: string, others: number) => (others > 0 ? `${first} and ${others} more` : first),
  thread: (number: string) => `Texts with ${number}`,
  threadEmpty: 'No texts with this number yet',
  badNumber: 'This is not a phone number',
  erased: 'The people who had these texts were erased: there is no conversation with them any more',
  earlier: 'Show earlier',
  newText: (who: string, text: string) => `New message from ${who}: ${text}`,
  undelivered: 'Phones That Texts Did Not Reach',
  undeliveredTexts: (count: number, newest: string) => `${count} texts, last: ${newest}`,
  undeliveredAll: (count: number) => `Show all ${count} phones`,
  undeliveredFewer: 'Show fewer',
  undeliveredFailed: 'The phones that texts did not reach could not be loaded.',
  noHunt: 'No hunt with this number',
  huntLoading: 'Loading the hunt...',
  huntFailed: 'The hunt could not be loaded.',
} as const;
