/** The words of a text in small letters, without signs. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}']+/gu) ?? [];

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that may stand before a rating: 'a solid 4', 'we give it 5'. Sorted. */
export const openers = setOf(`
a about an be clear definite definitely easily easy gave get gets give gives giving good hard him hmm i i'd i'll id it it's its just
low maybe me my my of ok only our overall probably rate rated rating score scored solid strong that that's thats the they this to us was we we'd
we'll well would yes you
`);

/** Words that may stand behind a rating: '5 from all of us'. Sorted. */
export const closers = setOf(`
all and both definitely easily easy everyone for from guys i kids me mum of our overall please rating score team thank thanks that the think
this us we x xx you
`);

/** Words before a number that only counts: 'team of 4', 'all 6', 'in 2'. Sorted. */
export const counting = setOf(`
after all at before by group in least most no no. number of other over party stop than till under until walls were
`);

/** What people count: '2 hours', '3 kids'. Sorted. */
export const counted = setOf(`
adult adults am beer beers child children clue clues day days drink drinks friend friends girls boys group groups h hour hours hr hrs k
kids km mile miles min mins minute minutes month months more o'clock of other people person pints pm pounds pub pubs quid stop stops team
teams time times wall walls week weeks year years
`);

/** Words that judge a hunt. Sorted. */
export const judging = setOf(`
ace again alright amazing average awesome awful bad best better bored boring brill brilliant confusing cool decent disappointed disappointing dull
easy enjoyable enjoyed excellent fab fabulous fantastic fun good great hard hate hated incredible laugh lovely love loved marks meh nice
perfect poor recommend rubbish shit superb terrible thumbs tiring waste wicked wonderful worst
`);
