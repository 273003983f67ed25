import { bookingTexts, cancelRule, partyChangeRule, yourHuntTexts } from '@streetlore/domain/booking';
import { confirmationMail } from '@streetlore/domain/booking-mail';
import { renderHuntMessage } from '@streetlore/domain/hunt';
import { huntAlone } from '@streetlore/domain/order';
import { pageTexts, whatAHuntIs } from '@streetlore/domain/page';
import { groupRule, MAX_PEOPLE, MIN_PEOPLE, partiesTexts, partyPageTexts } from '@streetlore/domain/party';
import { teamPageTexts } from '@streetlore/domain/team';
import { aBooking, aParty, aTour } from '@streetlore/domain/testing';
import { anyPhoneRule, bookingLinkRule, captainLinkRule, goneRule, teamLinkRule } from '@streetlore/domain/wording';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../testing/words.tsx';
import { Faq } from './contact/faq.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
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
