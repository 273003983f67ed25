import { blogStatsAfter, summaryOf } from '@streetlore/domain/blog';
import { bookingTexts } from '@streetlore/domain/booking';
import { patterns } from '@streetlore/domain/paths';
import { periodOf, type RetentionKind, retention } from '@streetlore/domain/retention';
import { aPost } from '@streetlore/domain/testing';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../testing/words.tsx';
import { trader } from '../ui/trader.ts';
import ApplyPage from './apply/apply-page.tsx';
import { PostCard } from './blog/post-card.tsx';
import { PostFilters } from './blog/post-filters.tsx';
import { BelowPay } from './booking/below-pay.tsx';
import BookingPage from './booking/booking-page.tsx';
import { TourFailed } from './booking/tour-states.tsx';
import ContactPage, { ContactPanel } from './contact/contact-page.tsx';
import AccessibilityPage from './legal/accessibility-page.tsx';
import PrivacyPage from './legal/privacy-page.tsx';
import TermsPage from './legal/terms-page.tsx';
import { Header } from './shell/header.tsx';
import FooterContent from './shell/live/footer-content.tsx';

const post = summaryOf(
  aPost({
    content: 'word '.repeat(401),
    author: 'Jo Okafor',
    tags: ['london', 'how-to', 'walls', 'law', 'paste-ups'],
    published_at: new Date('2026-11-20T12:00:00Z'),
  }),
);

const html = (page: ReactElement | null) => htmlOf(page);
const words = (page: ReactElement | null) => wordsOf(html(page));

test('a blog card shows three tags, counts the rest, and names author, day and reading time', () => {
  const card = words(post && <PostCard post={{ ...post, id: 'a' }} />);
  expect(card).toContain('london how-to walls +2 more');
  expect(card).not.toContain('paste-ups');
  expect(card).toContain('Jo Okafor 20 Nov 2026 3 min read');
});

test('the filters offer every tag, and no clearing while none is set', () => {
  const { topics } = blogStatsAfter(null, null, post);
  const list = words(<PostFilters isDisabled={false} topics={topics} search="" tag="" keep={() => undefined} />);
  expect(list).toContain('All Topics how-to law london paste-ups walls');
  expect(list).not.toContain('Clear Filters');
});

test('contact promises a reply within 24 hours, names the hours and offers the six types', () => {
  const page = words(<ContactPage />);
  expect(page).toContain('We reply within 24 hours.');
  expect(page).toMatch(/Mon-Fri 9AM-6PM Sat-Sun 10AM-4PM Emergency 24\/7/);
  // The form comes with the page's code.
  expect(words(<ContactPanel />)).toContain('General question Booking Tour Partnership Technical problem Feedback');
});

test('the application shows the spec’s claims, no number before the first count, and the seven types', () => {
  const page = words(<ApplyPage />);
  expect(page).toContain('Partner Application');
  expect(page).toContain('Reach active street art enthusiasts');
  expect(page).toContain('within 2-3 business days');
  expect(page).toContain('Café Restaurant Bar Retail Store Gallery Bookstore Other');
});

test('the booking page has its title while its tour loads, and when loading has failed', () => {
  const booking = (
    <Routes>
      <Route path={patterns.book} element={<BookingPage />} />
    </Routes>
  );
  for (const page of [htmlOf(booking, '/book/t1'), html(<TourFailed onRetry={() => undefined} />)])
    expect(page).toContain('<title>Book Your Tour');
});

test('the legal pages name the data’s processors, every period, the 24 hours, refunds and STOP', () => {
  expect(words(<PrivacyPage />)).toMatch(/Firebase.*Stripe.*Twilio.*OpenAI/);
  // The page names every period, in the words of its one definition.
  const periods = words(<PrivacyPage />);
  for (const kind of Object.keys(retention) as RetentionKind[]) expect(periods).toContain(periodOf(kind));
  expect(words(<TermsPage />)).toContain('Tours expire 24 hours after purchase if not started');
  expect(words(<TermsPage />)).toMatch(/Refunds.*Reply STOP/);
});

test('footer, terms and privacy say who sells, with an address, an e-mail address and the VAT number', () => {
  expect(trader.vat).not.toBe('');
  for (const page of [<FooterContent key="footer" />, <TermsPage key="terms" />, <PrivacyPage key="privacy" />]) {
    const said = words(page);
    for (const value of Object.values(trader)) expect(said).toContain(value);
  }
  expect(words(<PrivacyPage />)).toContain('controller of your data');
  expect(html(<AccessibilityPage />)).toContain(`href="mailto:${trader.email}"`);
});

test('terms and the line below Pay state one rule of moving and cancelling, and the right that a set day ends', () => {
  for (const page of [<TermsPage key="terms" />, <BelowPay key="pay" isOnPage={false} />]) {
    expect(words(page)).toContain(bookingTexts.changeRule);
    expect(words(page)).toContain('no 14-day right to cancel');
  }
  // The link below Pay leads to a part that is there.
  const [, part] = /href="\/terms#([^"]+)"/.exec(html(<BelowPay isOnPage />)) ?? [];
  expect(html(<TermsPage />)).toContain(`id="${part}"`);
  expect(words(<TermsPage />)).toMatch(/such as a voucher .* within 14 days/);
});

test('the navigation has its order, and the footer links all other pages', () => {
  expect(words(<Header />)).toContain('Tours Parties Blog Contest Leaderboard');
  for (const path of ['/parties', '/partners', '/partners/apply', '/privacy', '/terms', '/contact', '/accessibility'])
    expect(html(<FooterContent />)).toContain(`href="${path}"`);
});
