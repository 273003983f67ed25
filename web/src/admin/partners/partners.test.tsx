import {
  emptyPartner,
  type Partner,
  type PartnerStats,
  partnerEditorTexts,
  partnerStatuses,
  partnerTiers,
  partnerTypes,
} from '@streetlore/domain/partner';
import { documents } from '@streetlore/domain/paths';
import { aPartner } from '@streetlore/domain/testing';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Live } from '../../data/index.ts';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { PagedList } from '../paged-list.tsx';
import { PartnerCard } from './partner-card.tsx';
import { PartnerEditor } from './partner-editor.tsx';
import { StatCards } from './partner-list.tsx';
import { PartnersScreen } from './partners-screen.tsx';
import { partnerAdminTexts as texts } from './texts.ts';

const at = new Date('2026-11-05T09:30:00Z');
const partner = { ...aPartner({ address: '91 Brick Lane', created_at: at, updated_at: at }), id: 'p' };
const nothing = () => undefined;
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data });

const html = (page: ReactElement) => htmlOf(page, '/admin/partners');
const words = (page: ReactElement) => wordsOf(html(page));

describe('a card of the grid', () => {
  const figures = ready({
    tours: 3,
    redeemed: 127,
    redeemed_months: {},
    said: 140,
    shut: 0,
    last_shut_at: null,
    counted_at: at,
  });
  const card = (given: Partial<Partner> = {}) => (
    <PartnerCard partner={{ ...partner, ...given }} figures={figures} onDelete={nothing} />
  );

  test('shows name, status, type, address, offer, its counted figures and View, Edit, Delete', () => {
    expect(words(card())).toBe(
      ' Rough Trade East Active Record Store, 91 Brick Lane 10% off any record Tours 3 Redeemed 127 Said by players 140 View Edit Delete ',
    );
    expect(html(card())).toContain('href="/partners/uk/london/shoreditch/rough-trade-east"');
    expect(words(<PartnerCard partner={partner} figures={ready(null)} onDelete={nothing} />)).toContain(
      'Tours 0 Redeemed 0 Said by players 0',
    );
  });
  test('shows how often players found it shut, and when last', () => {
    const found = ready({
      tours: 3,
      redeemed: 127,
      redeemed_months: {},
      said: 140,
      shut: 2,
      last_shut_at: new Date('2026-11-21T12:00:00Z'),
      counted_at: at,
    });
    expect(words(<PartnerCard partner={partner} figures={found} onDelete={nothing} />)).toContain(
      'Redeemed 127 Said by players 140 Found shut 2 , last on 21 Nov 2026 View',
    );
  });
  test.each(partnerStatuses.filter((status) => status !== 'active'))('says why a %s one cannot be viewed', (status) => {
    expect(words(card({ status }))).toContain('Public once it is active');
    expect(html(card({ status }))).not.toContain('/partners/uk/');
  });
  test('marks an application that nobody has edited', () => {
    expect(words(card({ status: 'form_submitted' }))).toContain('New Form Submitted');
    const touched = { status: 'form_submitted', updated_at: new Date() } as const;
    expect(words(card(touched))).not.toContain('New');
  });
  test.each(['premium', 'featured'] as const)('says that it is %s', (partnership_tier) => {
    expect(words(card({ partnership_tier }))).toContain(texts.tiers[partnership_tier]);
  });
});

test('the five cards above the grid show the counted figures', () => {
  const by_status = { planned: 1, contacted: 2, negotiating: 3, form_submitted: 4, active: 5, declined: 6 };
  const stats: PartnerStats = { total: 21, by_status, month: '2026-11', said: 9, redeemed: 7, counted_at: at };
  expect(words(<StatCards live={ready(stats)} month="2026-11" />)).toBe(
    ' Total Partners 21 Active Partners 5 New Applications 4 In Negotiation 3 Monthly Redemptions 7 and 9 said ',
  );
  expect(words(<StatCards live={ready(stats)} month="2026-12" />)).toContain('Monthly Redemptions 0');
  expect(words(<StatCards live={ready(null)} month="2026-12" />)).toContain('Total Partners 0');
});

test('an empty page of a search still links to the other pages', () => {
  const pages = {
    live: { status: 'ready', data: [] },
    page: 2,
    next: () => undefined,
    previous: () => undefined,
  } as const;
  const list = (
    <PagedList pages={pages} label="Partners" loading="" failed="" empty={texts.noneFound} className={undefined}>
      {() => null}
    </PagedList>
  );
  expect(words(list)).toContain(`${texts.noneFound} Previous Page 2 Next`);
});

describe('the tabs', () => {
  const by_status = { planned: 1, contacted: 2, negotiating: 3, form_submitted: 4, active: 5, declined: 6 };
  const tabs = (query: string) =>
    wordsOf(
      /<div[^>]*role="tablist".*?<\/div>/.exec(
        serverRendered(
          {
            [documents.partnerStats]: {
              id: 'p',
              total: 21,
              by_status,
              month: '2026-11',
              said: 9,
              redeemed: 7,
              counted_at: at,
            },
          },
          <Routes>
            <Route path="/admin/partners/*" element={<PartnersScreen />} />
          </Routes>,
          `/admin/partners${query}`,
        ),
      )?.[0] ?? '',
    );

  test('show how many partners each has', () => {
    expect(tabs('')).toContain('All 21 Planned 1 Contacted 2');
    expect(tabs('?status=planned')).toContain('All 21 Planned 1 Contacted 2');
  });
  test.each(['?type=Bar', '?search=rough', '?status=active&type=Bar'])(
    'show no counts beside the list of %s',
    (query) => {
      expect(tabs(query)).toContain('All Planned Contacted Negotiating Form Submitted Active Declined');
      expect(tabs(query)).not.toMatch(/\d/);
    },
  );
});

test('the tabs are All and the six statuses', () => {
  expect([...Object.values(texts.tabs)]).toEqual([
    'All',
    'Planned',
    'Contacted',
    'Negotiating',
    'Form Submitted',
    'Active',
    'Declined',
  ]);
  expect(Object.keys(texts.tabs)).toEqual(['all', ...partnerStatuses]);
});

describe('the editor', () => {
  const editor = html(
    <PartnerEditor claimId={() => 'p'} onStored={() => undefined} stored={null} opened={emptyPartner()} />,
  );
  const optionsOf = (name: string) =>
    [...(new RegExp(`name="${name}".*?</select>`).exec(editor)?.[0] ?? '').matchAll(/<option([^>]*)>([^<]*)/g)]
      .filter(([, attributes]) => !attributes?.includes('disabled'))
      .map(([, , label]) => label);

  test('offers the fifteen types', () => {
    expect(partnerTypes).toHaveLength(15);
    expect(optionsOf('type')).toEqual(
      'Café, Coffee Shop, Restaurant, Bar, Pub, Brewery, Bakery, Record Store, Bookstore, Gallery, Music Venue, Retail Store, Fashion Store, Market, Other'.split(
        ', ',
      ),
    );
  });
  test('offers the six statuses and the three tiers', () => {
    expect(optionsOf('status')).toEqual(partnerStatuses.map((status) => texts.statuses[status]));
    expect(optionsOf('partnership_tier')).toEqual(partnerTiers.map((tier) => texts.tiers[tier]));
    expect(partnerTiers).toEqual(['standard', 'premium', 'featured']);
  });
  test('has basic info, offer, contact, coordinates, status, tier and internal notes', () => {
    const said = words(
      <PartnerEditor claimId={() => 'p'} onStored={() => undefined} stored={null} opened={emptyPartner()} />,
    );
    for (const label of 'Basic info,Name,Type,Website,Address,Description,Offer,Contact name,Contact email,Contact phone,Coordinates,Latitude,Longitude,Status,Tier,Internal notes,Save Partner'.split(
      ',',
    ))
      expect(said).toContain(label);
  });
});

test('the texts are those of the spec', () => {
  expect(partnerEditorTexts).toMatchObject({
    fields: 'Please fill in all required fields',
    saved: 'Partner saved successfully!',
    saveFailed: 'Failed to save partner',
    loadFailed: 'Failed to load partner data. Please try again.',
    deleteAsk: 'This action cannot be undone',
  });
  expect(partnerEditorTexts.deleteFailed('it rained')).toBe('Failed to delete partner: it rained');
  expect(partnerEditorTexts.deleteFailed('')).toBe('Failed to delete partner: Unknown error');
});
