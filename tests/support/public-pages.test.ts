import { patterns, routes } from '@streetlore/domain/paths';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { publicPages as measured } from '../bench/reads/pages.ts';
import { deskScreens } from './desk-screens.ts';
import { publicPages } from './public-pages.ts';

/** Every public address: fixed ones and patterns. */
const addresses: readonly string[] = [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...Object.values(patterns),
];
const isAdmins = (address: string) => address.startsWith('/admin');
const withoutQuery = (path: string) => path.replace(/[?#].*/, '');

/** The addresses that no page in `pages` has. */
const missing = (pages: readonly { path: string }[], elsewhere: readonly string[]) =>
  addresses.filter((address) => {
    // A pattern with a parameter also matches the paths of fixed addresses, so those are left out.
    const paths = pages.map(({ path }) => withoutQuery(path)).filter((path) => path === address || !isFixed(path));
    return !isAdmins(address) && !elsewhere.includes(address) && !paths.some((path) => matchPath(address, path));
  });
const isFixed = (path: string) => addresses.includes(path);

test('every public page is tested for accessibility and widths', () => {
  // The contest's tests make photos, and look at the photos' pages at both widths.
  const byContest = [patterns.submissionById, patterns.submissionBySlug, patterns.submissionByPlace];
  expect(missing(publicPages, byContest)).toEqual([]);
});

test('every kind of address of the back office is tested for accessibility and widths', () => {
  const kindOf = (address: string) => address.split('?')[0]?.split('/').slice(0, 3).join('/');
  const known = Object.entries(routes).filter(([name]) => name.startsWith('admin'));
  const kinds = known.map(([, route]) => kindOf(typeof route === 'string' ? route : route('players' as never)));
  const desk = { tour: { id: 'a' }, partner: 'b', hunt: 'c', player: { number: 'd' }, post: 'e', subject: 'f' };
  const swept = deskScreens.map(({ path }) => kindOf(path(desk)));
  // The login is a public page, and the password's page needs the code of a mail: admin-settings.test.ts.
  const elsewhere = [routes.adminLogin, routes.adminPassword];
  expect(kinds.filter((kind) => ![...swept, ...elsewhere].includes(kind))).toEqual([]);
});

test('the benchmark measures the reads of every public page', () => {
  // These pages read one document by its id, or nothing at all.
  const short = [
    patterns.shared,
    patterns.submissionById,
    patterns.submissionBySlug,
    patterns.submissionByPlace,
    routes.privacy,
  ];
  const mailed = [
    routes.newsletterConfirm,
    routes.newsletterUnsubscribe,
    routes.partnerMail,
    routes.photoWithdraw,
    routes.appeal,
    routes.bookingPage,
    routes.bookingConfirm,
    routes.partyPage,
    routes.partyBoard,
    patterns.party,
    routes.teamPage,
    patterns.till,
  ];
  expect(missing(measured, [...short, ...mailed])).toEqual([]);
});
