/**
 * The words that players say around an answer without adding to it, as data. The judge has removed
 * apostrophes by then.
 */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words after which an answer comes: 'Dave says boot', 'turn and table make turntable'. */
export const introductionWords = list(`
is its it be was were are am im theyre thats as so equals means mean becomes became become says say said saying think thinks thought
reckon reckons believe believes guess guesses guessing bet bets called call calls named name answer answers spells spell makes make
gives give need needs needed choose pick put going with therefore now maybe perhaps probably definitely
`);

/**
 * Words that begin a clause after an answer without changing the answer: 'a boot because it has a
 * tongue', 'a lock on the canal'.
 */
export const continuationWords = list(`
because cos coz cuz bc as since if and so to when while where its it that this they theyre he hes she shes we were i im you youre there thats which who says
say said think reckon by on in at for from with like near behind above below under
`);

/** Words that deny the words next to them; `doubtWords` has words that only express doubt. */
export const denialWords = list('not isnt wasnt arent werent aint never neither nor nope');
export const doubtWords = list('dont doesnt didnt cant cannot couldnt wont wouldnt doubt wrong hardly');

/** Words with which a player asks something other than whether an answer is right. */
export const questionWords = list(
  'where wheres how hows why when whens who whos whose can do does did shall should are will have has',
);

/**
 * All words that players say around an answer. A word that qualifies an answer ('piggy bank',
 * 'police horses') is not among them.
 */
export const chatterWords = list(`
a an the this that these those here there it its he she they we i you me us him her them my our your his their mine ours both all
someone somebody everyone everybody one ones thing things stuff word words letter letters
is are am was were be been being im ive id ill youre youve theyre theyve weve wed were hes shes thats theres heres
have has had having do did does done will would wouldve can could should may might must shall got get gets getting gotta going go goes went
gonna come comes
say says said saying think thinks thought thinking reckon reckons reckoned believe believes guess guesses guessed guessing suppose
supposing assume assuming know knows knew figured sure certain positive confident pretty sound sounds look looks looking seem seems see
sees saw seen seeing spot spotted spy spied found read reads reading spell spells spelt spelled mean means meant meaning make makes made
give gives gave tell tells told call calls called name named answer answers answered answering solution bet bets vote votes voting choose
chose pick picks picked put need needs needed become becomes became equals try trying tried work worked solved cracked
yes yep yeah yea yup ya aye yah ok okay oki okey dokey kk oh ooh oo ah aha ahh ha haha hahaha hehe lol lmao rofl hmm hm hmmm um umm erm er
eh hey hi hello hiya hola yo good morning afternoon evening wow woo woohoo yay yess omg god gosh phew yum yummy easy peasy piece of cake simple duh
doh too cool great nice lovely fab love loved loving loves fun awesome amazing brilliant excellent fantastic thanks thank thankyou thx ta
cheers please pls plz mate mates guys folks team sorry x xx xxx innit right correct final finally first last bingo eureka boom sorted
voila wait hang hold second sec indeed actually
very really just only also then now well maybe perhaps probably possibly definitely surely obviously obvious obv obvs certainly
absolutely totally literally basically simply again still yet already always honestly apparently hopefully must quite rather even
kinda kind sort type of course exactly roughly approximately
son sons daughter daughters wife husband hubby dad mum mom mother father daddy mummy brother sister bro sis kid kids boy girl boys girls
boyfriend girlfriend partner friend friends nan nana grandma grandad grandpa uncle cousin niece nephew family teacher group year old
eldest youngest oldest little baby toddler teenager google siri alexa chatgpt wifey
in on at for from with by to into as like because cos coz cuz bc since if and so but about around next part
puzzle riddle question clue wall picture mural sign poster plus minus less without add adds opposite backwards together therefore hence rhymes
big huge giant massive large tiny new real actual famous whole same proper single strong fresh wet dry hot cold warm bright loud tall
short long heavy clean dirty broken sick dead wild young fancy hidden cute funny fun clever hard tricky weird beautiful gorgeous
pair couple bit some lots lot few many loads several use used using out after before
`);

/** First names that are common here: 'Dave says boot'. */
export const names = list(`
adam aisha alan alex alice alison amanda amy andrea andrew andy angela anna anne anthony barbara becky ben beth bob brian carol caroline
charlie charlotte chloe chris christine claire colin craig dan daniel dave david dawn debbie denise diane donna ed eddie ella
ellie emily emma fatima fiona fran freddie gareth gary gemma geoff george georgia gill graham grace greg hannah harriet harry hassan
heather helen henry ian isabel isla jack jackie jacob jade jake james jamie jan jane janet jason jay jen jenny jess jessica jill
jim jo joanna joe john jon josh judith judy julia julie karen kate kath katie kelly ken kerry kevin kim laura lauren leah lee leo lesley
liam linda lisa liz lorraine louise lucy luke lynn mandy margaret maria marie martin mary matt maya megan mel mia michael michelle mick
mike mo mohammed molly nadia natalie nathan neil nell nick nicola nigel noah oliver olivia omar oscar pam patricia paul paula pete
peter phil philip priya rachel rebecca richard rob robert ross ruth ryan sally sam samantha sandra sara sarah sean sharon
simon sofia sophie stephen steve stuart sue susan suzanne tara theo thomas tim tina toby tom tony tracey tracy vicky wendy
will william yasmin zara zoe
`);

/**
 * Phrases that hedge, or ask for confirmation. No word in them denies an answer or names another
 * guess.
 */
export const hedgeWords: readonly RegExp[] = [
  /\b(?:(?:i'?m|we'?re|i am|we are) )?not (?:(?:100|too|so|very|really|quite|entirely|totally|completely|at all) ?)?(?:sure|certain|positive|confident)\b/g,
  /\b(?:no idea|(?:(?:i|we) )?(?:don'?t|do not|dunno) ?(?:really )?(?:know)?)(?=,? (?:but|maybe|though)\b)/g,
  /\b(?:there is |there'?s )?(?:no|without (?:a )?) ?(?:doubt|question)(?: about it)?\b/g,
  /\bif (?:i'?m|we'?re|i am|we are) not (?:wrong|mistaken)\b/g,
  /\bor (?:something|somethin|summat|smth|so|what|whatever|not|no|(?:am i|are we) wrong)(?: (?:like that|similar|else))?(?=$|[^\p{L}])/gu,
  /\b(?:is|was|are|were|ai)n'?t (?:it|they|he|she|that)(?= ?[^\p{L}]*$)/gu,
  /\b(?:can'?t|cannot|couldn'?t|could not) be (?:anything|anythin) else\b|\bnothing else\b|\bno (?:brainer|problem|probs|worries|less)\b/g,
  /\bno (?=(?:its?|it'?s|i think|we think|wait|hang on|hold on|sorry|definitely)\b)/g,
];
