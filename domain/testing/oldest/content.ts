import { oldAt as at } from './at.ts';

export const oldestTour = {
  name: 'Color & Vinyl',
  neighborhood: 'Shoreditch',
  difficulty: 'Medium',
  price: 10,
  duration: '3h',
  stops_count: 1,
  rating: 4.5,
  reviews: 12,
  description: 'Record shops and the murals between them.',
  best_time: 'Saturday morning',
  image_url: '/images/tours/color-and-vinyl.webp',
  partner_perks: '',
  status: 'published',
  created_at: at,
  updated_at: at,
};

export const oldestStopSecret = {
  tour_id: 'color-vinyl',
  stop_number: 1,
  clue: 'Find the crane.',
  question: null,
  hint: null,
  answer: 'crane',
  accepted_answers: ['a crane'],
};

export const oldestPartner = {
  name: 'Rough Trade East',
  type: 'Record Store',
  address: '91 Brick Lane, London E1 6QL',
  area: 'shoreditch',
  description: null,
  offer: '10% off any record',
  latitude: null,
  longitude: null,
  website: null,
  status: 'active',
  partnership_tier: 'standard',
  created_at: at,
  updated_at: at,
};

export const oldestPost = {
  title: 'Five walls before breakfast',
  slug: 'five-walls-before-breakfast',
  content: 'Start at Sclater Street.',
  excerpt: 'A walk for early risers.',
  featured_image: null,
  topic: 'Shoreditch',
  tone: 'Casual and friendly',
  status: 'published',
  author: 'Streetlore',
  tags: ['street-art', 'london'],
  meta_description: 'Five walls to see before breakfast.',
  created_at: at,
  updated_at: at,
  published_at: at,
};

export const oldestStop = {
  tour_id: 'color-vinyl',
  stop_number: 1,
  location_name: 'Bacon Street',
  latitude: 51.5234,
  longitude: -0.0715,
  clue_preview: 'Find the crane.',
  image_url: null,
  status: 'published',
  created_at: at,
};

export const oldestTourPartner = {
  tour_id: 'color-vinyl',
  stop_number: 1,
  partner_id: 'rough-trade-east',
  status: 'published',
};

export const oldestPartnerCrm = {
  contact_name: null,
  contact_email: 'shop@example.org',
  contact_phone: '+442079460100',
  notes: null,
};

export const oldestSlugReservation = { post_id: 'walls' };

export const oldestPostSummary = {
  title: 'Five walls before breakfast',
  slug: 'five-walls-before-breakfast',
  excerpt: 'A walk for early risers.',
  featured_image: null,
  author: 'Streetlore',
  tags: ['street-art', 'london'],
  minutes: 4,
  published_at: at,
  search: ['walls'],
};

export const oldestJob = {
  title: 'Cranes of Shoreditch',
  type: 'neighborhood_guide',
  status: 'completed',
  priority: 80,
  suggestion_data: {
    neighborhood: 'Shoreditch',
    contestSubmissions: [{ id: 'photo', title: 'A crane' }],
    tour: { id: 'color-vinyl', name: 'Color & Vinyl' },
  },
  error_message: null,
  blog_post_id: 'walls',
  attempts: 1,
  due_at: null,
  created_at: at,
  completed_at: at,
};
