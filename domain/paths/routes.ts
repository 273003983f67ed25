import { areaOfName, cityRoute } from '../city/index.ts';
import { hierarchySlug } from '../slug/index.ts';

/** The sections below /admin. Code that covers all of them is typed by this list. */
export const adminSections = [
  'tours',
  'partners',
  'contest',
  'reviews',
  'reports',
  'blog',
  'sms',
  'players',
  'gifts',
  'analytics',
  'messages',
  'subscribers',
  'settings',
] as const;
export type AdminSection = (typeof adminSections)[number];

/** Every address of the website; no other file spells one. The router matches `patterns`. */
export const routes = {
  home: '/',
  tours: '/tours',
  tour: (tour: { id: string; neighborhood: string }) =>
    `/tours/${cityRoute}/${hierarchySlug(tour.neighborhood)}/${encodeURIComponent(tour.id)}`,
  book: (tourId: string) => `/book/${encodeURIComponent(tourId)}`,
  contest: '/contest',
  contestWinners: '/contest/winners',
  /** The page by which the sender of a photo withdraws it, with the link's token behind `#`. */
  photoWithdraw: '/contest/withdraw',
  submission: (submission: { id: string; title: string }) =>
    `/contest/submission/${hierarchySlug(submission.title)}-${submission.id}`,
  submissionBySlug: (slug: string) => `/contest/${encodeURIComponent(slug)}`,
  leaderboard: '/leaderboard',
  partners: '/partners',
  partnersOf: (neighborhood: string) => `/partners/${cityRoute}/${neighborhood}`,
  partner: (partner: { name: string; address: string }) =>
    `/partners/${cityRoute}/${areaOfName(partner.address)}/${hierarchySlug(partner.name)}`,
  applyAsPartner: '/partners/apply',
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contact: '/contact',
  /** The pages that the newsletter's mails link to. Browsers send the token, behind `#`, to no server. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  /** The page that a partner's monthly mail links to, with its token behind `#`. */
  partnerMail: '/partners/mail',
  /** The page that the link to a booking opens, with the link's token behind `#`. */
  bookingPage: '/hunt',
  /** The page that confirms a hunt which a voucher pays for, with its mail's token behind `#`. */
  bookingConfirm: '/hunt/confirm',
  /** The page on which a team plays its hunt, with its link's token behind `#`. */
  teamPage: '/team',
  /** The page that a decision's mail links to, with the appeal's token behind `#`. */
  appeal: '/appeal',
  /** What a team shares of its finished hunt. `id` is `share_id` of the team's page. */
  shared: (id: string) => `/share/${id}`,
  parties: '/parties',
  /** The page of a party's organiser, with its link's token behind `#`. */
  partyPage: '/party',
  /** The live board of a party, with its link's token behind `#`. */
  partyBoard: '/party/board',
  privacy: '/privacy',
  terms: '/terms',
  termsPart: (id: string) => `/terms#${id}`,
  accessibility: '/accessibility',
  adminLogin: '/admin/login',
  /** The page that password mails link to. Firebase adds the code to the address. */
  adminPassword: '/admin/password',
  admin: '/admin',
  adminSection: (section: AdminSection) => `/admin/${section}`,
  adminTour: (tourId: string, stop?: number) => `/admin/tours/${tourId}${stop ? `?stop=${stop}` : ''}`,
  adminHunt: (bookingId: string) => `/admin/hunts/${encodeURIComponent(bookingId)}`,
  adminThread: (conversationId: string) => `/admin/sms?number=${encodeURIComponent(conversationId)}`,
  adminPlayer: (number: string) => `/admin/players/${encodeURIComponent(number)}`,
  adminPerson: (of?: string) => `/admin/players/data${of === undefined ? '' : `?of=${encodeURIComponent(of)}`}`,
} as const;

/** The parameter of a booking page's address that holds the booking's id. */
export const BOOKING_PARAMETER = 'booking';

/** The part of the terms that says what happens if a text does not come or a wall has gone. */
export const WHEN_IT_GOES_WRONG = 'when-it-goes-wrong';

/** The part of the terms about contest photos and the works in them. */
export const PHOTO_TERMS = 'photos';

/** The page of an artist's works, by `artist_slug`. It stands outside `routes`, which Home loads whole. */
export const artistRoute = (slug: string): string => `/artists/${encodeURIComponent(slug)}`;

/** The page that the link to an invoice opens, with its token behind `#`. It stands outside `routes`, as above. */
export const invoiceRoute = '/invoice';

export const patterns = {
  tour: `/tours/${cityRoute}/:neighborhood/:tourName`,
  book: '/book/:tourId',
  submissionById: '/contest/submission/:titleWithId',
  submissionBySlug: '/contest/:slug',
  submissionByPlace: '/contest/:country/:city/:neighborhood/:title',
  partnersOf: `/partners/${cityRoute}/:neighborhood`,
  partner: `/partners/${cityRoute}/:neighborhood/:partnerName`,
  post: '/blog/:slug',
  artist: '/artists/:slug',
  shared: '/share/:id',
  /** The pages that the links of a party open. */
  party: '/party/*',
  /** A partner's till. A till's token or a guest's code stands behind `#`. */
  till: '/redeem',
  admin: '/admin/*',
} as const;

/** The id at the end of `/contest/submission/{titleWithId}`; null without one. */
export function submissionIdOf(titleWithId: string): string | null {
  const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.exec(titleWithId)?.[0];
  return id?.toLowerCase() ?? null;
}
