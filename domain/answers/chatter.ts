/** Words around an answer that add nothing to it, as data, without apostrophes. */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words after which an answer comes: 'Dave says boot', 'turn and table make turntable'. */
export const introductionWords = list(`
am answer answers are as be became become becomes believe believes bet bets call called calls choose definitely equals give
gives going got guess guesses guessing im is it its leave leaves leaving left make makes maybe mean means name named need
needed needs now perhaps pick probably put reckon reckons said say saying says so spell spells thats therefore theyre think
thinks thought was were with
`);

/** Words that begin a clause after an answer: 'a boot because it has a tongue'. */
export const continuationWords = list(`
above and as at bc because behind below by cos coz cuz for from he hes i if im in it its left like near on reckon remains
said say says she shes since so that thats there they theyre think this to under we were when where which while who with you
youre
`);

/** Words that deny the words next to them; `doubtWords` has words that only express doubt. */
export const denialWords = list('aint arent isnt neither never nope nor not wasnt werent');
export const doubtWords = list('cannot cant couldnt didnt doesnt dont doubt hardly wont wouldnt wrong');

/** Words with which a player asks something other than whether an answer is right. */
export const questionWords = list(
  'are can did do does has have how hows shall should when whens where wheres who whos whose why will',
);

/** All words around an answer. 'Piggy bank': a word that qualifies an answer is not among them. */
export const chatterWords = list(`
a about absolutely actual actually add adds after afternoon again ah aha ahh alexa all already also always am amazing an and
answer answered answering answers apparently approximately are around as assume assuming at awesome aye baby backwards basically
bc be beautiful became because become becomes been before being believe believes bet bets big bingo bit boom both boy boyfriend
boys bright brilliant bro broken brother but by cake call called calls can certain certainly chatgpt cheers choose chose clean
clever clue cold come comes confident cool correct cos could couple course cousin coz cracked cute cuz dad daddy daughter
daughters dead definitely did dirty do does doh dokey done dry duh easy eh eldest equals er erm eureka even evening everybody
everyone exactly excellent fab family famous fancy fantastic father few figured final finally first folks for found fresh friend
friends from fun funny gave get gets getting giant girl girlfriend girls give gives go god goes going gonna good google gorgeous
gosh got gotta grandad grandma grandpa great group guess guessed guesses guessing guys ha had haha hahaha hang hard has have
having he heavy hehe hello hence her here heres hes hey hi hidden him his hiya hm hmm hmmm hola hold honestly hopefully hot
hubby huge husband i id if ill im in indeed innit into is it its ive just kid kids kind kinda kk knew know knows large last less
letter letters like literally little lmao loads lol long look looking looks lot lots loud love loved lovely loves loving made
make makes many massive mate mates may maybe me mean meaning means meant might mine minus mom morning mother mum mummy mural
must my name named nan nana need needed needs nephew new next nice niece now obv obvious obviously obvs of oh ok okay okey oki
old oldest omg on one ones only oo ooh opposite our ours out pair pal part partner peasy perhaps phew pick picked picks picture
piece please pls plus plz positive possibly poster pretty probably proper put puzzle question quite rather read reading reads
real really reckon reckoned reckons rhymes riddle right rofl roughly said same saw say saying says sec second see seeing seem
seems seen sees several shall she shes short should sick sign simple simply since single siri sis sister so solution solved some
somebody someone son sons sorry sort sorted sound sounds spell spelled spells spelt spied spot spotted spy still strong stuff
suppose supposing sure surely ta tall teacher team teenager tell tells thank thanks thankyou that thats the their them then
there therefore theres these they theyre theyve thing things think thinking thinks this those thought thx tiny to toddler
together told too totally tricky tried try trying type um umm uncle us use used using very voila vote votes voting wait wall
warm was we wed weird well went were wet weve whole wife wifey wild will with without woo woohoo word words work worked would
wouldve wow x xx xxx ya yah yay yea yeah year yep yes yess yet yo you young youngest your youre youve yum yummy yup
`);

/** First names that are common here: 'Dave says boot'. */
export const names = list(`
adam aisha alan alex alice alison amanda amy andrea andrew andy angela anna anne anthony barbara becky ben beth bob brian carol
caroline charlie charlotte chloe chris christine claire colin craig dan daniel dave david dawn debbie denise diane donna ed eddie
ella ellie emily emma fatima fiona fran freddie gareth gary gemma geoff george georgia gill grace graham greg hannah harriet harry
hassan heather helen henry ian isabel isla jack jackie jacob jade jake james jamie jan jane janet jason jay jen jenny jess jessica
jill jim jo joanna joe john jon josh judith judy julia julie karen kate kath katie kelly ken kerry kevin kim laura lauren leah lee
leo lesley liam linda lisa liz lorraine louise lucy luke lynn mandy margaret maria marie martin mary matt maya megan mel mia
michael michelle mick mike mo mohammed molly nadia natalie nathan neil nell nick nicola nigel noah oliver olivia omar oscar pam
patricia paul paula pete peter phil philip priya rachel rebecca richard rob robert ross ruth ryan sally sam samantha sandra sara
sarah sean sharon simon sofia sophie stephen steve stuart sue susan suzanne tara theo thomas tim tina toby tom tony tracey tracy
vicky wendy will william yasmin zara zoe
`);

/** Phrases that hedge, or ask for confirmation. No word in them denies an answer or guesses. */
export const hedgeWords: readonly RegExp[] = [
  /\b(?:(?:i'?m|we'?re|i am|we are) )?not (?:(?:100|too|so|very|really|quite|entirely|totally|completely|at all) ?)?(?:sure|certain|positive|confident)\b/g,
  /\b(?:no idea|(?:(?:i|we) )?(?:don'?t|do not|dunno) ?(?:really )?(?:know)?)(?=,? (?:but|maybe|though)\b)/g,
  /\b(?:there is |there'?s )?(?:no|without (?:a )?) ?(?:doubt|question)(?: about it)?\b/g,
  /\bnot (?:that|this|the other) (?:kind|one|sort|type)\b/g,
  /\bif (?:i'?m|we'?re|i am|we are) not (?:wrong|mistaken)\b/g,
  /\bor (?:something|somethin|summat|smth|so|what|whatever|not|no|(?:am i|are we) wrong)(?: (?:like that|similar|else))?(?=$|[^\p{L}])/gu,
  /\b(?:is|was|are|were|ai)n'?t (?:it|they|he|she|that)(?= ?[^\p{L}]*$)/gu,
  /\b(?:can'?t|cannot|couldn'?t|could not) be (?:anything|anythin) else\b|\bnothing else\b|\bno (?:brainer|problem|probs|worries|less)\b/g,
  /\bno (?=(?:its?|it'?s|i think|we think|wait|hang on|hold on|sorry|definitely)\b)/g,
];
