import { formOfPartner, type PartnerForm, partnerFormSchema, partnerSchema } from '@streetlore/domain/partner';
import { aPartnerForm, aTour, oldestPartner } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { removePartner } from '../../../functions/src/partners/delete-partner.ts';
import { savePartnerDocuments } from '../../../functions/src/partners/save-partner.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';

const services = testServices('demo-partners-save', { at: new Date('2026-11-21T12:00:00Z') });
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };

beforeEach(() => services.clear());
afterAll(() => services.end());

const form = (given: Partial<PartnerForm> = {}): PartnerForm =>
  aPartnerForm({ name: 'Beigel Bake', description: null, website: null, ...given });
const put = (partner: PartnerForm, seen: string | null) =>
  savePartnerDocuments(services, { partner_id: 'beigel', request_id: crypto.randomUUID(), seen, partner }, admin);
const at = async (path: string) => (await services.db.doc(path).get()).data();

test('a partner is saved in two halves, with personal data only in the private one', async () => {
  const { updated_at } = await put(form(), null);
  const open = { area: 'shoreditch', slug: 'beigel-bake', description: null, website: null };
  expect(await at('partners/beigel')).toMatchObject(open);
  expect(JSON.stringify(await at('partners/beigel'))).not.toMatch(/Sam|Mondays|example/);
  expect(await at('partners/beigel/private/crm')).toMatchObject({
    contact_email: 'sam@example.com',
    contact_phone: null,
  });
  services.clock.advance(1000);
  await put(form({ address: '5 Pratt Street', partnership_tier: 'featured' }), updated_at);
  expect(await at('partners/beigel')).toMatchObject({ area: 'camden', partnership_tier: 'featured' });
  await expect(put(form({ name: 'Mine' }), updated_at)).rejects.toMatchObject({ details: { field: 'seen' } });
  expect(await at('partners/beigel')).toMatchObject({ name: 'Beigel Bake' });
});

test('the oldest partner, which lacks every field that came later, is edited like any other', async () => {
  await services.db.doc('partners/beigel').set(oldestPartner);
  const opened = partnerFormSchema.parse({
    ...formOfPartner(partnerSchema.parse(oldestPartner), null),
    offer_kind: 'discount',
  });
  await put({ ...opened, offer: 'A free beigel' }, oldestPartner.updated_at.toISOString());
  expect(await at('partners/beigel')).toMatchObject({ name: oldestPartner.name, offer: 'A free beigel' });
});

test('a repeated save gets its first time, so that a later save is not overwritten', async () => {
  const { updated_at } = await put(form(), null);
  const again = {
    partner_id: 'beigel',
    request_id: crypto.randomUUID(),
    seen: updated_at,
    partner: form({ offer: 'Mine' }),
  };
  services.clock.advance(1000);
  const mine = await savePartnerDocuments(services, again, admin);
  services.clock.advance(1000);
  await put(form({ offer: 'Theirs' }), mine.updated_at);
  expect(await savePartnerDocuments(services, again, admin)).toEqual(mine);
  expect(await at('partners/beigel')).toMatchObject({ offer: 'Theirs' });
  expect((await services.db.collection('audit_log').get()).size).toBe(3);
});

test('deleting a partner deletes its contact data, its places on tours and its pictures', async () => {
  await put(form(), null);
  const files = ['partners/beigel/front.jpg', 'partners-published/beigel/front.jpg/960.webp'];
  const other = 'partners/bagel/front.jpg';
  for (const path of [...files, other]) await services.bucket.file(path).save('picture');
  const link = { tour_id: 'tour', stop_number: 2, partner_id: 'beigel', status: 'published' };
  await services.db.doc('tour_partners/tour_2').set(link);
  await removePartner(services, { partner_id: 'beigel', request_id: crypto.randomUUID() }, admin);
  for (const path of ['partners/beigel', 'partners/beigel/private/crm', 'tour_partners/tour_2'])
    expect(await at(path)).toBeUndefined();
  const [left] = await services.bucket.getFiles();
  expect(left.map(({ name }) => name)).toEqual([other]);
  expect((await services.db.collection('audit_log').get()).size).toBe(2);
});

test('refuses two active partners of one name in one area, whose pages would share an address', async () => {
  await put(form(), null);
  const twin = (given: Partial<PartnerForm>) =>
    savePartnerDocuments(
      services,
      {
        partner_id: 'twin',
        request_id: crypto.randomUUID(),
        seen: null,
        partner: form({ name: 'BEIGEL bake!', ...given }),
      },
      admin,
    );
  await expect(twin({})).rejects.toMatchObject({ details: { field: 'partner.name' } });
  expect(await at('partners/twin')).toBeUndefined();
  await twin({ address: '5 Pratt Street' });
  expect(await at('partners/twin')).toMatchObject({ area: 'camden' });
});

test('a tour promises rewards at its active partners only, also after each change of a partner', async () => {
  const tour = aTour({ partner_perks: '', partner_ids: ['beigel', 'kick'] });
  await storeTour(services.db, 'walk', tour);
  for (const n of [1, 2])
    await services.db
      .doc(`tour_partners/walk_${n}`)
      .set({ tour_id: 'walk', stop_number: n, partner_id: n === 1 ? 'beigel' : 'kick', status: 'published' });
  const kick = { ...form({ name: 'Café Kick' }) };
  await savePartnerDocuments(
    services,
    { partner_id: 'kick', request_id: crypto.randomUUID(), seen: null, partner: kick },
    admin,
  );
  const perks = async () => (await at('tours/walk'))?.partner_perks;
  expect(await perks()).toBe('Rewards at Café Kick');
  let seen: string | null = null;
  for (const [given, says, names] of [
    [{}, 'Rewards at Beigel Bake and Café Kick', ['beigel', 'kick']],
    [{ name: 'Beigel Shop' }, 'Rewards at Beigel Shop and Café Kick', ['beigel', 'kick']],
    [{ status: 'declined' }, 'Rewards at Café Kick', ['kick']],
    [{ status: 'active' }, 'Rewards at Beigel Bake and Café Kick', ['beigel', 'kick']],
  ] as const) {
    seen = (await put(form(given), seen)).updated_at;
    services.clock.advance(1000);
    expect(await perks()).toBe(says);
    expect((await at('tours/walk'))?.partner_ids).toEqual(names);
  }
  await removePartner(services, { partner_id: 'beigel', request_id: crypto.randomUUID() }, admin);
  expect(await perks()).toBe('Rewards at Café Kick');
  expect((await at('tours/walk'))?.partner_ids).toEqual(['kick']);
  // An open editor of the tour gets no conflict.
  expect((await at('tours/walk'))?.updated_at.toDate()).toEqual(tour.updated_at);
});
