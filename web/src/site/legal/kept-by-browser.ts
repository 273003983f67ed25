const TAB = 'until you close the tab';
const STAYS = 'until you clear it';

type Kept = {
  readonly what: string;
  readonly until: string;
  /** The modules below `web` that keep it. A test finds a module that keeps something unsaid. */
  readonly by: readonly string[];
};

export const keptByBrowser: readonly Kept[] = [
  {
    what: 'A sign-in without a name, so that a booking or a vote stays yours',
    until: STAYS,
    by: ['src/firebase/start.ts'],
  },
  {
    what: 'The link to the booking that you opened last, for ‘Your booking’ in the header',
    until: 'until the link ends, or you clear it',
    by: ['src/site/shell/own-booking.ts'],
  },
  {
    what: 'On a team’s page the name you play under, and messages that wait for a connection',
    until: 'until the page’s link ends, or you clear it',
    by: ['src/site/team/hunt.tsx', 'src/site/team/outbox/kept-queue.ts', 'src/site/team/kept.ts'],
  },
  {
    what: 'Whether a team’s page keeps this screen on, and whether it plays a sound',
    until: STAYS,
    by: ['src/site/team/this-screen.tsx'],
  },
  {
    what: 'Which contest photos you have voted for, and that you may vote',
    until: STAYS,
    by: ['src/site/contest/votes/vote-flags.ts', 'src/site/contest/votes/voter.ts'],
  },
  {
    what: 'That a photo was sent from this device, so that you can withdraw it here',
    until: STAYS,
    by: ['src/site/contest/photo/own-photos.ts'],
  },
  {
    what: 'How far this device’s clock is off',
    until: STAYS,
    by: ['src/server-time.ts'],
  },
  {
    what: 'The review that you sent from a team’s page',
    until: STAYS,
    by: ['src/site/team/result/own-review.ts'],
  },
  {
    what: 'What public pages, and the bookings, teams and parties whose links you opened, last showed, so that they open without a connection',
    until: 'until newer pages take its room, or you clear it',
    by: ['src/data/cache.ts', 'public/sw.js'],
  },
  {
    what: 'What you have typed into a form and not sent, and the answer that you are writing to a wall',
    until: TAB,
    by: ['src/site/form/draft.ts', 'src/site/team/use-draft-answer.ts'],
  },
  {
    what: 'Which campaign led you here, and where on a page you were',
    until: TAB,
    by: [
      'src/site/home/newsletter/campaign.ts',
      'src/site/home/newsletter/store-campaign.ts',
      'src/site/shell/use-place.ts',
      'src/site/shell/use-growing-list.ts',
    ],
  },
];
