import type { Period } from '@streetlore/domain/stats';

export const analyticsTexts = {
  lead: 'Figures update as things happen.',
  loading: 'Loading the figures...',
  failed: 'The figures could not be loaded.',
  toursFailed: 'The figures of the tours could not be loaded.',
  overTime: 'Over time',
  by: 'Figures by',
  periods: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<Period, string>,
  spans: {
    day: 'the last 30 days',
    week: 'the last 12 weeks',
    month: 'the last 12 months',
  } satisfies Record<Period, string>,
  heads: { day: 'Day', week: 'Week of', month: 'Month' } satisfies Record<Period, string>,
  table: 'Show the figures',
  csv: 'Download CSV',
  nothingYet: 'Nothing to count yet',
  nothingYetWhy: 'As soon as somebody books a hunt, plays or votes, the figures of that day appear here.',
  emptyChart: (span: string) => `None in ${span}.`,
  stops: 'Stop by stop',
  stopsLead: 'All hunts on a tour since it was first played. A hunt under way counts at the stop it has reached.',
  tour: 'Tour',
  noTours: 'No tour has been played yet',
  noToursWhy: 'When the first hunt starts, each stop of its tour shows how far players get and what holds them up.',
  unnamedStop: (number: number) => `Stop ${number}`,
  cost: (pence: number) => `Estimated at ${pence}p a segment; the exact cost is on Twilio's bill.`,
} as const;
