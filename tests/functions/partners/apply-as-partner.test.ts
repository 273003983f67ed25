import { collections, documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { applyAsPartner } from '../../../functions/src/partners/apply-as-partner.ts';
import { callAs, callableProject } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';

const services = testServices(callableProject);
beforeEach(() => services.clear());
afterAll(() => services.end());

const anApplication = () => ({
  application_id: crypto.randomUUID(),
  businessName: 'Dark Sugar Records',
  contactName: 'Ade Bello',
  email: 'ade@example.test',
  phone: '020 7946 0123',
  website: 'https://darksugar.example',
  address: '14 Brick Lane, London E1',
  businessType: 'retail',
  offerDescription: 'A free tote with any record',
  additionalInfo: 'Closed on Mondays',
});
const partners = async () => (await services.db.collection(collections.partners).get()).docs;
const visitor = () => ({ uid: crypto.randomUUID() });

test('an application becomes a partner that is not public yet, with its contact data kept apart', async () => {
  const application = anApplication();
  await callAs(applyAsPartner, application, visitor());
  const [partner] = await partners();
  expect(partner?.data()).toMatchObject({
    name: 'Dark Sugar Records',
    type: 'Retail Store',
    area: 'shoreditch',
    offer: 'A free tote with any record',
    website: 'https://darksugar.example',
    status: 'form_submitted',
    partnership_tier: 'standard',
  });
  expect(JSON.stringify(partner?.data())).not.toMatch(/ade@|7946 ?0123|Ade Bello|Mondays/);
  expect((await services.db.doc(documents.partnerCrm(application.application_id)).get()).data()).toEqual({
    contact_name: 'Ade Bello',
    contact_email: 'ade@example.test',
    contact_phone: '+442079460123',
    notes: 'Closed on Mondays',
    monthly_mail: true,
  });
});

test('an application sent twice, or with another partner’s id, changes no stored document', async () => {
  const application = anApplication();
  const sender = visitor();
  await callAs(applyAsPartner, application, sender);
  await callAs(applyAsPartner, { ...application, businessName: 'Mallory' }, sender);
  expect((await partners()).map((doc) => doc.get('name'))).toEqual(['Dark Sugar Records']);
});

test('a fault is named with its field, and nothing is stored', async () => {
  const applied = callAs(applyAsPartner, { ...anApplication(), status: 'active' }, visitor());
  await expect(applied).rejects.toMatchObject({ code: 'invalid-argument', details: { field: 'status' } });
  expect(await partners()).toEqual([]);
});
