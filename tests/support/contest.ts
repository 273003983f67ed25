import { contestTexts } from '@streetlore/domain/contest';
import type { Page } from 'playwright-core';
import type { PhotoFile } from './photos.ts';

/** A title that nothing else in this run uses. */
export const aTitle = (about: string) => `${about} ${Math.random().toString(36).slice(2, 8)}`;

export async function choose(page: Page, { name, type, bytes }: PhotoFile): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: type, buffer: bytes });
}

/** Waits for the form that appears after a photo is chosen. */
export async function formIsThere(page: Page): Promise<void> {
  await page.getByRole('form', { name: contestTexts.formLabel }).waitFor();
}

/** Fills in the form and sends it. `title` replaces the suggested title. */
export async function fillAndSend(page: Page, title: string): Promise<void> {
  const { labels } = contestTexts;
  await page.getByLabel(labels.title).fill(title);
  await page.getByLabel(labels.name, { exact: true }).fill('Ada Lovelace');
  await page.getByLabel(labels.phone_number).fill('07700 900123');
  await page.getByRole('form').getByLabel(labels.email).fill('ada@example.org');
  await page.getByRole('button', { name: contestTexts.send }).click();
}

/** Waits until the photo is on the wall, and opens its page. */
export async function openPhotoOnWall(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: contestTexts.success }).waitFor();
  await page.getByRole('link', { name: contestTexts.seePhoto }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
