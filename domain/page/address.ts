import { cityRoute } from '../city/city.ts';
import { giftRoutes, isSegment, patterns, routes, submissionIdOf } from '../paths/index.ts';
import { isSharedId } from '../result/shape.ts';
import { fixedPages } from './pages.ts';

/** The page that a path asks for. */
export type PageAddress =
  | { readonly kind: 'page'; readonly path: string }
  /** A page that anybody with its address may open, but search engines must not list. */
  | { readonly kind: 'unlisted' }
  /** The booking of a tour: not for search engines either. */
  | { readonly kind: 'booking' }
  | { readonly kind: 'tour'; readonly neighborhood: string; readonly name: string }
  | { readonly kind: 'partner'; readonly area: string; readonly name: string }
  | { readonly kind: 'post'; readonly slug: string }
  | { readonly kind: 'artist'; readonly slug: string }
  | { readonly kind: 'submission-id'; readonly id: string }
  | { readonly kind: 'submission-slug'; readonly slug: string }
  | {
      readonly kind: 'submission-place';
      readonly country: string;
      readonly city: string;
      readonly neighborhood: string;
      readonly title: string;
    }
  /** What a team shares of its hunt: for those with its link, not for search engines. */
  | { readonly kind: 'shared'; readonly id: string }
  | { readonly kind: 'missing' };

/** The pages that links in mails and texts lead to. */
const mailed: readonly string[] = [
  routes.newsletterConfirm,
  routes.newsletterUnsubscribe,
  routes.partnerMail,
  routes.photoWithdraw,
  routes.bookingPage,
  routes.bookingConfirm,
  routes.teamPage,
  routes.partyPage,
  routes.partyBoard,
  giftRoutes.gift,
  giftRoutes.buyer,
  routes.appeal,
  patterns.till,
];

const MISSING = { kind: 'missing' } as const;

/** The parts of a path; null for a path that no page of ours can have. */
function decoded(path: string): readonly string[] | null {
  const plain = path.replace(/^\//, '').replace(/\/$/, '');
  if (plain === '') return path === '//' ? null : [];
  try {
    const parts = plain.split('/').map(decodeURIComponent);
    return parts.every(isSegment) ? parts : null;
  } catch {
    return null; // a stray per cent sign: no address of ours has one
  }
}

/** Reads the path of an address (without query) as the site's router does. */
export function readAddress(path: string): PageAddress {
  const parts = decoded(path);
  if (parts === null) return MISSING;
  const plain = `/${parts.join('/')}`;
  if (fixedPages.has(plain)) return { kind: 'page', path: plain };
  const [first = '', ...rest] = parts;
  const [a = '', b = '', c = '', d = ''] = rest;
  if (first === 'admin') return { kind: 'unlisted' };
  if (first === 'book' && rest.length === 1) return { kind: 'booking' };
  if (first === 'share' && rest.length === 1 && isSharedId(a)) return { kind: 'shared', id: a };
  if (mailed.includes(plain)) return { kind: 'unlisted' };
  if (first === 'artists' && rest.length === 1) return { kind: 'artist', slug: a };
  if (first === 'blog' && rest.length === 1) return { kind: 'post', slug: a };
  if ((first === 'tours' || first === 'partners') && rest.length === 4 && `${a}/${b}` === cityRoute)
    return first === 'tours' ? { kind: 'tour', neighborhood: c, name: d } : { kind: 'partner', area: c, name: d };
  if (first === 'contest') {
    if (rest.length === 1) return { kind: 'submission-slug', slug: a };
    if (rest.length === 4) return { kind: 'submission-place', country: a, city: b, neighborhood: c, title: d };
    const id = rest.length === 2 && a === 'submission' ? submissionIdOf(b) : null;
    if (id) return { kind: 'submission-id', id };
  }
  return MISSING;
}
