import { oldAt as at } from './at.ts';

export const oldestReport = {
  number: 'R-7K3M9Q',
  case_id: 'photo_a-photo',
  reason: 'my_artwork',
  words: 'I painted it.',
  email: 'painter@walls.example',
  reporter: 'hash',
  network: 'hash',
  hid: false,
  upheld: null,
  created_at: at,
};

export const oldestReportCase = {
  kind: 'photo',
  thing_id: 'a-photo',
  title: 'Crane on Bacon Street',
  text: '',
  image_url: null,
  path: '/contest/submission/crane-a-photo',
  artist: null,
  status: 'open',
  reasons: { my_artwork: 1 },
  reports: 1,
  opened_at: at,
  last_at: at,
  hidden: false,
  judged_fine: [],
  decision: null,
  appeal: null,
  final: null,
};

export const oldestAppealLink = {
  case_id: 'photo_a-photo',
  by: 'reporter',
  number: 'R-7K3M9Q',
  decided_at: at,
  email: 'painter@walls.example',
  expires_at: at,
};

export const oldestRefusedSender = { case_id: 'photo_a-photo', at };
