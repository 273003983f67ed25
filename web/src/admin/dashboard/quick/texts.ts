import type { AudiencePhase } from '@streetlore/domain/booking';
import type { ExportKind } from '@streetlore/domain/export';
import { formatPence } from '@streetlore/domain/money';
import { type Broadcast, PENCE_A_SEGMENT } from '@streetlore/domain/sms';

const number = new Intl.NumberFormat('en-GB');
const plural = (count: number, one: string) => `${number.format(count)} ${one}${count === 1 ? '' : 's'}`;

export const quickTexts = {
  heading: 'Quick Actions',
  broadcast: 'Send Broadcast',
  export: 'Export Data',
  reports: 'View Reports',

  hunts: 'Hunts',
  huntsHint: 'Choose what it is about, then the hunts. Hunts that wait for START are left out unless you choose them.',
  tour: 'Tour',
  anyTour: 'All tours',
  phase: 'State',
  phases: {
    playing: 'Under way',
    puzzle: 'On a puzzle',
    reward: 'At a reward',
    paused: 'Paused',
    ready: 'Waiting for START',
  } satisfies Record<AudiencePhase, string>,
  stop: 'Stop',
  anyStop: 'All stops',
  stopNumber: (stop: number) => `Stop ${stop}`,
  day: 'Day',
  anyDay: 'All days',
  huntsLoading: 'Loading hunts...',
  huntsFailed: 'The hunts could not be loaded.',
  noHunts: 'No hunt is active at the moment.',
  noneMeant: 'No hunt is like this at the moment.',
  chooseAll: 'Choose all of these',
  chooseNone: 'Choose none',
  chosen: ({ ids, phones, pages }: { ids: readonly string[]; phones: number; pages: number }) =>
    [
      `${plural(ids.length, 'hunt')} chosen`,
      plural(phones, 'phone'),
      ...(pages > 0 ? [plural(pages, 'page')] : []),
    ].join(', '),
  about: (phones: number, segments: number) =>
    `${plural(phones * segments, 'segment')} in all, about ${formatPence(phones * segments * PENCE_A_SEGMENT)}`,
  showMore: 'Show more',
  text: 'Text',
  textHint: 'At most two segments per phone',
  preview: 'Preview',
  notPreviewed: 'The preview could not be loaded. Please try again.',
  confirmTitle: 'Send this broadcast?',
  sendTo: ({ recipients, pages }: Broadcast) => {
    const reached = [recipients > 0 && plural(recipients, 'phone'), pages > 0 && plural(pages, 'page')];
    return ['Send', reached.filter(Boolean).join(' and ')].filter(Boolean).join(' to ');
  },
  costs: ({ recipients, segments, pence }: Broadcast) =>
    `${plural(recipients, 'phone')}, ${plural(segments, 'segment')} each, about ${formatPence(pence)}`,
  toParty: 'It goes to every team of the party, those that have finished too: to its phones, and to its page.',
  onPages: (teams: number) =>
    `${plural(teams, 'team')} ${teams === 1 ? 'reads it on its page' : 'read it on their pages'}.`,
  unreached: (teams: number) =>
    teams === 1
      ? '1 team has no phone to text and nobody on its page yet. Whoever opens the page finds it there.'
      : `${plural(teams, 'team')} have no phone to text and nobody on their pages yet. Whoever opens a page finds it there.`,
  noTexts: 'No text is sent, so it costs nothing.',
  onBoard:
    'It also stands on the organiser’s page and on the board, which anybody with its link can read. Name nobody.',
  optedOut: (count: number) =>
    count === 1
      ? '1 number has opted out of texts and will not get it.'
      : `${number.format(count)} numbers have opted out of texts and will not get it.`,
  notSent: 'The broadcast was not sent.',
  sending: 'Sending the broadcast',
  progress: (done: number, all: number) => `${number.format(done)} of ${plural(all, 'text')} sent`,
  sent: 'Broadcast sent',
  failures: (count: number) => `${plural(count, 'text')} did not arrive:`,
  resultFailed: 'The broadcast is on its way, but its progress could not be loaded.',
  done: 'Done',

  kind: 'What',
  kinds: {
    bookings: 'Bookings',
    messages: 'Messages',
    subscribers: 'Subscribers',
    submissions: 'Submissions',
  } satisfies Record<ExportKind, string>,
  from: 'From',
  to: 'To',
  exportHint: 'A CSV file with personal data. Who exports what is kept in the audit log.',
  reading: (read: number, all: number) => `${number.format(read)} of ${plural(all, 'row')} read`,
  exportProgress: 'Progress of the export',
  saved: (file: string, rows: number) => `${file} is saved: ${plural(rows, 'row')}.`,
  nothing: 'There is nothing to export for these days.',
  cancelled: 'The export was cancelled. Nothing was saved.',
  exportFailed: 'The export failed. Please try again.',
  cancel: 'Cancel',
} as const;
