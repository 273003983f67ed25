import { wordsOf } from './plain-text.ts';

/** Words with which people greet. */
const greetings =
  'hi|hiya|morning|afternoon|evening|hello|hey|heya|hallo|hola|bonjour|ciao|yo|howdy|hi there|hello there|hey there|good morning|good afternoon|good evening|morning all|evening all|greetings|how are you|how are you doing|how is it going|how you doing|sup|what is up';

/** What people say to thank, agree, laugh, marvel and wait. Each may stand alone or with others. */
const talk = [
  'thanks|thank you|thank u|many thanks|thanks so much|thank you so much|thx|tx|tnx|ta|ty|tysm|cheers|much appreciated|appreciated',
  'ok|okay|oki|okey|okey dokey|okie dokie|k|kk|alright|all right|righto|sure|sure thing|of course|no worries|no problem|np|sounds good|fair enough|roger|roger that|copy that|noted|understood|will do|got it|got you|gotcha|i see|makes sense|good to know',
  'cool|great|nice|nice one|lovely|perfect|brilliant|brill|awesome|amazing|fab|fabulous|fantastic|superb|excellent|wicked|good one|good job|great job|nice work|well done|well played|bravo|congrats|congratulations|wonderful|incredible|excellent stuff|great stuff|good stuff',
  'wow|woww|whoa|woah|wahey|yay|yayy|yess|yesss|yessss|woohoo|woo|woo hoo|whoop|whoop whoop|hooray|hurray|hurrah|get in|nailed it|we did it|we got it|phew|finally|at last',
  'ha|haha|hahaha|hahahaha|hehe|lol|lols|lmao|lmfao|rofl|omg|omfg|oh my god|oh my|oh my goodness|oh|oh no|oh dear|oh well|oops|whoops|ah|aha|aah|ahh|ahhh|ohh|ohhh|hmm|hmmm|mmm|hm|err|erm|um|uh|eh|ooh|oooh|oo|argh|aargh|ugh|doh|damn|darn|blimey|crikey',
  '2 secs|two secs|few minutes|hang on|hold on|one sec|1 sec|one second|one moment|one minute|1 min|one min|a sec|wait|wait a sec|wait a second|wait a minute|wait a moment|give us a sec|give us a second|give us a minute|give us a moment|give me a sec|give me a second|give me a minute|two mins|2 mins|two minutes|5 mins|five minutes|5 more minutes|bear with us|bear with me|bear with|brb|back in a sec|back in a bit|back in a minute|back soon|just a sec|just a second|just a minute|just a moment|nearly there|almost there|getting there|on our way|on my way|on the way|omw|coming|we are coming|we are on our way|i am on my way|on it|we are on it|be right there|be there soon|there soon|see you soon|we are nearly there|we are almost there|running late|we are running late',
  'let me think|let us think|lets think|thinking|we are thinking|still thinking|let me see|let us see|let me look|we are looking|still looking|we are still looking|looking now|looking for it|we are still walking|just arrived|we have arrived|we are here now|made it|we made it|found it|we found it|found it i think|we can see it|i can see it',
  'love it|love this|loving it|loving this|we love it|we love this|we are loving this|we are loving it|i love it|i love this|loved it|loved that|loved that one|love that|so good|so cool|so nice|so much fun|so fun|so funny|so beautiful|so pretty|very cool|very nice|very good|very funny|very clever|that is clever|that is so cool|that is cool|that is great|that is amazing|that is awesome|that is brilliant|that is funny|that is so funny|that is hilarious|hilarious|that was fun|that was great|that was easy|that was hard|that was tricky|that was a good one|that was a hard one|that was close|too easy|easy peasy|tough one|tricky one|hard one|good question|good clue|great clue|nice clue|this is fun|this is great|this is so much fun|this is so fun|this is amazing|this is awesome|this is brilliant|this is so cool|this is hard|this is tricky|this is really fun|this is really good|it is fun|it is great|it is beautiful|it is amazing|it is so cool|great fun|good fun|what fun|what a great idea|what a lovely day|what a day|what a view|what a wall|great wall|nice wall|cool wall|great mural|nice mural|cool mural|amazing mural|amazing wall|love the mural|love the wall|love this wall|love this mural|love this one|we are having fun|we are having so much fun|we are having a great time|we are having a lovely time|having fun|having so much fun|having a great time|having a lovely time|having a blast|we are having a blast|kids love it|the kids love it|the kids love this|the kids are loving it|my kids love this|best day ever|best thing ever|great day|great day out|you guys are great|you are great|you are the best|you guys are the best|you are brilliant|you are funny',
  'it is raining|it is pouring|it is freezing|it is so cold|it is cold|it is hot|so cold|it is windy|raining here|it has started raining|we are soaked|getting wet|we are getting wet|my feet hurt|we are tired|we are hungry|i am hungry|i am tired|getting tired|need coffee|need a coffee|need a drink|having a coffee|having a drink|having a beer|just having a coffee|just having a beer|grabbing a coffee|getting a coffee|just getting a coffee|just getting coffee|getting coffee|getting lunch|having lunch|just having lunch|waiting for the others|waiting for a friend|waiting for my friend|waiting for friends|waiting for a bus|we are waiting for a friend|we are waiting for the others|we are on the bus|on the bus|on the train|on the tube|we are on the train|we are on the tube|just crossing the road|stopping for a coffee|stopping for a drink',
  'bye|goodbye|bye bye|see you|see ya|see you later|see you tomorrow|good night|goodnight|night night|cya|ttyl|take care|have a nice day|have a good day|have a good one|happy birthday|merry christmas|happy new year|happy halloween|same|same here|me too|us too|you too|and you|you are welcome|sorry|so sorry|sorry about that|my bad|my mistake|never mind|nevermind|nvm|forget it|ignore that|ignore me|ignore us|wrong person|wrong number|wrong chat|wrong group|sorry wrong number|sorry wrong chat|oops wrong chat|that was not for you|autocorrect|typo|stupid autocorrect|come on|lets do this|let us do this|here we go|we are back on it|bring it on|game on|challenge accepted|go team|team work|teamwork|us again|it is us|it is me|it is us again|testing|just testing|my pleasure|spot on|nice try|good try|right then|crack on|let us crack on|lets crack on|sorry for the (?:delay|wait|silence)|sorry about (?:the delay|the wait)|aw|aww|awww|bless|bless you|mint|sick|legend|legends|epic|ace|class|quality|result|on the move|walking|walking there|waiting at lights|at the lights|be there in \\w+(?: mins?| minutes?)?|gimme a (?:mo|sec|min|minute)|in a mo|hang about|not bad|not too bad|smashed it|nailed that|no rush|all good|it is all good|take your time|night all|night|sleep well|pocket text|bum text|pocket dial|good luck to us|cheers for (?:that|this|the .*)|thanks for (?:that|this|the .*|a .*|your .*|everything|playing)|thank you for (?:that|this|the .*|a .*|your .*|everything)|love from \\w+|greetings from \\w+|hello from \\w+|hi from \\w+|what a (?:gem|laugh|treat|beauty|find|hoot|blast|joy|wall|piece|place|view)|such a (?:gem|laugh|treat|beauty|hoot|joy)|this is such a (?:laugh|hoot|joy|treat)|that is (?:so )?(?:sweet|mad|mental|wild|insane|sick|mint|ace|class)|tbh|to be honest|fyi|btw|cu|cu later|c u|l8r|laters|see you all|many happy returns|happy birthday \\w+|boom|bingo|yep|yeah|yup|yes|yes please|no thanks|maybe|x|xx|xxx|xxxx',
].join('|');

/** Words that may follow any of these. */
const fillers =
  'mate|guys|everyone|all|team|everybody|streetlore|there|again|too|then|now|so much|very much|a lot|indeed|actually|really|and|but|so|that|this one|please|folks|babe|love|dude|bro|man|sir|boss';

/** Praise and weather: a remark has at least one of these words. */
const remarkable =
  'gorgeous|stunning|beautiful|lovely|amazing|brilliant|great|fun|tricky|tough|hard|easy|sweet|mad|wild|cute|fancy|wicked|superb|freezing|boiling|cold|raining|windy|sunny|wet|best|fab|clever|cool|nice|wow';
/** The other words that a remark may have: 'what a lovely wall', 'it is freezing out here'. */
const remarked =
  'a|an|the|tbh|honestly|it|is|was|that|this|what|so|very|really|such|one|ones|day|hunt|wall|mural|piece|clue|question|tour|game|walk|art|work|out|here|there|far|yet|for|guys|all|today|ooh|ooo|oo|aw|aww|oh|ha|haha|thanks|these|they|are|of|and|weather';
const remark = new RegExp(`^(?=.* )(?=.*\\b(?:${remarkable})\\b)(?:(?:${remarkable}|${remarked})(?: |$))+$`);

const talking = new RegExp(`^(?:(?:${talk}|${greetings}|${fillers})(?: |$))+$`);
const begins = new RegExp(`^(?:${talk}|${greetings})(?: |$)`);
const greeting = new RegExp(`^(?:(?:${greetings}|${fillers})(?: |$))+$`);
const laugh = /\b(?:(?:ha|he|hi){2,}h?|a?(?:ha){2,}|l+o+l+(?:ol)*)\b/g;

/** Words with long-drawn letters as they are spelt: 'yesssss' as 'yes', 'soooo' as 'so'. */
const squeezed = (words: string, to: string) => words.replace(/([a-z])\1{2,}/g, to);

/**
 * Whether a text is only small talk: thanks, laughter, praise, 'hang on', a greeting, or signs
 * without a letter or a digit. Small talk costs nothing.
 * @returns null for any other text
 */
export function smallTalkIn(text: string): { is_greeting: boolean } | null {
  const words = wordsOf(text);
  if (!/[\p{L}\p{N}]/u.test(text)) return { is_greeting: false };
  // Other scripts leave no words, and are somebody's answer.
  if (words === '') return null;
  const said = [words, squeezed(words, '$1'), squeezed(words, '$1$1')].map((one) =>
    one.replace(laugh, 'haha').replace(/\s+/g, ' '),
  );
  const isTalk = said.some((one) => (talking.test(one) && begins.test(one)) || remark.test(one));
  if (!isTalk) return null;
  return { is_greeting: said.some((one) => greeting.test(one)) };
}
