/** Punctuation marks that a phone wrote as words when the answer was dictated. */
const dictated =
  /\b(?:full stop|new line|new paragraph|question mark|exclamation (?:mark|point)|comma|semi ?colon|colon|(?:open|close|end) quotes?)\b/giu;

/** The stop that an answer is for: 'Stop 3:', 'answer to number two is', '4)'. */
const stopNumber =
  /^[^\p{L}\p{N}]*(?:(?:the )?(?:answer (?:to|for|of) )?(?:the )?(?:stop|clue|question|puzzle|riddle|answer|number|no\.|q)(?: (?:number|no\.?))? ?#?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?: ?(?:\/|of|out of) ?\d{1,2}\b)?(?: (?:is|was))?|#?\d{1,2}(?:\/\d{1,2})?(?=[:.)\]-]\s))[^\p{L}\p{N}]*/iu;

/** How sure the player is: '100%'. */
const percentage = /\b(?:9[059]|1[0-5]0|1,?000) ?(?:%|per ?cent\b)(?: (?:sure|certain|positive|confident))?/giu;

/** How people say none: 'not a single one'. */
const notOne = /\bnot (?:a single|even a single|even one|a) one\b|\bnot one of (?:them|the)\b|\bnone of them\b/giu;

/**
 * A text without the additions that players put into the same sentence as an answer: dictated
 * marks, the stop's number, and how sure they are. When the stop asks for a number, a percentage
 * stays.
 */
export function withoutAdditions(text: string, isNumeric = false): string {
  const additions = isNumeric ? [dictated, stopNumber] : [dictated, percentage, stopNumber];
  return additions.reduce(
    (kept, addition) => {
      const without = kept.replace(addition, '. ').replace(/^[.\s]+/, '');
      return /[\p{L}\p{N}]/u.test(without) ? without : kept;
    },
    text.replace(notOne, 'none'),
  );
}
