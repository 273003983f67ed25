import { type Neighborhood, neighborhoodList, neighborhoodSlugs, neighborhoods } from '../city/neighborhoods.ts';
import { giftRoutes, routes } from '../paths/index.ts';
import { giftsPageText } from './gifts-text.ts';
import { fullTitle, type PageHead, socialCard } from './head.ts';

/** Title and description of a page that shows no single document. Home has no title of its own. */
export type PageText = {
  readonly title?: string;
  readonly description: string;
};

/** What a hunt is, and where its answers come from. */
export const whatAHuntIs =
  'Self-guided street-art hunts in London, played by text. No app, no account: clues arrive on your phone, each leads to a wall and its riddle';

export const HOME_DESCRIPTION = `${whatAHuntIs}.`;

export const neighborhoodPageText = (area: Neighborhood): PageText => ({
  title: `${neighborhoods[area].name} partners`,
  description: `Local businesses in ${neighborhoods[area].name} with offers for those who solve a stop.`,
});

export const pageTexts = {
  home: { description: HOME_DESCRIPTION },
  tours: {
    title: 'Tours',
    description: `Street-art hunts in ${neighborhoodList}, by text or on a page. From £10 per person; groups of 2 to 5 get 10% off.`,
  },
  leaderboard: {
    title: 'Leaderboard',
    description: 'The fastest and sharpest street-art hunters in London: this week, this month and of all time.',
  },
  contest: {
    title: 'Photo contest',
    description: "The week's best photos of London street art. The one with the most votes wins 5 free tours.",
  },
  contestWinners: {
    title: 'Past winners',
    description: "Week by week: every photo that won Streetlore's contest, and how many voted for it.",
  },
  partners: {
    title: 'Local Partners',
    description: 'The cafés, bars, record shops and galleries behind the walls: what waits when you solve a stop.',
  },
  applyAsPartner: {
    title: 'Become a partner',
    description: 'Bring street-art hunters through your door: apply to be a stop on a hunt.',
  },
  blog: {
    title: 'Blog',
    description: "Who painted London's walls, how, and why it is gone by Sunday: stories, walks and how-tos.",
  },
  contact: { title: 'Contact', description: 'Questions about a booking, a hunt or a wall? Write to us.' },
  privacy: {
    title: 'Privacy',
    description: 'What Streetlore keeps about you, why, and how to have it removed.',
  },
  terms: { title: 'Terms', description: 'The terms on which Streetlore sells and runs its street-art hunts.' },
  parties: {
    title: 'Parties',
    description: 'Street-art hunts for 6 to 60 people: teams, one booking, a live board.',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'Who can use this site and play a hunt, what we test, and how to reach us.',
  },
} satisfies Readonly<Record<string, PageText>>;

export const fixedPages: ReadonlyMap<string, PageText> = new Map([
  ...(Object.keys(pageTexts) as (keyof typeof pageTexts)[]).map((name) => [routes[name], pageTexts[name]] as const),
  [giftRoutes.gifts, giftsPageText] as const,
  ...neighborhoodSlugs.map((area) => [routes.partnersOf(area), neighborhoodPageText(area)] as const),
]);

export const pageHead = (path: string, { title, description }: PageText, site: string): PageHead => ({
  title: fullTitle(title),
  description,
  canonical: `${site}${path}`,
  image: socialCard(site),
  type: 'website',
  structured: null,
});

export const pageNotFoundText: PageText = { title: 'Page not found', description: 'There is nothing at this address.' };

export const missingHead = (site: string): PageHead => ({
  ...pageHead('', pageNotFoundText, site),
  canonical: null,
});

/** The head of a page that search engines must not list: a booking, the back office. */
export const unlistedHead = (site: string): PageHead => ({
  ...pageHead('', { description: HOME_DESCRIPTION }, site),
  canonical: null,
});
