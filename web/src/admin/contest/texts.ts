import {
  type FlagReason,
  MAX_SEARCHED,
  type ModerationFilter,
  type Origin,
  type OriginKind,
} from '@streetlore/domain/contest';
import { votesText } from '../../ui/votes-text.ts';

/** Texts that the spec quotes are verbatim. */
export const contestAdminTexts = {
  listed: 'Photos',
  loading: 'Loading submissions...',
  loadFailed: 'Failed to load submissions. Please try again.',
  empty: 'No submissions found',
  search: 'Search submissions',
  searchHint: `By the beginning of any word of the title, the place, or the sender’s name or e-mail, among the newest ${MAX_SEARCHED} of the list.`,
  nothingFound: 'No submission in this list matches',
  clear: 'Clear search',
  more: (shown: number, found: number) => `The newest ${shown} of ${found} are shown. Type more to narrow the search.`,
  filters: {
    all: 'All',
    pending: 'Pending Review',
    approved: 'Approved',
    rejected: 'Rejected',
    winners: 'Winners',
  } satisfies Record<ModerationFilter, string>,
  counters: { total: 'Total', approved: 'Approved', pending: 'Pending', winners: 'Winners' },
  noPicture: 'The picture could not be loaded',
  erased: 'Sender erased',

  deleteTitle: 'Delete submission',
  deleteConfirm: 'Are you sure you want to delete this submission? This action cannot be undone.',
  deleteFailed: (reason: string) => `Failed to delete submission: ${reason}`,
  /** The accessible name of a button. */
  named: (action: string, title: string) => `${action}: ${title}`,
  approved: (title: string) => `"${title}" is on the wall`,
  rejected: (title: string) => `"${title}" is off the wall`,
  becameWinner: (title: string) => `"${title}" has the Winner badge`,
  noPrize: "No voucher is sent: for that, use 'Confirm winner' in the weekly rounds.",
  noWinner: (title: string) => `"${title}" has no Winner badge any more`,
  deleted: (title: string) => `"${title}" is deleted`,
  edited: 'Changes saved',
  undo: 'Undo',
  undoFailed: 'It could not be undone',
  statusFailed: 'Failed to update status',
  winnerFailed: 'Failed to update winner status',
  saveFailed: 'Failed to update submission',

  editTitle: 'Edit submission',
  tagsHint: 'Separated by commas, such as: street art, mural, graffiti',

  moderated: 'Moderated: new photos wait for approval',
  unmoderated: 'Open: new photos go on the wall at once',
  moderationFailed: 'Failed to change the contest setting',
  verdict: 'Moderation model',
  threshold: 'Hold a photo above this score',
  thresholdWhy:
    'A number from 0 to 1. A free model of OpenAI reads picture and text of each new photo and says how sure it is that something is wrong. A photo above this number waits for a person, even in an open contest. With 1 it holds nothing. It never publishes and never deletes.',
  thresholdSaved: 'The threshold is saved',
  save: 'Save',

  flagsTitle: 'Votes that look stuffed',
  voidVotes: 'Void these votes',
  voidAsk: (votes: number, title: string) =>
    `${votes} ${votes === 1 ? 'vote' : 'votes'} for "${title}" will no longer count. This cannot be undone.`,
  clearFlag: 'These are real',
  cleared: (title: string) => `The votes for "${title}" stay`,
  voided: (votes: number) => `${votes} ${votes === 1 ? 'vote' : 'votes'} voided`,
  voidFailed: 'Failed to void the votes',
  clearFailed: 'Failed to clear the flag',
  flagsFailed: 'The flagged votes could not be loaded',

  roundsTitle: 'Weekly rounds',
  roundsLead:
    "'Confirm winner' sends the week's winner a voucher for 5 free tours. 'Winner' on a photo below only gives it the badge.",
  roundsFailed: 'The rounds could not be loaded',
  roundsEmpty: 'The first round has not opened yet',
  nobody: 'No photo could win this week',
  confirm: 'Confirm winner',
  confirmTitle: 'Confirm the winner',
  confirmText: (title: string, round: string) =>
    `${title} wins ${round}. The winner is sent a voucher for 5 free tours. This cannot be undone.`,
  confirmed: 'Winner confirmed',
  onItsWay: (code: string, by: readonly string[]) =>
    by.length > 0
      ? `Voucher ${code} is on its way by ${by.join(' and ')}.`
      : `Voucher ${code}: neither number nor address can be written to, please tell the winner.`,
  confirmFailed: 'Failed to confirm the winner',
  countAgain: 'Count again',
  countFailed: 'Failed to count the round',
  tied: (photos: number) => `${photos} photos have the same number of votes: the one sent first leads.`,

  originsTitle: 'Where the votes came from',
  originsLoading: 'Loading where the votes came from...',
  originsFailed: 'Where the votes came from could not be loaded',
  originsNone: "Not looked at yet. 'Count again' does.",
  originsHead: ['Votes', 'Without them'],
  origins: (votes: number, networks: number) =>
    `${votesText(votes)} from ${networks.toLocaleString('en-GB')} ${networks === 1 ? 'network' : 'networks'}. Voters register with their first vote: in a usual week most had just done so.`,
  originsCut: 'There were more: those of the leading photos were looked at.',
  asCounted: 'As counted',
  changesLead: 'Changes the lead',
  nobodyLeads: 'No votes',
} as const;

const originNames: Record<OriginKind, string> = {
  network: 'Network',
  unregistered: 'Nobody known',
  ten_minutes: 'Registered under 10 minutes before',
  hour: 'Registered 10 to 60 minutes before',
  day: 'Registered 1 to 24 hours before',
  older: 'Registered over a day before',
};

/** A name such as 'Network 1'. */
export const originName = ({ kind, number }: Pick<Origin, 'kind' | 'number'>): string =>
  number === null ? originNames[kind] : `${originNames[kind]} ${number}`;

/** '480 votes, 470 of them for "Heron"'. */
export const originText = ({ votes, most }: Pick<Origin, 'votes' | 'most'>): string =>
  `${votesText(votes)}, ${votes === most.votes ? 'all' : `${most.votes.toLocaleString('en-GB')} of them`} for "${most.title}"`;

export function reasonText({ kind, voters, from, to }: FlagReason): string {
  const minutes = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 60_000));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const who = kind === 'one_network' ? 'new voters on one network' : 'voters who never registered';
  return `${voters.length} votes by ${who} within ${time}`;
}
