import { type Quarter, quarters } from './quarters.ts';
import type { OpenAIRequest } from './requests.ts';
import { muralSubjects } from './subjects.ts';

/** The subject of an answer, and the seeded generator that varies it. */
export type Brief = { quarter: Quarter; topic: string; subject: string; isPhoto: boolean; random: () => number };

/** Finds the quarter that the prompt mentions most, and the topic that it names. */
export function readBrief({ prompt, hasImage }: OpenAIRequest, random: () => number): Brief {
  const lower = prompt.toLowerCase();
  const topic =
    /(?:topic|about|title|subject)\s*(?:is|:)?\s*["'“‘]([^"'”’\n]{3,120})["'”’]/i.exec(prompt)?.[1]?.trim() ?? '';
  const named = quarters.filter(({ name }) => topic.toLowerCase().includes(name.toLowerCase()));
  const mentioned = quarters.filter(({ name }) => lower.includes(name.toLowerCase()));
  const candidates = named.length > 0 ? named : mentioned.length > 0 ? mentioned : quarters;
  return { quarter: pick(candidates, random), topic, subject: pick(muralSubjects, random), isPhoto: hasImage, random };
}

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** `count` different items in a random order. */
export function randomSample<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => {
    const [item] = left.splice(Math.floor(random() * left.length), 1);
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  });
}
