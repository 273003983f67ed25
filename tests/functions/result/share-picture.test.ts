import { picturePath, pictureShapes } from '@streetlore/domain/result';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerPage } from '../../../functions/src/pages/page.ts';
import { answerPicture } from '../../../functions/src/result/share-picture.ts';
import { pageIdOf, shareIdOf, teamPageIdOf } from '../../../functions/src/store/link-ids.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aFinishedTeam } from '../hunt/finished-team.ts';

const site = 'https://streetlore.example';
const services = testServices('demo-share-picture', { at: new Date('2026-11-07T15:00:00Z'), publicUrl: site });

beforeEach(async () => {
  await services.clear();
  await storeTour(services.db, 'color-vinyl');
});
afterAll(() => services.end());

const ask = (url: string, method = 'GET') => answerPicture(services, { method, url });
async function pictureOf(id: string, shape: keyof typeof pictureShapes = 'wide') {
  const { status, body } = await ask(picturePath(id, shape));
  expect(status).toBe(200);
  return body ?? Buffer.alloc(0);
}

test('a finished team has a picture in three shapes, kept by the content network', async () => {
  const { shareId } = await aFinishedTeam(services, 'b1');
  for (const shape of ['wide', 'square', 'story'] as const) {
    const { format, width, height, exif } = await sharp(await pictureOf(shareId, shape)).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', ...pictureShapes[shape], exif: undefined });
  }
  const { headers } = await ask(picturePath(shareId, 'wide'));
  expect(headers).toMatchObject({
    'Content-Type': 'image/jpeg',
    'Cache-Control': expect.stringContaining('s-maxage=60'),
  });
});

test('the name of the team is painted: another name is another picture, the same name the same one', async () => {
  const [one, same, other] = [
    await aFinishedTeam(services, 'b1'),
    await aFinishedTeam(services, 'b2'),
    await aFinishedTeam(services, 'b3', { team_name: 'Paint Remains' }),
  ];
  const [first, second, third] = await Promise.all([one, same, other].map(({ shareId }) => pictureOf(shareId)));
  expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
  expect(third?.equals(first ?? Buffer.alloc(0))).toBe(false);
});

test('a picture that could not be painted is painted at the next request', async () => {
  const { shareId } = await aFinishedTeam(services, 'b1', { team_name: 'Second Coat' });
  const request = { method: 'GET', url: picturePath(shareId, 'wide') };
  await expect(answerPicture({ ...services, site: 'no address' }, request)).rejects.toThrow('Invalid URL');
  expect((await answerPicture(services, request)).status).toBe(200);
});

test('a team that is kept off the leaderboard is painted as one without a name', async () => {
  const unlisted = await aFinishedTeam(services, 'a1', { unlisted: true });
  const unnamed = await aFinishedTeam(services, 'ba1', { team_name: null });
  const named = await aFinishedTeam(services, 'ca1');
  const { html } = await answerPage(services, async () => shell, `/share/${unlisted.shareId}`);
  expect(html).not.toContain('The Stencils');
  expect(html).toContain('Team a1 finished');
  const pictures = await Promise.all([unlisted, unnamed, named].map(({ shareId }) => pictureOf(shareId)));
  expect(new Set(pictures.map(String)).size).toBe(3);
});

test('a new link, a hunt under way and a guess have no picture, and a query leads to the bare address', async () => {
  const { shareId, pageId } = await aFinishedTeam(services, 'b1');
  const path = picturePath(shareId, 'wide');
  expect(await ask(`${path}?x=1`)).toMatchObject({ status: 301, headers: { Location: path } });
  expect((await ask(path, 'POST')).status).toBe(405);
  for (const id of [teamPageIdOf(pageId).slice(0, 22), 'x'.repeat(22)])
    expect((await ask(picturePath(id, 'wide'))).status).toBe(404);
  for (const odd of ['/share/x.wide.jpg', `/share/${shareId}.tall.jpg`, '/share/.jpg'])
    expect((await ask(odd)).status).toBe(404);
  const page_id = pageIdOf('a newer link');
  await services.store.bookings.at('b1').amend(() => ({ page_id }));
  expect((await ask(path)).status).toBe(404);
  await pictureOf(shareIdOf(page_id));
});

test('the picture of a hunt that is not completed does not exist', async () => {
  const { shareId } = await aFinishedTeam(services, 'b1');
  await services.store.bookings.at('b1').amend(({ hunt }) => ({ hunt: { ...hunt, phase: 'puzzle' } }));
  expect((await ask(picturePath(shareId, 'wide'))).status).toBe(404);
});

const shell = `<!doctype html><html><head><title data-static>Old</title></head><body><div id="root"></div></body></html>`;

test('the link behind the picture shows it in messengers, and is not for search engines', async () => {
  const { shareId } = await aFinishedTeam(services, 'b1');
  const { html, status } = await answerPage(services, async () => shell, `/share/${shareId}`);
  expect(status).toBe(200);
  expect(html).toContain(`property="og:image" content="${site}${picturePath(shareId, 'wide')}"`);
  expect(html).toContain('The Stencils finished');
  expect(html).toContain('245 points, 2 of');
  expect(html).toContain('content="noindex"');
  expect((await answerPage(services, async () => shell, `/share/${'x'.repeat(22)}`)).status).toBe(404);
});
