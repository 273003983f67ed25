import type { BlogSuggestion } from '../suggestion.ts';
import {
  artistProfiles,
  evergreenIdeas,
  foodCrossover,
  locationListicles,
  neighborhoodGuides,
  techniqueGuides,
  tourEnhancements,
} from './kinds.ts';
import { comparable, type IdeaSources } from './sources.ts';

export type { IdeaSources } from './sources.ts';

export const IDEAS = 6;

/** The most that chance adds to an idea's score. It varies the choice, but good ideas stay ahead. */
const LUCK = 20;

/**
 * Returns up to six ideas that nobody has written or queued, the highest score first.
 * @param random draws from 0 up to 1
 */
export function suggestArticles(sources: IdeaSources, random: () => number): BlogSuggestion[] {
  const approved = { ...sources, photos: sources.photos.filter(({ status }) => status === 'approved') };
  const known = new Set(
    [...sources.posts.flatMap(({ title, topic }) => [title, topic]), ...sources.queued].map(comparable),
  );
  const fresh = allIdeas(approved).filter(({ title }) => {
    const isNew = !known.has(comparable(title));
    known.add(comparable(title));
    return isNew;
  });
  return fresh
    .map((idea) => ({ idea, score: idea.priority + random() * LUCK }))
    .sort((a, b) => b.score - a.score)
    .slice(0, IDEAS)
    .map(({ idea }) => idea);
}

export const allIdeas = (sources: IdeaSources): BlogSuggestion[] => [
  ...neighborhoodGuides(sources),
  ...artistProfiles(sources),
  ...locationListicles(sources),
  ...tourEnhancements(sources),
  ...techniqueGuides(sources),
  ...foodCrossover(sources),
  ...evergreenIdeas(),
];
