/** Which phones a hunt can be played with. Home loads this sentence, and not the rest of what we promise. */
export const anyPhoneRule = 'Play by text, with a UK mobile, or on a web page, with any phone.';
