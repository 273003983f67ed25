import { type PartnerStatus, partnerTexts, type partnerTiers } from '@streetlore/domain/partner';
import { AGE_LINE, type RewardKind } from '@streetlore/domain/wording';

const statuses = {
  planned: 'Planned',
  contacted: 'Contacted',
  negotiating: 'Negotiating',
  form_submitted: 'Form Submitted',
  active: 'Active',
  declined: 'Declined',
} satisfies Record<PartnerStatus, string>;

/** Texts that are not in `partnerEditorTexts`. */
export const partnerAdminTexts = {
  add: 'New Partner',
  back: partnerTexts.back,
  listed: 'Partners',
  loading: partnerTexts.loading,
  loadingOne: 'Loading partner...',
  listFailed: partnerTexts.loadFailed,
  figuresFailed: 'The figures could not be loaded',
  /** How often players reported the partner shut instead of replying CLAIMED. */
  shut: 'Found shut',
  lastShut: (day: string) => `, last on ${day}`,
  chooseKind: 'Choose a kind',
  kindHint: `Alcohol says '${AGE_LINE}' wherever it is offered.`,
  kinds: {
    alcohol: 'A drink with alcohol',
    drink: 'Another drink',
    food: 'Food',
    goods: 'Goods',
    discount: 'Money off, or entry',
  } satisfies Record<RewardKind, string>,
  statuses,
  tabs: { all: 'All', ...statuses },
  tiers: { standard: 'Standard', premium: 'Premium', featured: 'Featured' } satisfies Record<
    (typeof partnerTiers)[number],
    string
  >,
  cards: {
    total: 'Total Partners',
    active: 'Active Partners',
    applications: 'New Applications',
    negotiating: 'In Negotiation',
    redemptions: 'Monthly Redemptions',
  },
  search: 'Search partners',
  searchHint: 'By the beginning of any word of the name',
  type: 'Type',
  allTypes: 'All types',
  isNew: 'New',
  arrived: 'New partner application',
  look: 'View application',
  said: 'Said by players',
  alsoSaid: (count: number) => ` and ${count} said`,
  notPublic: 'Public once it is active',
  none: 'No partners yet',
  noneWhy: 'A partner rewards players on a tour. Add the first one, or wait for an application.',
  noneFound: 'No partner matches',
  noneFoundWhy: 'Try another status, type or word.',
  clear: 'Clear filters',
  deleteGoes: (tours: number | null) => {
    if (tours === 0) return 'Its contact details and notes are deleted too. No tour includes it.';
    const places = tours === null ? 'every tour' : `${tours} ${tours === 1 ? 'tour' : 'tours'}`;
    return `Its contact details and notes are deleted too, and its reward is removed from ${places}. Hunts in progress keep the offer they started with.`;
  },
  hoursHint:
    'A line for some weekdays, and one for each day that differs. A weekday without a line is closed. Empty: unknown.',
  hoursExample: 'Mon-Fri 08:00-18:00\nSat, Sun 10:00-14:00, 18:00-02:00\n2026-12-25 closed',
  offerHoursHint: 'Written like the opening hours. Empty: as long as the partner is open.',
  offerNamesTime: 'The offer names a time. Say here when it holds, or players are sent to it at any hour.',
  offerHoursExample: 'daily 12:00-20:00',
  pictureAddress: 'Picture address',
  monthlyMailHint: 'An active partner gets it on the first of each month. A link in the mail stops it.',
  hidden: 'Internal notes are never public.',
} as const;
