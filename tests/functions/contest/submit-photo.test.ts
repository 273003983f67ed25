import { cellsAround } from '@streetlore/domain/city';
import { submitPhotoInput, UPLOAD_LEASE } from '@streetlore/domain/contest';
import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { developPicture } from '../../../functions/src/contest/develop-picture.ts';
import { submitPhoto } from '../../../functions/src/contest/submit-photo.ts';
import { removeUpload } from '../../../functions/src/contest/sweep-uploads.ts';
import { callAs, callableProject } from '../../support/callables.ts';
import { aJpeg, aWall, places } from '../../support/photos.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aForm, aVisitor, filesUnder, parsed, recordOf, submissions, upload } from './support.ts';

const services = testServices(callableProject);
let photo: Buffer;
beforeAll(async () => {
  photo = await aJpeg({ gps: places.shoreditch }, aWall(320, 240));
});
beforeEach(async () => {
  services.clock.set(new Date());
  await services.clear();
});
afterAll(() => services.end());

const contactOf = async (id: string) => (await services.db.doc(documents.submissionContact(id)).get()).data();

describe('a photo that is sent', () => {
  test('is on the wall at once, with who sent it kept apart', async () => {
    const visitor = aVisitor();
    await upload(services, visitor, photo);
    const answer = await submitPhoto.operate(services, parsed(), visitor);
    const [submission] = await submissions(services);
    expect(answer).toEqual({ id: submission?.id, slug: submission?.slug, path: submission?.path, status: 'approved' });
    expect(answer.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(submission).toMatchObject({
      slug: `crane-on-bacon-street-${services.now().getTime()}`,
      path: 'uk/london/shoreditch/crane-on-bacon-street',
      status: 'approved',
      votes: 0,
      is_winner: false,
      ...places.shoreditch,
      near_cells: cellsAround(places.shoreditch),
      credit: '',
      has_gps: true,
      image_url: expect.stringContaining(`contest-published%2F${answer.id}%2F320.webp?alt=media`),
    });
    const words = JSON.stringify(submission);
    for (const secret of [
      visitor.uid,
      'Cara Nary',
      'canary.example',
      '7700900777',
      'contest-images',
      'contest_1763640000000',
    ])
      expect(words).not.toContain(secret);
    expect(await contactOf(answer.id)).toEqual({
      name: 'Cara Nary',
      email: 'cara@canary.example',
      phone_number: '+447700900777',
      position: places.shoreditch,
      original: storagePaths.contestOriginal(visitor.uid, aForm().upload),
    });
  });

  test('has the name beside it that its sender asks for, and no other', async () => {
    const visitor = aVisitor();
    await upload(services, visitor, photo);
    await submitPhoto.operate(services, parsed({ credit: ' Cara on the wall ' }), visitor);
    expect(await submissions(services)).toMatchObject([{ credit: 'Cara on the wall' }]);
    expect(submitPhotoInput.safeParse(aForm({ credit: 'x'.repeat(81) })).success).toBe(false);
  });

  test('is one photo however often it is sent', async () => {
    const visitor = aVisitor();
    await upload(services, visitor, photo);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submitPhoto.operate(services, parsed(), visitor)),
    );
    services.clock.advance(5_000);
    answers.push(await submitPhoto.operate(services, parsed({ title: 'Another title' }), visitor));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await submissions(services)).toHaveLength(1);
  });

  test('keeps a place outside London to itself, and has no place of London’s', async () => {
    const visitor = aVisitor();
    await upload(services, visitor, await aJpeg({ gps: places.paris }, aWall(320, 240)));
    const { id } = await submitPhoto.operate(
      services,
      parsed({
        // The file's own GPS counts, whatever the sender writes.
        position: places.shoreditch,
        location: 'Stockwell Road, Brixton 48.867500° N, 2.363800° E',
        country: 'United Kingdom',
        city: 'London',
        neighborhood: 'Brixton',
        street_address: '1 Rue du Canari',
        postal_code: '75003',
        place_name: 'Chez moi',
        tags: ['brixton', 'london', 'crane'],
      }),
      visitor,
    );
    const [submission] = await submissions(services);
    expect(submission).toMatchObject({
      latitude: null,
      longitude: null,
      near_cells: [],
      location: 'Outside London',
      has_gps: true,
      path: 'elsewhere/outside-london/outside-london/crane-on-bacon-street',
      tags: ['crane'],
    });
    expect(JSON.stringify(submission)).not.toMatch(/48\.8|2\.36|Canari|\b75003\b|Chez moi|brixton|stockwell|kingdom/i);
    expect(await contactOf(id)).toMatchObject({ position: places.paris });
  });

  test('has GPS only if the file has, whatever the sender says', async () => {
    const visitor = aVisitor();
    await upload(services, visitor, await aJpeg({}, aWall(320, 240)));
    await submitPhoto.operate(services, parsed({ has_gps: true }), visitor);
    expect(await submissions(services)).toMatchObject([{ has_gps: false, ...places.shoreditch }]);
  });

  test('has the place of its own file, not an address found for another', async () => {
    const visitor = aVisitor();
    await upload(services, visitor, photo);
    const camden = { latitude: 51.5412, longitude: -0.1463 };
    await submitPhoto.operate(
      services,
      parsed({ position: camden, neighborhood: 'Camden', postal_code: 'NW1 8AH' }),
      visitor,
    );
    expect(await submissions(services)).toMatchObject([
      { has_gps: true, ...places.shoreditch, neighborhood: '', postal_code: null },
    ]);
  });

  test('waits for an admin while the contest is moderated', async () => {
    await services.db.doc(documents.contestSettings).set({ moderated: true });
    const visitor = aVisitor();
    await upload(services, visitor, photo);
    expect(await submitPhoto.operate(services, parsed(), visitor)).toMatchObject({ status: 'pending' });
    expect(await submissions(services)).toMatchObject([{ status: 'pending' }]);
  });

  test('stays off the wall after an admin has taken it down', async () => {
    const visitor = aVisitor();
    const file = await upload(services, visitor, photo);
    const { id } = await submitPhoto.operate(services, parsed(), visitor);
    await services.db.doc(`${collections.contestSubmissions}/${id}`).delete();
    await expect(submitPhoto.operate(services, parsed(), visitor)).rejects.toMatchObject({ code: 'not-found' });
    await removeUpload(services, file);
    await expect(submitPhoto.operate(services, parsed(), visitor)).rejects.toMatchObject({ code: 'not-found' });
    expect(await submissions(services)).toEqual([]);
    expect(await filesUnder(services, storagePaths.contestPublishedOf(id))).toEqual([]);
  });
});

describe('what is not one’s own', () => {
  test('cannot be sent: the folder is the sender’s, whatever the name says', async () => {
    const [owner, thief] = [aVisitor(), aVisitor()];
    const { name } = await upload(services, owner, photo);
    await expect(callAs(submitPhoto, aForm({ upload: name }), thief)).rejects.toMatchObject({ code: 'not-found' });
    for (const path of [`../${owner.uid}/${name}`, `${owner.uid}/${name}`, '..', '.hidden', '%2e%2e', '', 'a b.jpg'])
      await expect(callAs(submitPhoto, aForm({ upload: path }), thief)).rejects.toMatchObject({
        code: 'invalid-argument',
        details: { field: 'upload' },
      });
    expect(await submissions(services)).toEqual([]);
  });
});

test('a fault is named with its field, and nothing is published', async () => {
  const visitor = aVisitor();
  await upload(services, visitor, photo);
  await expect(callAs(submitPhoto, { ...aForm(), votes: 100 }, visitor)).rejects.toMatchObject({
    code: 'invalid-argument',
    details: { field: 'votes' },
  });
  expect(await submissions(services)).toEqual([]);
});

test('somebody who sends photo after photo is asked to wait', async () => {
  const visitor = aVisitor();
  const send = () => submitPhoto.operate(services, parsed(), visitor).catch((error: { code: string }) => error.code);
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  expect(answers.filter((answer) => answer === 'resource-exhausted')).toHaveLength(2);
  showsFault(39, 10, 'photos of one visitor in ten minutes are kept; what is not sent goes after an hour');
});

test('a run that dies anywhere leaves a photo that can be sent, once', async () => {
  const dead = killableServices(testServices(callableProject));
  const ignored = () => null;
  const first = aVisitor();
  await upload(services, first, photo);
  dead.begin();
  await submitPhoto.operate(dead.services, parsed(), first);
  const calls = dead.calls();
  expect(calls).toBeGreaterThan(3);
  for (const death of crashPointsIn(calls)) {
    await services.clear();
    const visitor = aVisitor();
    const file = await upload(services, visitor, photo);
    dead.services.clock.set(services.now());
    dead.begin(death);
    await submitPhoto.operate(dead.services, parsed(), visitor).catch(ignored);
    services.clock.advance(UPLOAD_LEASE + 1);
    const { id } = await submitPhoto.operate(services, parsed(), visitor);
    expect((await submissions(services)).map((one) => one.id)).toEqual([id]);
    expect(await contactOf(id)).toMatchObject({ name: 'Cara Nary' });
    expect(await recordOf(services, file)).toMatchObject({ status: 'ready', submission_id: id });
    expect(await filesUnder(services, storagePaths.contestPublishedOf(id))).not.toEqual([]);
  }
  await dead.services.end();
});

test('the trigger’s run and the sender’s run give one result', async () => {
  const visitor = aVisitor();
  const file = await upload(services, visitor, photo);
  const [answer] = await Promise.all([
    submitPhoto.operate(services, parsed(), visitor),
    developPicture(services, file),
    developPicture(services, file),
  ]);
  expect(await recordOf(services, file)).toMatchObject({ status: 'ready', submission_id: answer.id });
});
