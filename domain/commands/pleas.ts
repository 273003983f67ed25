import { sentencesOf, straighten, wordsOf } from './plain-text.ts';

/** What a plea is about. Each topic has its own reply. */
const pleaTopics = ['distress', 'money', 'person', 'gone', 'lost'] as const;
export type PleaTopic = (typeof pleaTopics)[number];

const me = '(?:me|us)';
const we = '(?:i|we)';
const our = '(?:my|our|the|this|your)';
const they = '(?:you|someone|somebody|anyone|anybody)';
const body =
  '(?:you|(?:a|an|the|your|some) (?:real |actual |live )?(?:human|person|one|body|agent|adviser|advisor|manager|member of staff|human being|operator)|someone|somebody|anyone|anybody|staff|support|customer (?:service|services|support|care))';
const wish = '(?:want|need|demand|expect|would like|d like|id like|wed like)';
const back = `(?:(?:a |an? (?:full|partial) |full |${our} )?refund|(?:all )?(?:${our} )?money back|(?:to be )?refunded)`;
const people =
  '(?:my|our|one of us|someone|somebody|a|an|the)(?: (?:friend|mate|son|daughter|wife|husband|partner|mum|dad|mother|father|child|kid|boy|girl|granny|nan|grandma|grandad|girlfriend|boyfriend|sister|brother|little one|team ?mate|lady|man|woman|guy|person|old man|old lady))?';

/** What may have gone. */
const thing =
  '(?:(?:the|this|that|your|our|a|whole|entire|all the|street) )*(?:it|wall|walls|mural|murals|painting|art|artwork|street ?art|piece|graffiti|graf|picture|image|sign|poster|sticker|paste ?up|stencil|building|house|shop|store|bar|cafe|coffee shop|pub|place|venue|door|gate|gates|shutter|shutters|restaurant|gallery|museum|market|park|garden|arcade|alley|alleyway|street|road|passage|bridge|tunnel|station|statue|everything|thing|clue|plaque|whole thing|they|there|area|site|owl|fox|crane|bird|rat|heron|figure|face|number|name)';
const adverbs =
  '(?:(?:is|are|was|has|have|had|been|seems?|looks?|appears?|to|be|must|might|may|now|all|completely|totally|entirely|already|fully|partly|half|long|just|sort of|kind of|got|gets|being|temporarily|currently|permanently|mostly) )*';
const gone =
  '(?:gone|painted(?: over)?(?: with.*| in.*| by.*)?|painted (?:white|black|grey|gray|out)|covered(?: up| over)?(?: (?:in|with|by).*)?|removed|demolished|knocked down|torn down|pulled down|taken down|missing|not (?:here|there)(?: any ?more| any longer)|no longer (?:here|there|exists?|visible)|boarded(?: up| over)?|scaffold\\w*.*|in scaffolding|under (?:scaffold\\w*|construction|wraps|repair)|behind (?:a |an |some |the )?(?:scaffold\\w*|hoardings?|fences?|boards?|van|lorry|truck|tarp\\w*|skip|bins?|wall of .*)|closed(?: .*)?|shut(?: .*)?|locked(?: .*)?|fenced off|blocked(?: .*)?|cordoned off(?: .*)?|taped off(?: .*)?|sealed off|inaccessible|not accessible|whitewashed|blank|bare|empty|plain white|washed off|scrubbed off|cleaned off|cleaned(?: up| away)|vandali[sz]ed|tagged(?: over)?(?: .*)?|destroyed|defaced|disappeared|vanished|replaced(?: (?:by|with).*)?|rebuilt|renovated|a building site|a construction site|rubble|does not exist(?: any ?more| any longer)?|not exist(?: any ?more)?|do not exist(?: any ?more)?|rendered over|a new building|new flats|out of business|not open(?: .*)?|closes .*|opens .*|shuts .*|changed|unreadable|illegible|hidden(?: (?:by|behind).*)?)';

/** Whole sentences, in the words of `sentencesOf`, by what they are about. The first topic wins. */
const sentences: Readonly<Record<PleaTopic, readonly string[]>> = {
  distress: [
    `${people} (?:has |have |is |are |got |was |been |feels? |feeling |just |had )*(?:fallen|fell|fallen over|hurt|injured|collapsed|unwell|sick|ill|fainted|passed out|bleeding|unconscious|hit|knocked over|attacked|mugged|robbed|vomiting|choking|having a (?:seizure|panic attack|heart attack|fit)|a panic attack|an accident)(?: .*)?`,
    `${people} (?:is|are|has been|keeps|keep) (?:following|threatening|harassing|chasing|shouting at|attacking|bothering|hassling) (?:us|me).*`,
    `${we} (?:have |has |got |just |have just |been |have been |are being |am being |was |are |am )*(?:robbed|mugged|attacked|followed|threatened|harassed|assaulted|hurt|injured|bleeding|scared|frightened|terrified|unsafe|in danger|in trouble|had an accident|hit by a .*|chased)(?: .*)?`,
    `${we} (?:do not|dont|not) feel (?:safe|well|very well|too well|comfortable|ok|okay)(?: .*)?`,
    `(?:${we} )?(?:feel|feeling|felt|am feeling|are feeling|feels) (?:very |really |so |quite |a bit |too |not )*(?:unsafe|unwell|sick|ill|faint|dizzy|scared|frightened|threatened|safe here|well)(?: .*)?`,
    '(?:someone |somebody |please |we |i |can you |can someone |you |should we |shall we )*(?:call|need|get|send|called|phone|ring|calling) (?:for )?(?:an |the |us an )?(?:ambulance|police|paramedics?|fire brigade|999|112|911)(?: .*)?',
    '(?:an )?ambulance|call 999|paramedics?',
    '(?:this is |it is |there is |we have )?(?:an |a medical )?emergency(?: (?:here|at .*|please|help|call .*))?',
    '(?:there (?:is|has|was|are)|we (?:have|had)|i (?:have|had))(?: just| been| had)* (?:an? )?(?:bad |big |serious |car |bike )?(?:accident|fight|fire|stabbing|crash)(?: .*)?',
    `${we}(?: have)? lost (?:my|our|a) (?:child|kid|son|daughter|little (?:boy|girl|one)|wallet|passport)(?: .*)?`,
    `(?:my|our) (?:child|kid|son|daughter|little (?:boy|girl|one)|friend) (?:is|has gone|went) missing`,
    '(?:someone |somebody |he |they )(?:has |have |just )*(?:stole|stolen|took|nicked|grabbed|snatched) (?:my|our) .*',
    'it is not safe(?: here| .*)?|this is not safe.*|not safe here|this area is (?:dangerous|dodgy|unsafe|not safe).*',
  ],
  money: [
    `(?:${we} ${wish}|${wish}|(?:can|could|may|will|do|would|should) ${we} (?:get|have|claim|ask for|be|apply for)|how (?:do|can|would|long (?:does|will)) (?:i|we|it|you)?(?: take)? ?(?:get|claim|ask for|to get|for)?|where is|when (?:do|will|can) (?:i|we) (?:get|receive)) ${back}(?: .*)?`,
    `${back}(?: (?:now|today|for .*|and .*|or .*))?|refund`,
    `(?:(?:can|could|will|would) you )?(?:refund|reimburse|compensate) (?:${me}|${our} (?:money|booking|tickets?|hunt)|this|it|all of us)(?: .*)?`,
    `(?:give|send|pay|get) ${me} ${back}(?: .*)?`,
    `${we} (?:was|were|are|am|have been|has been|got|have|been)(?: been)? (?:charged|billed|paid)(?: .*)?(?:twice|double|two times|again|too much|wrong|for nothing|the wrong .*)`,
    '(?:you )?(?:have )?(?:charged|billed) (?:me|us|my card|our card)(?: .*)?',
    `${we} (?:have )?paid (?:twice|double|for .*|£?\\d+.*|good money.*|too much)`,
    '(?:double|wrong) charge|charged twice|paid twice|overcharged',
    `(?:can|could|may|how do|how can|do|is it possible to|${we} want to|${we} need to|${we} would like to)(?: i| we)? (?:get |have )?(?:cancel|cancelled) (?:our|my|the|this) (?:booking|hunt|order|tour|game|tickets?)(?: .*)?`,
    `(?:can|could|may|where|how do|how can|${we}) (?:i |we |is |need |get |have |want |do i get |do we get )*(?:a |an |my |our |the |vat )*(?:receipt|invoice)(?: .*)?`,
    '(?:a |the |my |our )?(?:payment|card|paypal|invoice|receipt|booking) (?:problem|question|issue|failed|did not (?:work|go through)|was declined|declined|query)(?: .*)?',
    'question about (?:the |my |our |a )?(?:payment|bill|charge|invoice|refund|booking)(?: .*)?',
    '(?:how much|what) (?:does|do|did|will) (?:it|this|we|i|that) (?:cost|pay|costs)(?: .*)?',
    'what a waste of money|waste of money|this is a waste of money|not worth the money',
  ],
  person: [
    `(?:(?:can|could|may) ${we}|${we} ${wish} to|(?:want|need|like) to|would like to|let ${me}|how (?:do|can) ${we}|is there (?:a|any) way to) (?:speak|talk|chat|get through|get in touch|complain)(?: (?:to|with) ${body})?(?: .*)?`,
    `(?:speak|talk|chat) (?:to|with) ${body}(?: .*)?`,
    `(?:how|where|who|can|could|should|do) (?:do |can |should )?(?:i|we) (?:contact|reach|call|ring|phone|text|message|e ?mail)(?: (?:you|${body}|for help))?(?: .*)?`,
    `(?:can|could|will|would) ${they} (?:call|ring|phone|text|contact|message|answer|reply to|get back to|respond to) ${me}(?: .*)?`,
    `(?:call|ring|phone|contact|text|message|answer|reply to) ${me}(?: back)?`,
    'why (?:do not you|do you not|are not you|are you not|do you|are you|is nobody|is no one|does nobody|does no one|wont you|will you) (?:not )?(?:answer|answering|reply|replying|respond|responding|responds|replies)(?: .*)?',
    '(?:nobody|no one) (?:is )?(?:answers|answering|replies|replying|responds|responding)(?: .*)?',
    `(?:(?:is|are) )?(?:there )?(?:anybody|anyone|someone|somebody|you guys|you) (?:out )?(?:there|around|reading this|listening|alive|home)`,
    `is there (?:anybody|anyone|someone|somebody|a person|a human)(?: (?:there|here|out there|around|who can help(?: ${me})?|(?:i|we) can (?:speak|talk|call|ask|text|contact)(?: to)?))?`,
    'anybody|anyone|anyone there|anybody there|hello anyone|hello anybody|knock knock|earth to streetlore',
    `(?:${we} )?${wish} (?:a|some|to be with a) ?(?:human|person|real person|body|one|agent|human being|operator)`,
    '(?:a )?(?:human|operator|agent|advis[eo]r|supervisor)(?: please)?|(?:a )?real (?:human|person)(?: being)?|customer (?:service|services|support|care)|help ?desk|speak to (?:human|person)',
    '(?:is this|are you|am i talking to) (?:a |an |really a |just a )*(?:bot|robot|human|machine|real|computer|ai|chatbot|real person|person)(?: or .*)?',
    '(?:is|does) (?:this|it|this thing|the game|the number|the app|your system|anything)(?: still)? (?:even )?(?:working|work|broken|on|active|alive|down)',
    `(?:can|could|will|would) ${they} help(?: ${me})?(?: out)?(?: .*)?`,
    `(?:is|have you got|do you have|what is) (?:there )?(?:a |your |the )(?:phone |contact |telephone )?number(?: .*)?|(?:phone|contact|telephone) number`,
    `(?:need|want|could use|get|send) (?:some |a bit of |a little |more |any |your )*help(?: .*)?`,
    `help ${me}(?: out)?(?: .*)?|some help|please help|help please|help help|need help|help needed|a bit of help|little help|sos|mayday`,
    `${we} (?:need|want|could do with|would like|could use) (?:some |your |a bit of |a little |urgent |more |any )*(?:help|assistance|support)(?: .*)?`,
    '(?:there is |we have |i have |we have got |got |having |we are having )?(?:a |an |some |the )?(?:small |big |bit of a )?(?:problems?|issues?|trouble)(?: (?:with|here|at).*)?',
    '(?:it|this|that|the (?:code|link|number|offer|voucher|game|system|reward|discount|app|website|site)|your (?:code|link|number|offer|voucher|game|system|app|website|site)|nothing) (?:is not|does not|did not|do not|not|will not|has stopped|keeps) (?:working|work|worked|accepted|valid|accept.*|open|load|loading|crashing)(?: .*)?',
    '(?:not|stopped) working|does not work|it is broken|this is broken|broken|you are broken|something is wrong|something went wrong|there is something wrong.*',
    `(?:the |this )?(?:bar|cafe|shop|pub|place|staff|they|barman|barmaid|waiter|waitress|owner|lady|guy|man|people|he|she|restaurant|bakery|partner|barista)(?: at the .*| in the .*| there| here)? (?:has |have |had |is |are |was |were |just )*(?:never heard|not heard|refused|refuses|refusing|will not|would not|does not|do not|did not|said no|says no|say no|do not accept|knows? nothing|not honou?r|rude|not accept)(?: .*)?`,
    '(?:i|we) (?:want|need|would like|d like|wish) to (?:make a |file a )?complain(?:t)?(?: .*)?|complaint|i have a complaint',
    '(?:that|this|it|the answer|our answer|my answer|we|i)(?: answer)? (?:is|was|are|am|has to be|must be) (?:definitely |certainly |clearly |surely |the )*(?:right|correct|true)(?: .*)?',
    `(?:your|the|this) (?:answer|clue|question|puzzle|riddle) (?:is|must be|seems|might be) (?:definitely |clearly )*(?:wrong|incorrect|a mistake|impossible|broken|outdated|out of date)(?: .*)?`,
  ],
  gone: [
    `${thing} ${adverbs}${gone}`,
    `${thing} has ${gone}`,
    `(?:there is|there are|just|only|behind|all|everything) (?:a |an |some |only |just |now |lots of |loads of |nothing but |big |huge |massive |white |blank |new |this )*(?:scaffold\\w*|hoardings?|building site|construction|construction site|blank wall|white wall|roadworks|road works|fence|boards?|tarp\\w*|skip|lorry|van|building works?|works?|white paint|grey paint|rubble|plywood)(?: .*)?`,
    `(?:there is |there are )?no (?:such )?(?:wall|mural|painting|art|artwork|street ?art|graffiti|sign|shop|bar|cafe|pub|owl|fox|crane|bird|face|picture|statue|door|plaque|bridge|poster|sticker|street|place|entrance|number)(?: like that| like this| at all| left)? ?(?:here|there|any ?more|to be seen|on this wall|at all|that we can see)?`,
    '(?:painted|covered|boarded|fenced|taped|cordoned|blocked|bricked) (?:over|up|off|in .*)(?: .*)?',
    '(?:all )?(?:closed|shut|locked|boarded up|scaffold\\w*)(?: (?:up|for|until|till|on|today|down|early|everywhere|all over).*)?|demolished|missing|vanished|not (?:here|there) any ?more|no longer (?:here|there)|already gone|all gone|half gone|gone',
    `(?:they|someone|somebody|the council|council|some idiot|people|workmen|builders) (?:have |has |had |are |is |must have |just )*(?:painted|covered|removed|demolished|knocked|torn|closed|shut|boarded|fenced|replaced|tagged|painting|covering|demolishing|building|rebuilding|renovating|repainting|cleaned|ruined|destroyed|sprayed|locked|taken|blocked|scrubbed|put up|whitewashed|working on)(?: .*)?`,
    '(?:i |we )?(?:cant|can not|could not|are not able to|unable to|no way to|not able to|not allowed to|not possible to) (?:get|go|enter|reach|access|come|walk)(?: .*)?',
    '(?:the )?(?:access|entrance|way|path|road|street|pavement|alley) (?:is |has been |to .* is )?(?:blocked|closed|shut|locked|fenced).*',
    'it is (?:private|a private .*|behind .*|inside .* closed|a building site|a construction site)',
    'used to be (?:here|there).*|it used to be (?:here|there).*|was here.*before.*',
    'nothing (?:here|there|on (?:the|this) wall|to see here|left|painted here).*|there is nothing (?:here|there|on (?:the|this) wall|to see|left|painted)(?: .*)?|nothing is (?:here|there)(?: .*)?',
    '(?:it|the wall|wall) (?:just )?(?:is|has|looks)(?: just)?(?: a| all| now)? (?:white|blank|grey|black|brick|bricks|new|fresh paint|nothing on it|just bricks)(?: .*)?',
  ],
  lost: [
    `${we} (?:are |am |have |think |got |a bit |completely |totally |hopelessly |so |very |quite |all |still |must be |seem to be |seem |keep getting |keep |really |getting |feel |utterly )*lost(?: .*)?`,
    'lost|(?:totally|completely|so|bit|a bit|utterly|hopelessly|very) lost(?: .*)?|lost (?:here|again|in .*|near .*|on .*)',
    `(?:${we} )?(?:still )?(?:cant|can not|could not|do not|cannot|unable to|not able to|struggling to|having trouble|trying to|failing to|are struggling to) (?:find|finding|see|spot|locate|work out where|figure out where)(?: .*)?`,
    `where (?:is|are|the hell is|on earth is|exactly is|abouts is|about is) (?:it|we|the|this|that|our|next|everything|everyone|stop|wall)(?: .*)?`,
    `where (?:do|should|can|shall|must|are|am|to|did) (?:we|i|you)? ?(?:supposed to |meant to |need to |have to |now |even )*(?:go|be|start|begin|look|find|stand|turn|meet|next|now|head|from here)(?: .*)?`,
    '(?:is it |do we go |turn )?(?:left|right|north|south|inside) or (?:left|right|north|south|outside).*|is it (?:in|inside|outside|on|near|behind|at) .* or (?:in|inside|outside|on|near|behind|at)(?: .*)?',
    'where (?:next|to|now|to next|to go|to now|exactly|is next|from here|abouts|do we go|then)|and where(?: .*)?',
    '(?:which|what) (?:way|direction|road|street|side|building|wall|turn|bus|station|exit|corner|place|address|door|number)(?: (?:is|do|are|should|of|to|on|now|was|shall|exactly)(?: .*)?)?',
    `(?:are|is|am) (?:we|i|this|it|that) (?:at |in |on |even in |even at |really )?(?:the )?(?:right|correct|wrong) (?:place|street|spot|wall|way|side|road|area|direction|location|one|track|mural|building|corner|stop|bar|shop|pub)(?: .*)?`,
    '(?:we are |i am |this is |it is |are in |i think we are |must be )?(?:at |in |on )?(?:the )?wrong (?:place|street|spot|wall|way|side|road|area|location|direction|stop|end)(?: .*)?',
    `(?:${we} )?(?:have |have got |got )?no idea(?: (?:where|which|what|how)(?: .*)?)?|not a clue(?: .*)?|no clue(?: .*)?|have not (?:got )?a clue(?: .*)?|${we} have not (?:got )?a clue(?: .*)?`,
    `(?:${we} )?(?:do not|dont|dunno|idk) ?(?:know|understand|get|see|follow|think we are|have a clue)?(?: (?:where|which|what|how|the|this|it|any|that|anything|is)(?: .*)?)?`,
    'dunno(?: .*)?|idk(?: .*)?|no idea|clueless|baffled|confused|we are (?:so |very |really |totally |completely )?(?:confused|baffled|clueless|stumped|stuck)(?: .*)?|i am (?:so |very |really |totally )?(?:confused|baffled|clueless|stumped|stuck)(?: .*)?|stumped|so confused|stuck (?:on|at|here|with)(?: .*)?|(?:really|completely|totally|well|so|properly) stuck(?: .*)?|we got stuck|still stuck|really are stuck',
    `how (?:do|can|far|long|should) (?:i|we|is|does|to)? ?(?:get|go|find|reach|it|walk|the|to|away)(?: .*)?`,
    '(?:directions?|map|address|postcode|gps|coordinates|google maps?|a map|the address|the map)(?: (?:to|for|from) .*)?',
    '(?:what is|give us|send us|send|can we have|can you send|need|have you got|do you have|is there|can we get|could we have|can i have|share)(?: me| us)? (?:the |an? |some |any |your |its )*(?:directions?|map|address|postcode|location|gps|coordinates|street name|map link|pin)(?: .*)?',
    `${we} (?:are |have |been |have been |just |keep )*(?:walking|walked|going|gone|looking|looked|searching|searched|running|wandering|driven|wandered|walk|standing|circling)(?: .*)? (?:in circles|circles|everywhere|ages|hours?|minutes|mins|up and down|around|past|back and forth|for it|nothing|anything|half an hour|the wrong .*)(?: .*)?`,
    '(?:been )?(?:going|walking|running|wandering|looking|looked|searched|searching|walked|round)(?: all)? (?:around for|for half|in circles|round in circles|around|everywhere|up and down|for ages|for hours|back and forth)(?: .*)?',
    'is it (?:far|near|close|around here|down|up|on|past|after|before|left|right|the one|this one|this way|that way|still|opposite|behind|in) ?(?:here|the .*|from .*|there|to .*|far|street.*|road.*)?|how far(?: .*)?|is it far',
    '(?:this|it|that|the clue|clue|the question|the riddle|your clue)(?: just)? (?:does not|makes no|makes zero|do not|is not making any|not making) ?(?:make )?(?:any )?sense(?: .*)?|makes no sense|what does (?:this|that|it|the clue) (?:even )?mean|what do you mean(?: .*)?|what does that mean|what(?: is| on earth is| the hell is)? (?:this|that|it|the clue|the question|the answer)(?: even)?(?: about| supposed to .*| meant to .*)?',
    `${we} (?:give up|surrender)(?: .*)?|give up|i give in|we give in|(?:this|it|that|that one|this one) is (?:too |way too |so |impossibly |really )*(?:hard|difficult|impossible|tough)(?: .*)?|too hard|too difficult|impossible|this is impossible`,
    'not (?:here|there)|it is not (?:here|there|where .*|on .*)(?: .*)?|nowhere(?: to be .*)?|we (?:missed|passed|have missed|have passed|must have missed|must have passed|walked past) (?:it|the .*)(?: .*)?|you (?:said|sent us) .*(?:but|nothing|wrong).*|sent us (?:to )?the wrong .*|google (?:maps )?(?:says|sends|sent|shows|takes|cant|does not|has).*|gps .*',
    `(?:nearest|closest) (?:tube|station|bus stop|toilet|loo|underground)(?: .*)?|where is (?:the )?(?:nearest|closest) .*`,
  ],
};

const kinds = pleaTopics.map((topic) => [topic, sentences[topic].map((one) => new RegExp(`^(?:${one})$`))] as const);

/** A greeting that asks whether anybody is there. */
const calls = /^(?:hello|helo|hallo|hi|hey|anyone|anybody|oi)(?: (?:hello|hi|there|anyone|anybody|guys))*$/;

/**
 * What a text asks of us that is no command: the way, a person, money back, rescue, or what to do
 * about a wall that has gone. One such sentence in the text is enough. Only whole sentences count,
 * because any other word may be part of an answer.
 * @returns null for a text that asks for nothing
 */
export function pleaIn(text: string): PleaTopic | null {
  const said = sentencesOf(text);
  const found = kinds.find(([, some]) => said.some((sentence) => some.some((kind) => kind.test(sentence))));
  if (found) return found[0];
  return straighten(text).endsWith('?') && calls.test(wordsOf(text)) ? 'person' : null;
}
