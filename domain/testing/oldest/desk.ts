import { oldAt as at } from './at.ts';

export const oldestAdmin = {
  email: 'admin@example.org',
  status: 'active',
  granted_at: at,
  granted_by: null,
  revoked_at: null,
  revoked_by: null,
};

export const oldestAuditEntry = {
  at,
  actor_uid: 'admin',
  actor_email: 'admin@example.org',
  action: 'test_sms_sent',
  target: 'sms_messages/SM1',
  detail: {},
};

export const oldestContactMessage = {
  name: 'Rosalind Pike',
  email: 'rosalind@example.org',
  type: 'booking',
  subject: 'Eight of us',
  message: 'Can two groups start at the same time?',
  read: false,
  created_at: at,
};

export const oldestSubscriber = {
  email: 'ada@example.org',
  source: 'home',
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  user_agent: null,
  status: 'active',
  confirmed: true,
  created_at: at,
};

export const oldestNewsletterLink = { subscriber_id: 'ada', action: 'confirm', created_at: at, expires_at: at };

export const oldestMail = {
  to: 'ada@example.org',
  subject: 'Confirm your subscription',
  text: 'Tap the link.',
  unsubscribe: null,
  letter_id: null,
  status: 'queued',
  attempts: 0,
  lease_until: null,
  due_at: at,
  error_code: null,
  created_at: at,
  expires_at: null,
};

export const oldestHuntSettings = {
  expiry_hours: 24,
  scoring: { solved: 100, speedBonus: 50, speedBonusSeconds: 1800, wrongAnswer: 10, hint: 15 },
};

export const oldestErasure = {
  phone_numbers: ['+447700900123'],
  emails: ['ada@example.org'],
  request_id: 'request',
  actor_uid: 'admin',
  actor_email: 'admin@example.org',
  begun_at: at,
};

export const oldestIdentityCheck = { code: 'hash', tries: 0, sent_at: at, confirmed_at: null, expires_at: at };

export const oldestFunctionError = { function: 'sweep', error: 'TypeError', at, expires_at: at };

export const oldestDeadLetter = {
  function: 'recount',
  subject: { booking: 'booking', keys: ['totals'] },
  phone_numbers: [],
  event_id: 'event',
  source: null,
  reason: 'TypeError',
  failures: 1,
  first_at: at,
  last_at: at,
};

export const oldestMigration = {
  status: 'running',
  next: null,
  changed: 0,
  started_at: at,
  finished_at: null,
  lease_until: at,
};

export const oldestAiUsage = { day: '2026-09-01', tokens: 900, calls: 1, cap: 100_000, updated_at: at };

export const oldestRetentionMark = { texts: at, bookings: at };
export const oldestPartnerMailMark = { month: '2026-10', last: 'cafe', done: true };

export const oldestSuggestions = {
  suggestions: [
    {
      title: 'Cranes of Shoreditch',
      type: 'neighborhood_guide',
      priority: 80,
      relatedData: { neighborhood: 'Shoreditch', contestSubmissions: [], tour: null },
    },
  ],
  drawn_at: at,
};

export const oldestHealth = { webhooks: { stripe: at }, refused: {}, schedules: { sweep: at } };

export const oldestMovement = {
  at,
  kind: 'payment',
  order_id: 'o1',
  booking_id: null,
  gift_id: null,
  tour_id: 'color-vinyl',
  card: 1800,
  gift: 0,
  hunts: 0,
  discount: 200,
  fee: 47,
  stripe_id: 'pi_o1',
};
