import { describe, expect, test } from 'vitest';
import { matchesSearch, searchWord, searchWords } from '../wording/index.ts';
import {
  applicationFormSchema,
  businessTypes,
  emptyPartner,
  formOfPartner,
  partnerChanges,
  partnerDocuments,
  partnerFormSchema,
  partnerOfApplication,
  partnerStatuses,
  partnerTiers,
  rewardsIn,
} from './index.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const filled = {
  ...emptyPartner(),
  ...{ name: 'Café Réunion', type: 'Café', address: '5 Brick Lane' },
  ...{ offer: 'A free cake', offer_kind: 'food' },
};

describe('the editor', () => {
  test('starts active and standard, and requires name, type, address, offer and its kind', () => {
    const faults = partnerFormSchema.safeParse(emptyPartner()).error?.issues ?? [];
    expect(faults.map(({ path, message }) => [path.join('.'), message])).toEqual(
      ['name', 'type', 'address', 'offer', 'offer_kind'].map((field) => [field, 'Please fill in all required fields']),
    );
    expect(emptyPartner()).toMatchObject({ status: 'active', partnership_tier: 'standard' });
  });

  test('stores the typed values, and null for an empty description', () => {
    const form = partnerFormSchema.parse({ ...filled, description: ' ', notes: 'Ask Jo', latitude: 51.5 });
    const { partner, crm } = partnerDocuments(form, null, noon);
    expect(partner).toMatchObject({ description: null, area: 'shoreditch', latitude: 51.5, longitude: null });
    expect(formOfPartner(partner, crm)).toEqual(form);
    expect(JSON.stringify(partner)).not.toContain('Ask Jo');
  });

  test('asks for the type again when it does not offer the stored one', () => {
    const { partner, crm } = partnerDocuments(partnerFormSchema.parse(filled), null, noon);
    expect(formOfPartner({ ...partner, type: 'Bank' }, crm).type).toBe('');
  });

  test.each([...partnerStatuses])('takes status %s', (status) => {
    expect(partnerFormSchema.parse({ ...filled, status }).status).toBe(status);
  });
  test.each([...partnerTiers])('takes tier %s', (partnership_tier) => {
    expect(partnerFormSchema.parse({ ...filled, partnership_tier }).partnership_tier).toBe(partnership_tier);
  });

  test('names each field that another admin changed, with its new value', () => {
    const theirs = { ...filled, offer: 'Two free cakes', notes: '', website: null, latitude: 51.5, description: '' };
    expect(partnerChanges(filled, theirs)).toEqual(['Offer (now "Two free cakes")', 'Latitude (now "51.5")']);
    expect(partnerChanges(theirs, filled)).toContain('Latitude (now empty)');
  });
});

describe('a search', () => {
  const names = ['Rough Trade East', 'Café Réunion', "Dark Sugar's Records", 'Überwintern'];
  const found = (typed: string) => {
    const word = searchWord(typed);
    return names.filter((name) => (word === null || searchWords(name).includes(word)) && matchesSearch(name, typed));
  };

  test.each([
    ['tra', ['Rough Trade East']],
    ['EAST rou', ['Rough Trade East']],
    ['cafe reunion', ['Café Réunion']],
    ['sugars', ["Dark Sugar's Records"]],
    ['überwinternd', []],
    ['uberwinter', ['Überwintern']],
    ['ough', []],
    ['r', ['Rough Trade East', 'Café Réunion', "Dark Sugar's Records"]],
    [' ', names],
    ['%%', []],
    ['🦊', []],
  ])('for %j finds %j', (typed, expected) => expect(found(typed)).toEqual(expected));

  test('stores few search words for a name', () => {
    expect(searchWords('Überwintern am Überwintern-Ufer').length).toBeLessThanOrEqual(8 + 2 + 4);
  });
});

test('the rewards of a month are 0 once another month has begun', () => {
  const stats = { month: '2026-11', said: 7, redeemed: 3 };
  expect(rewardsIn('2026-11', stats)).toMatchObject({ said: 7, redeemed: 3 });
  expect(rewardsIn('2026-12', stats)).toEqual({ said: 0, redeemed: 0 });
  expect(rewardsIn('2026-12', null)).toEqual({ said: 0, redeemed: 0 });
});

test('an application offers seven types', () => {
  expect(businessTypes.join(', ')).toBe('cafe, restaurant, bar, retail, gallery, bookstore, other');
});

test('a search finds an application', () => {
  const application = applicationFormSchema.parse({
    businessName: 'Dark Sugar',
    contactName: 'Ade',
    email: 'ade@example.test',
    phone: '020 7946 0123',
    website: '',
    address: '14 Brick Lane',
    businessType: 'retail',
    offerDescription: 'A tote',
    additionalInfo: '',
  });
  const { partner } = partnerOfApplication(application, noon);
  expect(partner.search).toContain('sugar');
});
