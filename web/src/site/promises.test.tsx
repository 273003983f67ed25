import {
  bookingTexts,
  CANCEL_BEFORE_HOURS,
  cancelRule,
  GROUP_PERCENT,
  partyChangeRule,
  yourHuntTexts,
} from '@streetlore/domain/booking';
import { confirmationMail } from '@streetlore/domain/booking-mail';
import { contactTexts, REPLY_WITHIN_HOURS } from '@streetlore/domain/contact';
import { renderHuntMessage } from '@streetlore/domain/hunt';
import { huntAlone } from '@streetlore/domain/order';
import { pageTexts, whatAHuntIs } from '@streetlore/domain/page';
import { groupRule, MAX_PEOPLE, MIN_PEOPLE, partiesTexts, partyPageTexts } from '@streetlore/domain/party';
import { LOOK_WITHIN_MS, reportTexts } from '@streetlore/domain/reports';
import { REVIEW_CHANGEABLE_MS } from '@streetlore/domain/reviews';
import { teamPageTexts } from '@streetlore/domain/team';
import { aBooking, aParty, aTour } from '@streetlore/domain/testing';
import {
  anyPhoneRule,
  bookingLinkRule,
  CONTEST_PRIZE_TOURS,
  captainLinkRule,
  DAY_OPENS,
  EXPIRY_HOURS,
  goneRule,
  REWARD_HOURS,
  teamLinkRule,
} from '@streetlore/domain/wording';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../testing/words.tsx';
import { Faq } from './contact/faq.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
import AccessibilityPage from './legal/accessibility-page.tsx';
import PrivacyPage from './legal/privacy-page.tsx';
import TermsPage from './legal/terms-page.tsx';
import { HuntSteps } from './tours/hunt-steps.tsx';

const page = (content: ReactNode) => wordsOf(htmlOf(content, '/'));
const home = page(
  <>
    <Hero />
    <Features />
  </>,
);
const [terms, privacy, faq] = [page(<TermsPage />), page(<PrivacyPage />), page(<Faq />)];
const tourSteps = page(<HuntSteps />);
const answers = partiesTexts.answers.map(({ answer }) => answer).join(' ');
const site = 'https://streetlore.test';
const booking = aBooking({ email: 'ada@example.test' });
const mailed = { tour: aTour(), site, token: 't', tokenOf: () => 'c', teamToken: 'm' };
const hunt = { ...booking, id: 'p1_0' };
const mail = confirmationMail({ ...mailed, order: huntAlone(hunt), teamToken: 'x', boardToken: null })?.text ?? '';
const party = { ...aParty('p1'), id: 'p1' };
const partyMail =
  confirmationMail({ ...mailed, order: { ...party, hunts: [hunt] }, teamToken: null, boardToken: 'b' })?.text ?? '';
const link = renderHuntMessage(
  { kind: 'link', moves: false },
  { tour: { name: 'T', stops: [] }, site: 'streetlore.london', link: 'streetlore.london/hunt#x' },
);
/** Everything that this test has read. */
const all = { home, terms, privacy, faq, tourSteps, answers, link, invite: teamPageTexts.inviteText, mail, partyMail };

describe('one promise is one sentence:', () => {
  test.each([
    ['until when a hunt can be cancelled', cancelRule, [terms, faq, bookingTexts.changeRule, answers]],
    ['until when a party can be', partyChangeRule, [terms, answers, partyMail]],
    ['what becomes of a wall that has gone', goneRule, [terms, faq, bookingTexts.whenItGoesWrong]],
    ['how many may play', groupRule, [terms, faq]],
    ['which phones can play', anyPhoneRule, [home, terms, faq, tourSteps]],
    ['who has the link to a booking', bookingLinkRule, [privacy, mail, yourHuntTexts.linkText]],
    ['who has the link to a team’s page', teamLinkRule, [privacy, mail, teamPageTexts.inviteText]],
    ['who has the link of a party’s team', captainLinkRule, [partyPageTexts.links, partyMail]],
    ['where the answers come from', whatAHuntIs, [home]],
    [
      'how many a party is for',
      `${MIN_PEOPLE} to ${MAX_PEOPLE} people`,
      [pageTexts.parties.description, partiesTexts.lead],
    ],
  ] as const)('%s', (_, promise, places) => {
    for (const place of places) expect(place).toContain(promise);
  });

  test.each(Object.entries(all))('%s says none of them in another way', (_, words) => {
    expect(words).not.toMatch(/give it to your group|keep it to your team/i);
    expect(words).not.toMatch(/answers? (?:are|is) on the wall/i);
    expect(words).not.toMatch(/one to five people/i);
    // A wall that has gone is told by GONE, and HINT is for riddles.
    expect(words).not.toMatch(/(?:gone|painted over)[^.?]*[.?:]? (?:It happens\. )?Reply HINT/i);
  });
});

/** Facts that stand on several pages and in mails: each way to say one, and the only value that it may have. */
const facts: readonly (readonly [fact: string, says: RegExp, value: string | number])[] = [
  ['how long a reward is valid', /valid for (\d+) hours/gi, REWARD_HOURS],
  ['when a hunt for today expires', /expires? (?:after )?(\d+) hours after (?:purchase|payment)/gi, EXPIRY_HOURS],
  ['when a hunt for a day begins', /(?:from|at|before) (\d\d:\d\d) of (?:that|your) day/gi, DAY_OPENS],
  ['what a group saves', /(\d+)% off(?! round)/gi, GROUP_PERCENT],
  ['until when a hunt can be cancelled', /up to (\d+) hours before/gi, CANCEL_BEFORE_HOURS],
  ['when we reply', /repl(?:y|ies) within (\d+) hours/gi, REPLY_WITHIN_HOURS],
  ['when a person looks at a report', /every report within (\d+) hours/gi, LOOK_WITHIN_MS / 3_600_000],
  ['how long a review can be changed', /review can be changed for (\d+) hours/gi, REVIEW_CHANGEABLE_MS / 3_600_000],
  ['what the prize is', /(\d+) free tours/gi, CONTEST_PRIZE_TOURS],
  ['who may enter the contest', /(\d+) or over/gi, 18],
  ['when a complaint is acknowledged', /data protection within (\d+) days/gi, 30],
];

describe('no page and no mail contradicts another about', () => {
  const read: Readonly<Record<string, string>> = {
    ...all,
    accessibility: page(<AccessibilityPage />),
    pageTexts: JSON.stringify(pageTexts),
    bookingTexts: JSON.stringify(bookingTexts),
    yourHuntTexts: JSON.stringify(yourHuntTexts),
    teamTexts: JSON.stringify(teamPageTexts),
    partiesTexts: JSON.stringify(partiesTexts),
    contactTexts: JSON.stringify(contactTexts),
    reportTexts: JSON.stringify(reportTexts),
  };

  test.each(facts)('%s', (_, says, value) => {
    const said = Object.entries(read).flatMap(([where, words]) =>
      [...words.matchAll(says)].map(([, found]) => `${where}: ${found}`),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((one) => !one.endsWith(`: ${value}`))).toEqual([]);
  });
});
