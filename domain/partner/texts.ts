import { REQUIRED_FIELDS } from '../fields/index.ts';

export const partnerTexts = {
  loading: 'Loading partners...',
  loadFailed: 'Failed to load partners. Please try again.',
  detailsFailed: 'Failed to load partner details. Please try again.',
  areaNotFound: 'Neighborhood not found',
  /** The screen's heading; the document's title is `notFound`. */
  notFoundTitle: 'Partner Not Found',
  notFound: 'Partner not found',
  notFoundWhy: "The partner you're looking for doesn't exist.",
  noneHere: "No partners found - We're working on adding partners in this neighborhood.",
  back: 'Back to Partners',
  active: 'Active',
  show: 'Show tour SMS for offer',
  valid: 'Valid during tour hours',
  holds: (hours: string) => `The offer holds ${hours}`,
  openInMaps: 'Open in Maps',
  redeem: 'How to Redeem Your Offer',
  bookTour: (neighborhood: string) => `Book ${neighborhood} Tour`,
} as const;

export const partnerEditorTexts = {
  fields: REQUIRED_FIELDS,
  urges: 'An offer of alcohol gives no reason to drink fast or much: no hours, no 2 for 1, no shots',
  loadFailed: 'Failed to load partner data. Please try again.',
  saveFailed: 'Failed to save partner',
  saved: 'Partner saved successfully!',
  deleteAsk: 'This action cannot be undone',
  deleteFailed: (reason: string) => `Failed to delete partner: ${reason || 'Unknown error'}`,
  changed: 'Somebody else has saved this partner since you opened it.',
  sameAddress: 'Another active partner in this area has the same name, and their pages would share an address',
  gone: 'This partner has been deleted since you opened it.',
  deleted: (name: string) => `${name} has been deleted`,
  notFound: partnerTexts.notFound,
} as const;
