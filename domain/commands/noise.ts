import { folded } from '../slug/index.ts';

/**
 * What iPhones and Android phones send for a reaction when the other side cannot show one: a verb,
 * and the text in quotes.
 */
const reaction =
  /^(?:(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted\s.{1,24}?\sto|removed an? .{1,30} from|\p{P}*[^\p{L}\p{N}]{1,12} to)\s+[“”"„'‘].*[”“"'’…]?|reacted with .{1,24})$/isu;

/** Automatic replies of phones and mail programs. */
const automatic =
  /\b(?:i(?:'| a)?m (?:currently )?driving|driving with (?:do not disturb|focus)|(?:i'm|i am) not receiving notifications|this is an? auto(?:mated|matic)?[- ]?(?:reply|response|message)|auto(?:matic|mated)?[- ](?:reply|response)|out of (?:the )?office|can(?:'|no)?t (?:talk|take your call) right now|i'll (?:call|text|get back to) you (?:back )?later)\b/i;

/** What players text when they have just read that they were right. */
const pleased = new Set(
  `thanks|thank you|thank u|many thanks|thx|ta|ty|cheers|ok|okay|okey dokey|k|kk|cool|great|nice|nice one|lovely|perfect|brilliant|awesome
amazing|fab|fantastic|super|wow|yay|yess|yesss|woohoo|woo|haha|hahaha|lol|phew|got it|understood|will do|on our way|omw|sweet|well done
good|good one|ace|excellent|wicked|sure|alright|right|great thanks|ok thanks|okay thanks|ok cool|ok great|thanks so much`
    .split(/[|\n]/)
    .map((word) => word.trim()),
);

/** A text with straight apostrophes and without outer spaces. */
export const straighten = (text: string) => text.normalize('NFKC').replace(/[‘’]/g, "'").trim();

/**
 * Whether a text is not meant for us: a reaction to one of our texts, an automatic reply, or signs
 * without a letter or a digit. Such a text gets no reply and costs nothing.
 */
export function isNoise(text: string): boolean {
  const plain = straighten(text);
  return plain !== '' && (!/[\p{L}\p{N}]/u.test(plain) || reaction.test(plain) || automatic.test(plain));
}

/** Whether a text only thanks or agrees, as after good news: 'Thanks!', 'ok'. */
export const isPleased = (text: string): boolean =>
  pleased.has(
    folded(straighten(text))
      .replace(/[^a-z0-9' ]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
