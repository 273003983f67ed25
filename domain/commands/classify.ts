import { asks } from './asks.ts';
import { type CommandPhrases, type Compiled, compiled, phraseIn, wordsIn } from './phrases.ts';
import { pleas } from './pleas.ts';
import { type Sentence, sentencesIn } from './said.ts';
import { greetings, insults, smallTalk, yesAndNo } from './small-talk.ts';
import { speller } from './spelling.ts';
import { fillers, leadIns, listOf, openings, personal } from './word-lists.ts';

/** What a plea is about. Each topic has its own reply. */
export type PleaTopic = keyof typeof pleas;

/**
 * A command that somebody asks for in their own words. 'BACK' is no command: the team says that it goes on.
 */
export type Ask = keyof typeof asks;

/** A text that is neither a command nor an answer. */
export type Aside =
  /** The text asks for something without the word of a command. */
  | { type: 'plea'; about: PleaTopic }
  /** Small talk: thanks, laughter, 'hang on', a greeting. */
  | { type: 'chatter'; is_greeting: boolean }
  /** The text insults us. An insult that asks for nothing is talk like any other. */
  | { type: 'talk' };

const compiledAll = <Name extends string>(lists: Readonly<Record<Name, CommandPhrases>>) =>
  new Map(Object.entries<CommandPhrases>(lists).map(([name, phrases]) => [name as Name, compiled(phrases)]));

const asked = compiledAll<Ask>(asks);
const pleaded = compiledAll<PleaTopic>(pleas);
const said = compiledAll({ greetings, insults, smallTalk, ...yesAndNo });
const spelt = speller([
  ...[fillers, leadIns, openings, personal].flatMap((list) => listOf(list).flatMap((phrase) => phrase.split(' '))),
  ...[asked, pleaded, said].flatMap((lists) => [...lists.values()].flatMap(wordsIn)),
]);

const longestIn = (sentences: readonly Sentence[], list: Compiled | undefined): number =>
  list ? Math.max(...sentences.map((sentence) => phraseIn(sentence, list))) : 0;

/** The list that has the longest phrase in the sentences, of equals the first; null for none. */
function bestOf<Name extends string>(
  sentences: readonly Sentence[],
  names: readonly Name[],
  lists: ReadonlyMap<string, Compiled>,
): Name | null {
  const lengths = names.map((name) => longestIn(sentences, lists.get(name)));
  const most = Math.max(0, ...lengths);
  return most > 0 ? (names[lengths.indexOf(most)] ?? null) : null;
}

/**
 * Which of `names` a text asks for; null for none, and for a text that has more words of a plea. A text that
 * wants money back asks for no command.
 */
export function askIn<Name extends Ask>(text: string, names: readonly Name[]): Name | null {
  const sentences = sentencesIn(text, spelt);
  const ask = bestOf(sentences, names, asked);
  if (ask === null || longestIn(sentences, pleaded.get('money')) > 0) return null;
  const plea = Math.max(
    ...(['person', 'gone', 'lost'] as const).map((topic) => longestIn(sentences, pleaded.get(topic))),
  );
  return plea > longestIn(sentences, asked.get(ask)) ? null : ask;
}

/** Whether a text only says yes or no; null for any other text. */
export const yesOrNo = (text: string): keyof typeof yesAndNo | null =>
  bestOf(sentencesIn(text, spelt).slice(0, 1), ['yes', 'no'], said);

/**
 * What a text is that neither names a command nor comes from a machine. The first that applies
 * decides: a plea for money, small talk, an insult, any other plea; else null.
 */
export function classify(text: string): Aside | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return { type: 'chatter', is_greeting: false };
  const sentences = sentencesIn(text, spelt);
  if (bestOf(sentences, ['money'], pleaded)) return { type: 'plea', about: 'money' };
  const about = bestOf(sentences, ['person', 'gone', 'lost'], pleaded);
  const talk = about === 'person' ? null : smallTalkIn(sentences);
  if (talk && calls.test(text)) return { type: 'plea', about: 'person' };
  if (talk || (about === null && yesOrNo(text))) return { type: 'chatter', is_greeting: talk?.is_greeting ?? false };
  if (bestOf(sentences, ['insults'], said)) return { type: 'talk' };
  return about && { type: 'plea', about };
}

/** A greeting that is a question calls for somebody. */
const calls = /^\W*(?:hello|helo|hallo|hi|hey|oi)\b(?: there| guys)?[\s!]*\?/i;

/** Whether a text is only small talk: the whole of it, or each of its sentences. */
function smallTalkIn(sentences: readonly Sentence[]): { is_greeting: boolean } | null {
  const parts = sentences.length > 1 ? sentences.slice(1) : sentences;
  const isAll = (names: readonly string[], some: readonly Sentence[]) =>
    some.every((one) => bestOf([one], names, said) !== null);
  const both = ['greetings', 'smallTalk'];
  if (!isAll(both, sentences.slice(0, 1)) && !isAll(both, parts)) return null;
  return { is_greeting: isAll(['greetings'], parts) };
}
