/** An offer as a sentence of a longer text: whoever typed it may have ended it or not. */
export const offerSentence = (offer: string): string =>
  /[.!?]$/.test(offer.trim()) ? offer.trim() : `${offer.trim()}.`;
