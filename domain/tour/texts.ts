/** What the tour editor says, to the letter of the spec. */
export const tourEditorTexts = {
  fields: 'Please fill in all required fields',
  noStops: 'Please add at least one stop to the tour',
  stopFields: 'Please fill in all required fields for each stop',
  saveFirst: 'Please save the tour first before testing',
  removeStop: 'Are you sure you want to remove this stop?',
  loadFailed: 'Failed to load tour data. Please try again.',
  saveFailed: 'Failed to save tour',
  saved: 'Tour saved successfully!',
  deleteFailed: (reason: string) => `Failed to delete tour: ${reason || 'Unknown error'}`,
  inProgress: (hunts: number) => `${hunts} ${hunts === 1 ? 'hunt is' : 'hunts are'} in progress`,
  changed: 'Somebody else has saved this tour since you opened it.',
  gone: 'This tour has been deleted since you opened it.',
  unknownPartner: 'This partner does not exist any more',
} as const;
