import type { LedgerCheck } from '@streetlore/domain/ledger';
import { formatPence } from '@streetlore/domain/money';
import type { Period, StuckSort } from '@streetlore/domain/stats';
import { formatDay } from '@streetlore/domain/time';

type Difference = LedgerCheck['differences'][number];

const kinds = {
  payment: 'payment',
  refund: 'refund',
  refund_returned: 'refund that came back',
  charge_disputed: 'dispute',
} as const;
const kindOf = (kind: Difference['kind']): string => (kind in kinds ? kinds[kind as keyof typeof kinds] : kind);
const sumOf = (pence: number | null) => (pence === null ? 'missing' : formatPence(pence));

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
  bookings: 'Bookings',
  revenue: 'Revenue',
  margin: 'Margin per hunt',
  completion: 'Finished, of those ended',
  before: (figure: string, days: number) => `${figure} in the ${days} days before`,
  noBefore: (days: number) => `none in the ${days} days before`,
  takings: {
    title: 'Takings',
    note: (span: string) =>
      `${span.replace(/^./, (first) => first.toUpperCase())}. Each sum counts on the day on which the money moved. VAT is part of what was taken, less what went back.`,
    csv: 'CSV for an accountant',
    total: 'Total',
    lines: {
      orders: 'Orders',
      gross: 'Gross',
      discounts: 'Discounts',
      giftsUsed: 'Gifts used',
      giftsSold: 'Gifts sold',
      card: 'Taken by card',
      refunded: 'Refunds',
      disputed: 'Disputes',
      fees: 'Stripe’s fees',
      net: 'Net',
      vat: 'VAT',
    },
    feesOpen: (count: number) =>
      count === 1
        ? 'Stripe has not said the fee of 1 payment yet. It is here by the next morning.'
        : `Stripe has not said the fees of ${count.toLocaleString('en-GB')} payments yet. They are here by the next morning.`,
    unchecked: 'Not compared with Stripe yet. That happens every night at 04:20.',
    agrees: (from: Date, to: Date) => `Stripe has the same sums for ${formatDay(from)} and ${formatDay(to)}.`,
    differs: (count: number, from: Date, to: Date) =>
      `${count === 1 ? '1 payment differs' : `${count.toLocaleString('en-GB')} payments differ`} from Stripe’s for ${formatDay(from)} and ${formatDay(to)}:`,
    difference: ({ kind, order_id, stripe_id, here, there }: Difference) =>
      `${order_id === null ? 'No order' : `Order ${order_id}`}, ${kindOf(kind)} ${stripe_id}: here ${sumOf(here)}, at Stripe ${sumOf(there)}`,
    checkFailed: 'The comparison with Stripe could not be loaded.',
  },
  stuck: 'Where hunts get stuck',
  stuckLead: 'Stops of all tours with five arrivals or more, the worst first. The link opens the tour.',
  stuckNone: 'No stop has been reached by five hunts yet',
  stuckBy: 'Worst by',
  stuckNames: {
    lost: 'Hunts lost',
    wrong: 'Wrong answers',
    hints: 'Hints',
    minutes: 'Minutes',
  } satisfies Record<StuckSort, string>,
  stuckHead: [
    'Stop',
    'Arrivals',
    'Lost per 100',
    'Wrong per 100',
    'Hints per 100',
    'Minutes each',
    'Most frequent wrong answers',
  ],
  wrongTimes: (answer: string, times: number) => (times > 1 ? `${answer} (${times})` : answer),
  rewards: 'Rewards',
  rewardsLead: 'The partners whose offers were fetched most. Weekdays are those of the last 92 days.',
  rewardsFailed: 'The rewards could not be loaded.',
  rewardsHead: ['Partner', 'Offer', 'This month', 'The month before', 'In all', 'Visits by weekday'],
  partner: 'Partner',
  byWeekday: 'Visits by weekday, the last 92 days',
  weekdaysOf: (partner: string) => `Visits to ${partner} by weekday; the table below has the figures`,
  noRewards: 'No reward has been fetched yet',
  noRewardsWhy: 'When a player fetches the first reward, its partner appears here with its months and weekdays.',
  stops: 'Stop by stop',
  stopsLead: 'All hunts on a tour since it was first played. A hunt under way counts at the stop it has reached.',
  tour: 'Tour',
  noTours: 'No tour has been played yet',
  noToursWhy: 'When the first hunt starts, each stop of its tour shows how far players get and what holds them up.',
  unnamedStop: (number: number) => `Stop ${number}`,
  cost: (pence: number) =>
    `Texts to and from phones. Messages on teams' pages cost nothing and are not counted. Estimated at ${pence}p a segment; the exact cost is on Twilio's bill.`,
} as const;
