import { REQUIRED_FIELDS } from '../fields/index.ts';

export const tourTexts = {
  loading: 'Loading tours...',
  loadFailed: 'Failed to load tours. Please try again.',
  none: 'No tours yet',
  noneWhy: 'The first walls are being scouted. Come back soon.',
  loadingOne: 'Loading tour details...',
  oneFailed: 'Failed to load tour details. Please try again.',
  notFound: 'Tour not found',
  notFoundWhy: 'There is no tour at this address.',
  back: 'Back to Tours',
  photosNearby: 'Seen near these walls',
  filters: 'Find your hunt',
  shown: (some: number, all: number) => `${some} of ${all} tours`,
  noneFits: 'No tour fits all of this',
  noneFitsWhy: 'Let go of one wish, or look at all of them.',
  without: (wish: string, tours: number) => `Without “${wish}”: ${tours} ${tours === 1 ? 'tour' : 'tours'}`,
  showAll: 'Show all tours',
} as const;

export const tourEditorTexts = {
  fields: REQUIRED_FIELDS,
  noStops: 'Please add at least one stop to the tour',
  stopFields: 'Please fill in all required fields for each stop',
  saveFirst: 'Please save the tour first before testing',
  removeStop: 'Are you sure you want to remove this stop?',
  loading: 'Loading tour...',
  loadFailed: 'Failed to load tour data. Please try again.',
  saveFailed: 'Failed to save tour',
  saved: 'Tour saved successfully!',
  deleteFailed: (reason: string) => `Failed to delete tour: ${reason || 'Unknown error'}`,
  inProgress: (hunts: number) => `${hunts} ${hunts === 1 ? 'hunt is' : 'hunts are'} in progress`,
  /** The reason why a deletion is refused: nobody must be charged for a deleted tour. */
  paying: (visitors: number) =>
    `${visitors} ${visitors === 1 ? 'visitor is' : 'visitors are'} paying for it. Make it a draft so that nobody else can book it: a booking that is not paid within a day lapses.`,
  changed: 'Somebody else has saved this tour since you opened it.',
  gone: 'This tour has been deleted since you opened it.',
  deleted: (name: string) => `${name} has been deleted`,
  madePlain: 'Curly quotes and long dashes are saved as plain ones, because they make a text cost double.',
  unknownPartner: 'This partner does not exist any more',
} as const;
