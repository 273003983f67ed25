import type { ExportKind } from '@streetlore/domain/export';
import { formatPence } from '@streetlore/domain/money';
import type { Broadcast } from '@streetlore/domain/sms';

const number = new Intl.NumberFormat('en-GB');
const plural = (count: number, one: string) => `${number.format(count)} ${one}${count === 1 ? '' : 's'}`;

export const quickTexts = {
  heading: 'Quick Actions',
  broadcast: 'Send Broadcast',
  export: 'Export Data',
  reports: 'View Reports',

  hunts: 'Hunts',
  huntsHint: 'Players of hunts that are under way or wait for START',
  huntsLoading: 'Loading hunts...',
  huntsFailed: 'The hunts could not be loaded.',
  noHunts: 'No hunt is active at the moment.',
  chooseAll: 'Choose all of these',
  chooseNone: 'Choose none',
  chosen: (hunts: number) => `${plural(hunts, 'hunt')} chosen`,
  showMore: 'Show more',
  text: 'Text',
  textHint: 'At most two segments per phone',
  preview: 'Preview',
  notPreviewed: 'The preview could not be loaded. Please try again.',
  confirmTitle: 'Send this broadcast?',
  sendTo: ({ recipients }: Broadcast) => `Send to ${plural(recipients, 'phone')}`,
  costs: ({ recipients, segments, pence }: Broadcast) =>
    `${plural(recipients, 'phone')}, ${plural(segments, 'segment')} each, about ${formatPence(pence)}`,
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
