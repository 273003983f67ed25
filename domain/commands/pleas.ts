import { straighten } from './noise.ts';

const us = '(?:me|us)';
const our = '(?:my|our|the)';
const back = `(?:(?:a |an? (?:full|partial) |full |${our} )?refund|(?:all )?(?:${our} )?money back)`;
const body =
  '(?:you|(?:a|an|the|your|some) (?:real |actual |live )?(?:human|person|one|body|agent|adviser|advisor|manager|member of staff|human being)|someone|somebody|anyone|anybody|staff|support|customer (?:service|services|support|care))';
const they = '(?:you|someone|somebody|anyone|anybody)';
const wish = "(?:(?:want|need|demand|expect|(?:would|d|'d) like)|(?:i|we)'d like)";

/** Whole sentences that ask for a refund, for a person, or for help. */
const kinds = [
  `(?:(?:i|we) ${wish}|i'd like|we'd like|(?:can|could|may) (?:i|we) (?:get|have|claim|ask for)|how (?:do|can) (?:i|we) (?:get|claim|ask for)) ${back}(?: for (?:this|it))?`,
  back,
  `(?:(?:can|could|will|would) you )?(?:refund|reimburse) (?:${us}|${our} (?:money|booking|tickets?)|this|it)`,
  `(?:give|send|pay) ${us} ${back}`,
  `(?:(?:can|could|may) (?:i|we)|(?:i|we) (?:want|need|have|(?:would|d|'d) like) to|(?:i|we)'d like to|let ${us}|how (?:do|can) (?:i|we)|is there (?:a|any) way to) (?:speak|talk|chat|get through) (?:to|with) ${body}`,
  `(?:speak|talk) (?:to|with) ${body}`,
  `(?:how|where) (?:do|can) (?:i|we) (?:contact|reach|call|ring|phone) (?:you|${body})`,
  `(?:can|could|will|would) ${they} (?:call|ring|phone|text|contact|message|answer) ${us}(?: back)?`,
  `(?:call|ring|phone|contact) ${us} back`,
  `(?:(?:is|are) )?(?:there )?(?:anybody|anyone|someone|somebody|you guys|you) (?:out )?(?:there|around|reading this|listening)`,
  `is there (?:anybody|anyone|someone|somebody)(?: (?:there|here|who can help(?: ${us})?|(?:i|we) can (?:speak|talk|call)(?: to)?))?`,
  `(?:i|we) (?:want|need) (?:a|some) (?:human|person|real person|body|one)`,
  `(?:can|could|will|would) ${they} help(?: ${us})?(?: out)?`,
  `help ${us}(?: out)?`,
  '(?:please|pls|plz) help|help (?:please|pls|plz)',
  `(?:i|we) need (?:some |your |a bit of |urgent )?(?:help|assistance|support)(?: here)?`,
].map((kind) => new RegExp(`^(?:${kind})$`));

/**
 * Polite words, which may stand anywhere in a sentence. `around` has words with which people begin
 * and end one.
 */
const polite = /\b(?:please|pls|plz|just|really|urgently|actually)\b/g;
const around =
  /^(?:(?:hi|hello|hey|hiya|sorry|excuse me|ok|well|and|so|but) )+|(?: (?:now|asap|thanks|thank you|today))+$/g;

const plain = (sentence: string) =>
  sentence
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether a text asks us for something that no command gives: a refund, a person, or help. One such
 * sentence in the text is enough. Only whole sentences count, because any other word may be part of
 * an answer.
 */
export const isPlea = (text: string): boolean =>
  straighten(text)
    .toLowerCase()
    .split(/[.!?,;:\n]+/)
    .map(plain)
    .some((sentence) =>
      [sentence, plain(plain(sentence.replace(polite, '')).replace(around, ''))].some((one) =>
        kinds.some((kind) => kind.test(one)),
      ),
    );
