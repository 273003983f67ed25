/** Times and days in an offer's own words: 'before 8pm', 'Sunday to Thursday', 'at weekends'. */
const time =
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)\b|\b(?:before|until|till|after|from|between) (?:\d|noon|midnight)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:weekdays?|weekends?|happy hours?|lunch ?time)\b/i;

/** Whether an offer names a time, so that its partner should say when it holds. */
export const namesTime = (offer: string): boolean => time.test(offer);
