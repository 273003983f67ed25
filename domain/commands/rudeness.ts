import { sentencesOf } from './plain-text.ts';

const swear = 'shit|shite|shitty|crap|crappy|bullshit|bollocks|bs|piss|arse|ass|fuck|fucking|fuckin|effing|bloody';
const bad = `(?:${swear}|rubbish|garbage|trash|joke|scam|con|fraud|rip ?off|useless|terrible|awful|horrible|dreadful|pathetic|boring|stupid|idiotic|dumb|lame|pointless|ridiculous|the worst|disgrace|disgraceful|shambles|farce|waste of (?:time|money|space|an? .*)|(?:load|pile|heap|bunch|piece) of .*|idiots?|morons?|liars?|thieves|thief|crooks?|wankers?|clowns?|muppets?|bastards?|dickheads?|cunts?|twats?|pricks?|arseholes?|assholes?|scammers?|cheats?|losers?|tossers?|robbers|criminals)`;
const so = `(?:(?:so|such|a|an|the|total|totally|complete|completely|absolute|absolutely|utter|utterly|just|really|pretty|bunch of|big|massive|very|all|actually|worst|lot of|${swear}) )*`;

const kinds = [
  `(?:this|it|that|you|you guys|you lot|you people|streetlore|your (?:company|app|game|hunt|clues?|service|system|tour|bot|questions?|riddles?)|the (?:company|app|game|hunt|whole thing|clues?|service|system|tour|bot|questions?|riddles?)|this (?:game|hunt|app|thing|company|tour|clue|question|riddle|puzzle|bot|service|is)|these clues?|clues?) (?:is|are|was|has been|must be|were) ${so}${bad}(?: .*)?`,
  `(?:what|such) (?:a |an )?${so}${bad}(?: .*)?`,
  `(?:${swear}|stupid|dumb|useless|rubbish|pathetic|terrible|ridiculous|awful|idiotic|lame|boring|silly) (?:(?:${swear}|stupid|dumb|useless|rubbish|silly) )*(?:game|hunt|clues?|app|thing|company|bot|riddle|question|puzzle|tour|service|number|computer|machine|robot|website|idiots?|people|text|texts)(?: .*)?`,
  `(?:oh )?f+u+c+k+(?: (?:off|you|this|u|that|your .*|sake|this .*|all))?(?: .{0,20})?|fk off|f off|fu|eff off|for f\\w*s? sake|ffs|stfu|gtfo|sod off|bugger off|piss off|bog off|naff off|get stuffed|screw (?:you|this)(?: .*)?|up yours|go to hell|drop dead|bite me|kiss my .*|suck (?:it|my .*)|shut (?:up|the .* up)(?: .*)?|get lost|get a life|go away|leave (?:us|me) alone|bugger this|sod this|stuff this|you suck|this sucks|it sucks|this game sucks|you guys suck|sucks|you stink`,
  `wtf(?: (?:is|are|was|do|does) .*)?|what the (?:fuck|hell|f)(?: (?:is|are|was|do|does) .*)?`,
  `you (?:${swear} |absolute |stupid |total |utter |complete |dumb |bloody |lying |thieving )*(?:idiots?|morons?|liars?|thieves|crooks?|wankers?|clowns?|muppets?|bastards?|dickheads?|cunts?|twats?|pricks?|arseholes?|assholes?|scammers?|cheats?|losers?|tossers?|bots?|robots?|machine|moron)`,
  `(?:(?:so |really |very )?boring|idiots|morons|wankers|scammers|thieves|liars|crooks|clowns|scam|scammed|rip ?off|bullshit|bollocks|shit|shite|crap|bs|utter (?:crap|rubbish|shit)|(?:total|absolute|complete|utter) (?:crap|rubbish|garbage|trash|shite?|shambles|disgrace|farce|joke|nonsense)|load of (?:crap|rubbish|shit|bollocks)|absolute (?:joke|rubbish|shambles|shit)|total (?:rip ?off|scam|joke|con)|complete (?:rip ?off|scam|joke|con|shambles))`,
  `(?:i|we) (?:really |fucking |absolutely |so |just )*(?:hate|despise) (?:this|you|it|your|these|streetlore)(?: .*)?`,
  `(?:you|you guys) (?:have )?(?:scammed|robbed|conned|cheated|ripped) (?:us|me)(?: .*)?`,
  `worst (?:game|hunt|thing|tour|day|experience|company|app|money|idea|.* ever)(?: .*)?`,
].map((kind) => new RegExp(`^(?:${kind})$`));

/**
 * Whether a text insults us. One such sentence is enough. Swear words in an answer, or in delight,
 * are none of our business: only whole sentences about us or the game count.
 */
export const isRude = (text: string): boolean =>
  sentencesOf(text).some((sentence) => kinds.some((kind) => kind.test(sentence)));
