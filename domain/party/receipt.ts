/** Per cent of VAT in the United Kingdom: the standard rate, which holds for hunts. */
const VAT_RATE = 20;

/** The VAT in a sum that includes it, in pence. */
export const vatIn = (pence: number): number => Math.round((pence * VAT_RATE) / (100 + VAT_RATE));
