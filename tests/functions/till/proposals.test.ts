import { collections, storagePaths } from '@streetlore/domain/paths';
import { tillAdminTexts, tillTexts } from '@streetlore/domain/till';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removePartner } from '../../../functions/src/partners/delete-partner.ts';
import { judgePartnersProposal } from '../../../functions/src/partners/judge-proposal.ts';
import { publishUploadedPicture } from '../../../functions/src/pictures/publish-uploaded.ts';
import { showTill } from '../../../functions/src/till/open-till.ts';
import { storeProposal } from '../../../functions/src/till/propose-change.ts';
import { aJpeg, places } from '../../support/photos.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { admin, storePartnerAt, tillOf } from './world.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const colleague = { uid: 'admin-2', email: 'second@streetlore.test' };
let services: TestServices;
let token: string;

beforeAll(() => {
  services = testServices('demo-proposals', { at: noon });
});
beforeEach(async () => {
  await services.clear();
  services.clock.set(noon);
  await storeTour(services.db, 'color-vinyl');
  await storePartnerAt(services, 'flat-white', 1, 'Flat White Noise');
  ({ token } = await tillOf(services, 'flat-white'));
});
afterAll(() => services.end());

type Change = Parameters<typeof storeProposal>[1]['change'];
const propose = (change: Change) => storeProposal(services, { token, request_id: crypto.randomUUID(), change });
const partner = async () => (await services.store.partners.at('flat-white').read()) ?? { offer: '', image_url: '' };
const waiting = async () => (await services.store.proposals('flat-white').read())?.fields ?? {};
async function judge(field: 'offer' | 'offer_hours' | 'image_url', approve: boolean, by = admin) {
  const at = (await waiting())[field]?.at.toISOString() ?? noon.toISOString();
  const name = (await waiting()).image_url?.value;
  const photo = { folder: 'partners', id: 'flat-white', name: name ?? '' } as const;
  const image = approve && name ? { image_url: (await publishUploadedPicture(services, photo)).address } : {};
  return await judgePartnersProposal(
    services,
    { partner_id: 'flat-white', request_id: crypto.randomUUID(), field, at, approve, ...image },
    by,
  );
}

describe('what a partner proposes', () => {
  test('is shown to nobody before an admin approves it, and then stands in the partner', async () => {
    await propose({ field: 'offer', value: ' A free biscuit ' });
    expect((await partner()).offer).toBe('2 for 1 on flat whites');
    expect((await showTill(services, { token })).proposals).toMatchObject({ offer: { value: 'A free biscuit' } });
    await judge('offer', true);
    expect((await partner()).offer).toBe('A free biscuit');
    const after = await showTill(services, { token });
    expect(after).toMatchObject({ offer: 'A free biscuit', proposals: {}, answers: { offer: { approved: true } } });
    const entries = (await services.db.collection(collections.auditLog).get()).docs.map((one) => one.data());
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'partner_proposal_judged', detail: { field: 'offer', approved: true } }),
    );
  });

  test('is checked as the editor checks it', async () => {
    const refused = (change: Change) => expect(propose(change)).rejects;
    await refused({ field: 'offer_hours', value: 'whenever' }).toMatchObject({ code: 'invalid-argument' });
    await refused({ field: 'offer', value: 'x'.repeat(500) }).toMatchObject({ code: 'invalid-argument' });
    await services.db
      .doc(`${collections.partners}/flat-white`)
      .update({ offer_kind: 'alcohol', offer: 'A half of ale' });
    await refused({ field: 'offer', value: '2 for 1 on pints' }).toMatchObject({ code: 'invalid-argument' });
    await refused({ field: 'offer', value: 'A half of ale' }).toThrow(tillTexts.same);
    expect(await waiting()).toEqual({});
  });

  test('is decided once when two admins press at a moment; the second is told', async () => {
    await propose({ field: 'offer', value: 'A free biscuit' });
    const said = await Promise.allSettled([judge('offer', true), judge('offer', false, colleague)]);
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(said.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
      expect.stringContaining(tillAdminTexts.decided),
    ]);
  });

  test('is not approved unseen when the partner has changed its mind', async () => {
    await propose({ field: 'offer', value: 'A free biscuit' });
    const at = noon.toISOString();
    services.clock.advance(60_000);
    await propose({ field: 'offer', value: 'A free house' });
    const input = { partner_id: 'flat-white', request_id: 'r', field: 'offer', at, approve: true } as const;
    await expect(judgePartnersProposal(services, input, admin)).rejects.toThrow(tillAdminTexts.newer);
    expect((await partner()).offer).toBe('2 for 1 on flat whites');
  });

  test('is counted: ten in an hour', async () => {
    for (let n = 0; n < 10; n += 1) await propose({ field: 'offer', value: `Biscuit ${n}` });
    await expect(propose({ field: 'offer', value: 'One more' })).rejects.toThrow(tillTexts.tooOften);
  });

  test('needs a till’s link', async () => {
    const change = { field: 'offer', value: 'x' } as const;
    const request = { token: 'x'.repeat(22), request_id: 'r', change };
    await expect(storeProposal(services, request)).rejects.toThrow(tillTexts.unknown);
  });
});

describe('a photo that a partner proposes', () => {
  const original = (name: string) =>
    services.bucket.file(storagePaths.pictureOriginal({ folder: 'partners', id: 'flat-white', name }));
  const send = async () =>
    propose({ field: 'image_url', photo: (await aJpeg({ gps: places.paris })).toString('base64') });

  test('is private until it is approved, and public without the place in the file', async () => {
    await send();
    const name = (await waiting()).image_url?.value ?? '';
    expect((await original(name).exists())[0]).toBe(true);
    const [published] = await services.bucket.getFiles({ prefix: 'partners-published/flat-white/' });
    expect(published).toEqual([]);
    await judge('image_url', true);
    expect((await partner()).image_url).toContain('partners-published%2Fflat-white%2F');
    const [copies] = await services.bucket.getFiles({ prefix: 'partners-published/flat-white/' });
    expect(copies.length).toBeGreaterThan(0);
    for (const copy of copies) expect((await copy.download())[0].includes('Exif')).toBe(false);
  });

  test('is no other picture than the proposed one', async () => {
    await send();
    const at = (await waiting()).image_url?.at.toISOString() ?? '';
    const about = { partner_id: 'flat-white', request_id: 'r', field: 'image_url', at, approve: true } as const;
    for (const image_url of ['https://evil.example/x.jpg', '/art/hero-800.webp', undefined])
      await expect(judgePartnersProposal(services, { ...about, image_url }, admin)).rejects.toThrow(
        tillAdminTexts.otherPhoto,
      );
    expect((await partner()).image_url).toBe('/art/hero-800.webp');
  });

  test('is deleted when it is refused', async () => {
    await send();
    const name = (await waiting()).image_url?.value ?? '';
    await judge('image_url', false);
    expect((await original(name).exists())[0]).toBe(false);
    expect((await partner()).image_url).toBe('/art/hero-800.webp');
  });

  test.each(['<svg/>', 'GIF89a', ''])('%j is no photo', async (text) => {
    const photo = Buffer.from(text).toString('base64');
    await expect(propose({ field: 'image_url', photo })).rejects.toThrow(tillTexts.notPhoto);
  });
});

test('a deleted partner’s till is closed and its proposals are gone', async () => {
  await propose({ field: 'offer', value: 'A free biscuit' });
  await removePartner(services, { partner_id: 'flat-white', request_id: 'r' }, admin);
  await expect(showTill(services, { token })).rejects.toThrow(tillTexts.unknown);
  const left = await services.db.collection(`${collections.partners}/flat-white/private`).get();
  expect(left.docs.map(({ id }) => id)).toEqual([]);
});
