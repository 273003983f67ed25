import { describe, expect, test } from 'vitest';
import {
  addressToMail,
  monthlyMail,
  monthToMail,
  partnerMailToken,
  partsOfToken,
  toPartnerMailToken,
} from './index.ts';

const site = 'https://streetlore.test';
const hash = 'h'.repeat(32);
const partner = { name: 'Rough Trade East', offer: '10% off any record' };
const figures = {
  tours: 1,
  redeemed_months: { '2026-10': 2 } as Record<string, number>,
  months: { '2026-10': 4, '2026-09': 1 },
  // A Saturday, a Sunday and, in September, a Wednesday.
  days: { '2026-10-03': 3, '2026-10-04': 1, '2026-09-30': 1 },
};
const mail = (given: Partial<Parameters<typeof monthlyMail>[0]> = {}) =>
  monthlyMail({ to: 'sam@example.com', partner, figures, month: '2026-10', site, token: `cafe.${hash}`, ...given });

describe('the days of the monthly mail', () => {
  test.each([
    ['2026-10-31T23:30:00Z', null],
    ['2026-11-01T08:59:00Z', null],
    ['2026-11-01T09:00:00Z', '2026-10'],
    ['2026-11-07T23:59:00Z', '2026-10'],
    ['2026-11-08T00:00:00Z', null],
    // In summer, nine in London is eight in Greenwich.
    ['2026-07-01T08:00:00Z', '2026-06'],
    ['2026-07-01T07:59:00Z', null],
    ['2026-07-07T23:00:00Z', null],
    ['2027-01-02T00:00:00Z', '2026-12'],
  ])('at %s partners are mailed about %s', (now, month) => expect(monthToMail(new Date(now))).toBe(month));
});

describe('the monthly mail', () => {
  test('has both months, the best day, the offer and a link that stops the mails', () => {
    const { to, subject, text, unsubscribe } = mail();
    expect(to).toBe('sam@example.com');
    expect(subject).toBe('Rough Trade East: your Streetlore visitors in October');
    expect(text).toContain(
      'Players said 4 times that they fetched your offer in October. In September it was once. The best day of the week was Saturday, with 3.',
    );
    expect(text).toContain('Your till redeemed 2 codes in October.');
    expect(mail({ figures: null }).text).toContain('Your till redeemed no code in October.');
    expect(text).toContain('Your offer: 10% off any record');
    expect(text).toContain(`${site}/partners/mail#cafe.${hash}`);
    expect(unsubscribe).toBe(`${site}/api/partners/mail?token=cafe.${hash}`);
  });

  test('says that nobody came, and what may help', () => {
    const { text } = mail({ figures: { tours: 1, redeemed_months: {}, months: { '2026-09': 2 }, days: {} } });
    expect(text).toContain('Nobody said that they fetched your offer in October. In September it was twice.');
    expect(text).toContain(`a free drink, are fetched most easily. To change yours, write to us: ${site}/contact`);
    expect(text).not.toMatch(/best day/);
  });

  test('blames no offer that no tour leads to', () => {
    const { text } = mail({ figures: null });
    expect(text).toContain('Nobody said that they fetched your offer in October. In September nobody did.');
    expect(text).toContain('No tour leads to you at the moment.');
    expect(text).not.toMatch(/free drink/);
  });

  test('names two best days that are even, and none where three are', () => {
    const days = { '2026-10-03': 2, '2026-10-04': 2 };
    expect(mail({ figures: { ...figures, days } }).text).toContain(
      'The best days of the week were Saturday and Sunday, with 2 each.',
    );
    expect(mail({ figures: { ...figures, days: { ...days, '2026-10-05': 2 } } }).text).not.toMatch(/best day/);
  });

  test('about January compares with December', () => {
    const months = { '2027-01': 1, '2026-12': 5 };
    expect(mail({ month: '2027-01', figures: { ...figures, months } }).text).toContain(
      'once that they fetched your offer in January. In December it was 5 times.',
    );
  });
});

test.each([
  ['active', { contact_email: 'sam@example.com', monthly_mail: true }, 'sam@example.com'],
  ['active', { contact_email: 'sam@example.com', monthly_mail: false }, null],
  ['active', { contact_email: null, monthly_mail: true }, null],
  ['active', null, null],
  ['declined', { contact_email: 'sam@example.com', monthly_mail: true }, null],
] as const)('a partner that is %s with the contact %j is mailed at %j', (status, crm, address) => {
  expect(addressToMail({ status }, crm)).toBe(address);
});

describe('the token of the link', () => {
  test('has a partner of any id', () => {
    for (const partnerId of ['rough-trade_east', 'Zz9', 'x'.repeat(128)]) {
      const token = partnerMailToken.parse(toPartnerMailToken(partnerId, hash));
      expect(partsOfToken(token)).toEqual({ partnerId, hash });
    }
  });

  test.each(['', hash, `.${hash}`, `cafe.${hash}x`, `a/b.${hash}`, `../crm.${hash}`, 'cafe.'])('%j is none', (typed) =>
    expect(partnerMailToken.safeParse(typed).success).toBe(false),
  );
});
