import { oldAt as at } from './at.ts';

export const oldestOrder = {
  uid: 'visitor',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  people: 8,
  amount: 7200,
  gift: null,
  sells: null,
  payment_intent_id: 'pi_1',
  booking_ids: ['p1-1', 'p1-2'],
  created_at: at,
  confirmed_at: at,
  cancelled_at: null,
  settled_at: at,
  party: {
    starts: 'together',
    team_ids: ['p1-1', 'p1-2'],
    went_at: null,
    page_id: 'page',
    links_ended: 0,
    board_id: 'board',
  },
  cleared_at: null,
};

export const oldestPartyPage = {
  party_id: 'p1',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  people: 8,
  amount: 7200,
  starts: 'together',
  team_ids: ['p1-1', 'p1-2'],
  confirmed_at: at,
  went_at: null,
  cancelled_at: null,
};

export const oldestPartyBoard = {
  tour_name: 'Color & Vinyl',
  starts: 'together',
  teams: 2,
  went_at: at,
  cancelled_at: null,
  called_at: null,
};

export const oldestBoardTeam = {
  name: 'The Hops',
  status: 'confirmed',
  phase: 'puzzle',
  paused: false,
  stop_number: 2,
  stops_count: 3,
  solved: 1,
  score: 120,
  started_at: at,
  finished_at: null,
};

const oldestInvoiceDocument = {
  number: 'SL-2026-000001',
  kind: 'invoice',
  cause: 'order',
  corrects: null,
  issued_at: at,
  supplied_at: at,
  seller: {
    name: 'Walls Ltd',
    company_number: '01234567',
    registered_in: 'England and Wales',
    address: '1 Brick Lane, London E1 6QL',
    email: 'hello@walls.london',
    vat: '',
  },
  to: { company: 'Herons & Sons', address: '2 Hanbury Street\nLondon E1 6QR', vat_number: null, po_number: null },
  lines: [{ text: 'Color & Vinyl', people: 8, gross: 7200, net: 7200, vat: 0 }],
  net: 7200,
  vat: 0,
  gross: 7200,
  vat_rate: null,
  notes: [],
  reference: 'P1',
  payment: 'pi_1',
};

export const oldestInvoice = { page_id: 'page', documents: [oldestInvoiceDocument], issued_at: at };
export const oldestInvoicePage = { order_id: 'p1', documents: [oldestInvoiceDocument] };
export const oldestInvoiceNumbers = { invoices: 1, credit_notes: 0 };
