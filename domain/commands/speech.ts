import { wordsOf } from './plain-text.ts';
import type { PleaTopic } from './pleas.ts';

/**
 * From so many words on, a text that is neither right nor nearly right speaks to us: it is too long
 * for a guess.
 */
const MIN_SPEECH = 9;

/** How people begin a guess. What follows is the guess, whatever words it has. */
const guess =
  /^(?!is it (?:possible|ok|okay|alright|allowed|far|near|open|still|worth|too)\b)(?:so |ok |um |hmm |er |well |and |or |then |is |maybe |perhaps )*(?:is it|is this|it is|they are|are they|its|it says|it reads|we think|i think|i guess|we guess|we say|i say|we reckon|i reckon|we are going (?:for|with)|going (?:for|with)|i am going (?:for|with)|my guess|our guess|(?:the |my |our )?(?:final )?answers?|ans|maybe|perhaps|probably|could it be|could be|would it be|might be|must be|stop)\b ?/;

/** What goes on after the beginning of a guess, and is none. */
const speaksOn =
  /^(?:i|we|you|someone|there is|there are|they|council|the council|not sure|still|too|raining|been|(?:on|at|in) the .* (?:is|says|does|has)) .+/;

/** How people end a guess. */
const afterthought = /(?<=.) (?:i|we) (?:think|reckon|guess|believe|say)$/;

/** Words that a player says of themselves or to us. A guess is about a wall and rarely has any. */
const persons =
  /\b(?:i|we|us|you|your|yours|(?<!\b(?:in|on|at|for|to|with) )(?:my|our)|myself|ourselves|someone|somebody|anyone|anybody|nobody|no one|everyone)\b/;

/** How a question to us begins. 'Is it …' and 'could it be …' are guesses. */
const questions =
  /^(?:(?:and|so|but|ok|sorry|hi|hello) )*(?:(?:why|when|how|where|whereabouts|where abouts|which)\b|(?:what|who) (?:is|are|was|were|do|does|did|should|shall|if|about|next|now|happens|happened|time|else|exactly|kind|sort|mural|wall|street)\b|(?:can|could|do|does|did|have|has|had|will|would|should|shall|are|is|was|were) (?:the|there|this|that|these|those|they|he|she|someone|any|anything|it)\b .+|is it (?:possible|ok|okay|alright|allowed|far|near|open|still|worth|too)\b.*|(?:can|could|would|will|should|do|does) \S+ \S+ .+|(?:is|are) \S+ (?:allowed|open|free|included|available|near|far|nearby)\b.*)/;

/** How people begin when they tell or ask for something without saying 'we' or 'please do'. */
const tellings =
  /^(?:(?:please|pls|urgent|ok|hi|hello|sorry|hey) )*(?:(?:reply|explain|answer|ring|call|help (?:us|me|with|please)|send|tell|show|text|come|hurry|check|fix|wait|repeat|add|remove|read|resend|give up|urgent) .+|(?:stop|end|quit|leave) (?:the |this |our )?(?:game|hunt|tour|it|texting|messaging)(?: .*)?|(?:been|got|getting|being|having|trying|struggling|walking|standing|waiting|still|not (?:sure|here|there|open|working|work|getting|able|visible|happy|fair|safe|a clue|the foggiest)|(?:my|our) (?:mate|friend|phone|battery|daughter|son|kids|husband|wife|mum|dad|team|group|other) .+|no sign of|never heard|no reply|no answer|no response|no idea|no clue|nothing|nowhere|too far|too hard|too difficult|too long|pretty sure|quite sure|very sure|sure) ?.*)$|\bplease (?:reply|explain|answer|ring|call|help|send|tell|come|hurry|check|fix|repeat|add|stop)\b|\b(?:reply|respond|explain|advise) please$|\b(?:cant|could not|not sure|not working|not here|not there|says hi)\b/;

/** How a remark on the place ends: 'a different mural is there now', 'tarpaulin over it'. */
const remarks =
  /^(?!is |at |up |over |down ).+ .+ (?:here|there|out here|over here)(?: (?:now|at all|i think|anymore))?$|^\S+ .*(?:over|of|find|see|near|past|behind|around|with) (?:it|that)$/;

/** A sentence has a verb, and a guess rarely is one: 'police have closed the road'. */
const sentences =
  /^(?!(?:he|she|they|it|a|an|one|two|three) (?:is|are) (?:a|an|the|holding|wearing|riding|eating|playing)\b)(?!(?:the|its|his|her|their) \S+ (?:is|are|was|says|has) \S+(?: \S+)?$)(?=(?:\S+ ){3}).*\S (?:is|are|was|were|has|have|had|will|would|can|does|did|do|got|said|says|looks|seems|ended|closed|came|cost|runs?|works?) \S/;
/** Unfinished sentences of two or three words: 'kids are excited', 'who runs this'. */
const shortSentences =
  /^(?:(?:the |my |our )?(?:kids?|children|dogs?|mum|dad|gran|nan|phones?|maps?|texts?|links?|system|app|game|website|site|page|code|pin|bank|spelling|answer|clue|battery|gps|signal|weather|police|council|staff|pub|bar|cafe|kitchen|shop|place|gates?|doors?) .*(?:is|are|was|has|have|closed|shut|said|say|says|gone|died|off|blocking|excited|tired|hungry|bored|took|does|dead|broken|down|wrong|should\S*|late)\b.*|(?:who|what|how) \S+ .+|wrong (?:phone |telephone |booking )?(?:number|name|date|time|email|order|tour|place|address|text|message) (?:on|for|in|at) .+|any (?:human|body|one|person|staff|chance|update|news|idea)s? .+|(?:totally|completely|so|really|utterly|well and truly) (?:stumped|baffled|confused|lost|stuck|puzzled|bamboozled)|stumped|baffled|flummoxed|(?:roughly|exactly|about) (?:how|where|what|when) .+|.+ (?:blocking|covering|hiding|in front of|in the way of) (?:the|it|our|your|my|that|this|everything)\b.*|not with you|(?:it has been|been) \d+ (?:minutes|mins|hours?))$/;

/**
 * What a text to us asks about, by its words; the first topic that matches wins. A guess at the
 * answer may have the same words, so only texts that surely are no guess are compared with these.
 */
const topics: readonly (readonly [PleaTopic, RegExp])[] = [
  [
    'distress',
    /\b(?:ambulance|paramedics?|police|emergency|following (?:us|me)|followed|shouting at|fallen|a fall|threaten\w*|harass\w*|hassl\w*|mugged|robbed|attacked|stabb\w*|injured|bleeding|unconscious|fainted|collapsed|(?:has|have|just) fallen|not safe|unsafe|(?:do not|dont) feel safe)\b/,
  ],
  [
    'money',
    /\b(?:refund\w*|(?:money|cash) back|(?:charged|billed|paid|pay) (?:twice|double|two times)|overcharged|payments?|cancel\w*|reschedul\w*|rebook\w*|another day|invoice|receipt)\b/,
  ],
  [
    'gone',
    /\b(?:whitewash\w*|white paint|painted (?:over|out|white)|buffed|scaffold\w*|hoardings?|tarpaulin\w*|demolished|boarded|knocked down|cordoned|close[sd]|shut|locked|lights (?:are )?off|closed down|different (?:mural|painting|wall)|new (?:mural|painting|building)|road ?works|no longer|anymore)\b/,
  ],
  [
    'person',
    /\b(?:calls?|ring|phone|phones|speak|talk|contact|human|person|operator|agent|someone|somebody|reply|replied|respond|response|waiting|messages?|texts|monitor\w*|number|staff|barman|barmaid|waiter|waitress|manager|discount|offer|free drink|voucher|heard of|off|mistakes?|errors?|wrong|points|right|nothing is happening|urgent|answered|tomorrow|finish|carry on|continue)\b/,
  ],
];

const gladness =
  /\b(?:love[ds]?|liked|loving|enjoy\w*|fun|great|excited|good luck|bless|sweet|laugh|gem|never knew|walking there|looking|brilliant|amazing|awesome|fantastic|gorgeous|beautiful|lovely|stunning|best|excellent|wonderful|fab|fabulous|clever|pleasure|happy|thanks?|cool|blast|says hi|meet you|see you|pick me up|on (?:my|our|the) way)\b/;
const doubts = /\b(?:not|cant|no|never|nothing|why|where|how|but|wrong|help|lost|worst|terrible)\b/;

/** The words of a text without the beginning and the end of a guess, and whether it is a guess. */
function withoutGuess(text: string): { words: string; isGuess: boolean } {
  const whole = wordsOf(text).replace(afterthought, '');
  const words = whole.replace(guess, '');
  // 'I think we took a wrong turn' is a guess by its beginning alone.
  return { words, isGuess: words !== whole && !speaksOn.test(words) };
}

const isLong = (words: string) => words.split(' ').length >= MIN_SPEECH;

/** Whether a text is too long for a guess, such as a story of what happened. */
export function isStory(text: string): boolean {
  const { words, isGuess } = withoutGuess(text);
  return !isGuess && isLong(words);
}

/**
 * What a text says to us that is too much of a sentence to be a guess: one with 'we' or 'you', a
 * question, a request, a remark on the place, or a story of nine words or more.
 * @returns what it asks about; 'gladness' if it asks for nothing; null for what may be a guess
 */
export function speechIn(text: string): PleaTopic | 'gladness' | null {
  const { words, isGuess } = withoutGuess(text);
  if (isGuess) return null;
  const isSaid = words.includes(' ') && persons.test(words);
  if (
    !isLong(words) &&
    !isSaid &&
    ![questions, tellings, remarks, sentences, shortSentences].some((kind) => kind.test(words))
  )
    return null;
  const about = topics.find(([, kind]) => kind.test(words))?.[0];
  if (about) return about;
  return gladness.test(words) && !doubts.test(words) ? 'gladness' : 'lost';
}
