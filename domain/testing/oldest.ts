/**
 * The oldest documents that a database may hold, as they were stored when each entity was new. A field that came later is in none of
 * them, and never will be: leave these as they are. A test that fails on one of them says that every document of that age would
 * be refused, by its schema, its editor or its rule.
 */
const at = new Date('2026-09-01T09:00:00Z');

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
