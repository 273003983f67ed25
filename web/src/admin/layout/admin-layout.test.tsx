import { documents } from '@streetlore/domain/paths';
import { expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { adminTexts } from '../texts.ts';
import { AdminLayout } from './admin-layout.tsx';

test('the navigation links to every section', () => {
  const page = htmlOf(<AdminLayout />, '/admin');
  const links = [...page.matchAll(/<a[^>]*href="(\/admin[^"]*)"[^>]*>(?:<svg.*?<\/svg>)?<span>([^<]*)/g)];
  expect(links.map(([, path, label]) => [label, path])).toEqual([
    ['Dashboard', '/admin'],
    ['Tours', '/admin/tours'],
    ['Partners', '/admin/partners'],
    ['Contest', '/admin/contest'],
    ['Reviews', '/admin/reviews'],
    ['Reports', '/admin/reports'],
    ['Blog', '/admin/blog'],
    ['SMS', '/admin/sms'],
    ['Players', '/admin/players'],
    ['Gifts', '/admin/gifts'],
    ['Analytics', '/admin/analytics'],
    ['Messages', '/admin/messages'],
    ['Subscribers', '/admin/subscribers'],
    ['Settings', '/admin/settings'],
  ]);
});

test('the navigation counts the work that waits in a section, in words too', () => {
  const counted_at = new Date();
  const waiting = { open_letters: 2, pending_photos: 1, rounds_waiting: 1, held_reviews: 1 };
  const totals = { id: 'totals', bookings: 1, messages: 1, ...waiting, counted_at };
  const said = wordsOf(serverRendered({ [documents.totals]: totals }, <AdminLayout />, '/admin/blog'));
  expect(said).toContain(' Contest 2 1 photo to review, 1 contest round waits for its winner ');
  const page = serverRendered({ [documents.totals]: totals }, <AdminLayout />, '/admin/blog');
  // The link opens the list that is counted.
  expect(page).toContain('href="/admin/contest?filter=pending"');
  expect(said).toContain(' Reviews 1 1 review to check ');
  expect(said).toContain(' Messages 2 2 contact messages to answer ');
});

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/tours', 'Tours Management'],
  ['/admin/tours/color-vinyl', 'Tours Management'],
  ['/admin/partners', 'Partner Management'],
  ['/admin/contest', 'Contest Management'],
  ['/admin/blog', 'Blog Management'],
  ['/admin/sms', 'SMS Management'],
  ['/admin/players', 'Players'],
  ['/admin/analytics', 'Analytics'],
  ['/admin/settings', 'Settings'],
])('%s is headed %s', (at, title) => {
  expect(htmlOf(<AdminLayout />, at)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
});

test('toasts appear at the bottom right, where a screen has no better place', () => {
  expect(Toaster({}).props).toMatchObject({ position: 'bottom-right', expand: true });
});

test('the texts are those of the spec', () => {
  expect(adminTexts).toMatchObject({
    checking: 'Checking authentication...',
    denied: 'Access Denied',
    deniedWhy: "You don't have permission to access this page.",
    loading: 'Loading admin dashboard...',
    loginFailed: 'Login failed',
    unknownPlayer: 'Unknown Player',
    unknownTour: 'Unknown Tour',
  });
});
