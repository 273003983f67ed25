const TAB = 'until you close the tab';
const STAYS = 'until you clear it';

type Kept = {
  readonly what: string;
  readonly why: string;
  readonly until: string;
  /** The beginnings of the names under which it stands in the browser's storage; empty for other stores. */
  readonly keys: readonly string[];
  /** The modules below `web` that keep it. A test finds a module that keeps something unsaid. */
  readonly by: readonly string[];
};

/** All that the site keeps in a visitor's browser. A browser test finds a name that is not in it. */
export const keptByBrowser: readonly Kept[] = [
  {
    what: 'A sign-in without a name',
    why: 'so that a booking or a vote stays yours',
    until: STAYS,
    keys: ['firebase:'],
    by: ['src/firebase/start.ts'],
  },
  {
    what: 'The link to the booking that you opened last',
    why: 'for ‘Your booking’ in the header',
    until: 'until the link ends, or you clear it',
    keys: ['booking-link'],
    by: ['src/site/shell/own-booking.ts'],
  },
  {
    what: 'On a team’s page the name you play under, and messages that wait for a connection',
    why: 'so that a reload or a lost line loses nothing',
    until: 'until the page’s link ends, or you clear it',
    keys: ['team-player ', 'team-outbox '],
    by: ['src/site/team/hunt.tsx', 'src/site/team/outbox/kept-queue.ts', 'src/site/team/kept.ts'],
  },
  {
    what: 'Whether a team’s page keeps this screen on, and whether it plays a sound',
    why: 'because you switched it on',
    until: STAYS,
    keys: ['team-screen-on', 'team-sound'],
    by: ['src/site/team/this-screen.tsx'],
  },
  {
    what: 'On the phone of a partner’s bar the link of its till',
    why: 'so that a scanned code opens the till',
    until: 'until the link ends, or you clear it',
    keys: ['till-link'],
    by: ['src/site/till/till-page.tsx'],
  },
  {
    what: 'Which contest photos you have voted for, and that you may vote',
    why: 'to show your votes, and to vote once for a photo',
    until: STAYS,
    keys: ['contest-vote:', 'contest-vote-pressed:', 'contest-voter'],
    by: ['src/site/contest/votes/vote-flags.ts', 'src/site/contest/votes/voter.ts'],
  },
  {
    what: 'That a photo was sent from this device',
    why: 'so that you can withdraw it here',
    until: STAYS,
    keys: ['photo-sent '],
    by: ['src/site/contest/photo/own-photos.ts'],
  },
  {
    what: 'How far this device’s clock is off',
    why: 'so that a hunt’s times are right',
    until: STAYS,
    keys: ['server-ahead'],
    by: ['src/server-time.ts'],
  },
  {
    what: 'The review that you sent from a team’s page',
    why: 'so that you can change it',
    until: STAYS,
    keys: ['review '],
    by: ['src/site/team/result/own-review.ts'],
  },
  {
    what: 'What public pages, and the bookings, teams and parties whose links you opened, last showed',
    why: 'so that they open without a connection',
    until: 'until newer pages take its room, or you clear it',
    keys: ['last-seen:'],
    by: ['src/data/cache.ts', 'public/sw.js'],
  },
  {
    what: 'What you have typed into a form and not sent, and the answer that you are writing to a wall',
    why: 'so that a reload does not lose it',
    until: TAB,
    keys: ['draft ', 'team-draft '],
    by: ['src/site/form/draft.ts', 'src/site/team/use-draft-answer.ts'],
  },
  {
    what: 'A gift whose payment you began, and the code of a gift that you took along to a booking',
    why: 'so that nobody pays twice after a reload, and you need not type the code',
    until: TAB,
    keys: ['gift-bought', 'gift-code'],
    by: ['src/site/gifts/kept-purchase.ts', 'src/site/form/carried-code.ts'],
  },
  {
    what: 'Where on a page you were',
    why: 'so that Back leads there',
    until: TAB,
    keys: ['place ', 'shown '],
    by: ['src/site/shell/use-place.ts', 'src/site/shell/use-growing-list.ts'],
  },
  {
    what: 'Which campaign led you here, if the link that you came by named one',
    why: 'to learn which of our posters and posts work: it is sent to us only if you subscribe to the newsletter',
    until: TAB,
    keys: ['streetlore.campaign'],
    by: ['src/site/home/newsletter/campaign.ts', 'src/site/shell/store-campaign.ts'],
  },
  {
    what: 'That you object to the campaign being kept',
    why: 'because you switched it off below',
    until: STAYS,
    keys: ['no-campaign'],
    by: ['src/site/legal/campaign-switch.tsx'],
  },
];
