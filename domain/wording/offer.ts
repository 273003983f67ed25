/**
 * An offer as a sentence of a longer text. The partner may have typed it with or without a full
 * stop.
 */
export const offerSentence = (offer: string): string =>
  /[.!?]$/.test(offer.trim()) ? offer.trim() : `${offer.trim()}.`;
