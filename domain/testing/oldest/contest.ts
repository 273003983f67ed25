import { oldAt as at } from './at.ts';

const picture = {
  sizes: [{ width: 480, webp: 'https://example.org/480.webp', avif: 'https://example.org/480.avif' }],
  width: 960,
  height: 640,
  placeholder: 'data:image/webp;base64,UklG',
};
const place = { submission_id: 'photo', title: 'A crane', location: 'Bacon Street, Shoreditch', votes: 12 };

export const oldestSubmission = {
  uid: 'visitor',
  title: 'A crane',
  slug: 'a-crane-1795519501340',
  path: 'uk/london/shoreditch/a-crane',
  location: 'Bacon Street, Shoreditch',
  description: 'It looks at the pond.',
  image_url: 'https://example.org/960.webp',
  picture,
  latitude: 51.5234,
  longitude: -0.0715,
  has_gps: true,
  tags: ['street-art'],
  ai_confidence: 0.7,
  camera_make: 'Google',
  camera_model: 'Pixel 9',
  country: 'United Kingdom',
  city: 'London',
  neighborhood: 'Shoreditch',
  street_address: 'Bacon Street',
  postal_code: 'E1',
  place_name: null,
  status: 'approved',
  votes: 12,
  is_winner: false,
  submitted_at: at,
};

export const oldestSubmissionContact = {
  name: 'Ada Park',
  email: 'ada@example.org',
  phone_number: '+447700900123',
  position: { latitude: 51.5234, longitude: -0.0715 },
  original: null,
};

export const oldestUpload = {
  uid: 'visitor',
  name: 'photo.jpg',
  status: 'ready',
  reason: null,
  picture,
  submission_id: 'photo',
  lost_runs: 0,
  lease_until: null,
  created_at: at,
  updated_at: at,
};

export const oldestCopyMove = { submission_id: 'photo', begun_at: at };

export const oldestRound = {
  week: '2026-W36',
  status: 'confirmed',
  starts_at: at,
  ends_at: at,
  closed_at: at,
  confirmed_at: at,
  standings: [place],
  winner: place,
};

export const oldestOrigins = {
  votes: 12,
  networks: 3,
  is_whole: true,
  origins: [{ kind: 'network', number: 1, votes: 6, most: place, without: [place] }],
  counted_at: at,
};

export const oldestFlag = {
  submission_id: 'photo',
  title: 'A crane',
  status: 'open',
  reasons: [{ kind: 'one_network', source: 'n', voters: ['visitor'], from: at, to: at }],
  voided: 0,
  cleared: [],
  flagged_at: at,
  judged_at: null,
};

export const oldestVoter = { network: 'n', registered_at: at, expires_at: at };

export const oldestVote = { created_at: at };

export const oldestContestSettings = { moderated: true };
