import { collections } from '@streetlore/domain/paths';
import { standInsUrl } from '@streetlore/emulators/config';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { faults } from '../../support/axe.ts';
import { intercept } from '../../support/network.ts';
import type { Visits } from './visits.ts';

const db = platformFirestore();
const anAddress = () => `${crypto.randomUUID()}@example.org`;
const stored = async (collection: string, email: string) =>
  (await db.collection(collection).where('email', '==', email).get()).size;

/** Counts how often the page calls a function. */
function callsOf(page: Page, name: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/${name}`)) calls += 1;
  });
  return () => calls;
}

const fillIn = async (form: Locator, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
};

/** The message beside a field, found as a screen reader finds it. */
const faultOf = async (form: Locator, label: string) => {
  const field = form.getByLabel(label, { exact: true });
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  return await form
    .page()
    .locator(`[id="${ids.split(' ').at(-1)}"]`)
    .textContent();
};

const BROKEN = 'Ada \uffff';

/** Tests the three forms that a visitor sends: what succeeds, and only once, and what does not. */
export function forms(visits: Visits): void {
  test('a message: faults beside their fields, a server out of reach, then sent once however often it is clicked', async () => {
    const { page, complaints } = await visits.open('/contact');
    const calls = callsOf(page, 'sendContactMessage');
    const email = anAddress();
    const form = page.getByRole('form', { name: 'Contact' });
    const send = form.getByRole('button', { name: 'Send Message' });

    await send.click();
    await form.getByText('Please enter your name').waitFor();
    const isFocused = () => form.getByLabel('Name').evaluate((field) => field === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    const hostile = { Name: BROKEN, Email: 'nobody', Subject: 'x'.repeat(151), Message: 'x'.repeat(4001) };
    await fillIn(form, hostile);
    await send.click();
    await form.getByText('There is an invalid character (U+FFFF) after “Ada”. Please delete it.').waitFor();
    await expect.poll(() => faultOf(form, 'Email')).toBe('Please enter a valid email address');
    await expect.poll(() => faultOf(form, 'Subject')).toBe('Keep this to 150 characters at most');
    await expect.poll(() => faultOf(form, 'Message')).toBe('Keep this to 4000 characters at most');
    expect(calls()).toBe(0);

    const message = { Name: 'Ada', Email: email, Subject: 'A wall', Message: '<script>alert(1)</script>\nIt is gone.' };
    await fillIn(form, message);
    await intercept(page, '**/sendContactMessage', (route) => route.abort());
    await send.click();
    await form.getByRole('alert').getByText('Failed to send message. Please try again.').waitFor();
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe(message.Message);
    await page.unroute('**/sendContactMessage');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await page.goBack();
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe(message.Message);

    const before = calls();
    await send.dblclick();
    await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
    expect(calls() - before).toBe(1);
    expect(await stored(collections.contactMessages, email)).toBe(1);
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  test('an application: what the server refuses stands beside its field, what went through is said', async () => {
    const { page, complaints } = await visits.open('/partners/apply');
    const calls = callsOf(page, 'applyAsPartner');
    const form = page.getByRole('form', { name: 'Partner Application' });
    const submit = form.getByRole('button', { name: 'Submit Application' });
    const name = `The Test Arms ${crypto.randomUUID()}`;

    await submit.click();
    await form.getByText('Please choose a type of business').waitFor();
    const application = {
      'Business name': name,
      'Contact name': 'Ada',
      Email: anAddress(),
      Phone: '020 7946 0000',
      Address: '12 Atlantic Rd, Brixton',
      'Your offer': 'A half on the house',
    };
    await fillIn(form, { ...application, Phone: 'call me', 'Website (optional)': 'javascript:alert(1)' });
    await form.getByLabel('Business type').selectOption({ label: 'Bar' });
    await submit.click();
    await form.getByText('Please enter a valid phone number').waitFor();
    await expect.poll(() => faultOf(form, 'Website (optional)')).toMatch(/full web address/);
    expect(calls()).toBe(0);

    await fillIn(form, { ...application, 'Website (optional)': 'testarms.example' });
    await intercept(page, '**/applyAsPartner', (route) => route.abort());
    await submit.click();
    const box = form.getByRole('alert').filter({ hasText: 'Failed to submit application. Please try again.' });
    await box.getByText('Error', { exact: true }).waitFor();
    await page.unroute('**/applyAsPartner');
    const before = calls();
    await submit.dblclick();
    await page.getByRole('heading', { name: 'Application Submitted!' }).waitFor();
    expect(calls() - before).toBe(1);
    const [made, ...more] = (await db.collection(collections.partners).where('name', '==', name).get()).docs;
    expect(more).toEqual([]);
    expect(made?.data()).toMatchObject({
      status: 'form_submitted',
      area: 'brixton',
      website: 'https://testarms.example',
    });
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1 }).getByText('The walls are').waitFor();
    expect(complaints).toEqual([]);
    await made?.ref.delete();
  });

  describe('the newsletter', () => {
    const email = anAddress();
    const subscribe = async (page: Page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).dblclick();
      await page.getByText('Thanks for subscribing!').waitFor();
    };

    test('thanks once, with the campaign that led here kept', async () => {
      const { page } = await visits.open('/?utm_source=zine&utm_campaign=autumn');
      const calls = callsOf(page, 'subscribe');
      const button = page.getByRole('button', { name: 'Subscribe' });
      await button.waitFor();
      await expect.poll(() => button.isDisabled()).toBe(true);
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
      await button.click();
      await page.getByText('Please enter a valid email address').waitFor();
      await intercept(page, '**/subscribe', (route) => route.abort());
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await button.click();
      await page.getByRole('alert').getByText('That did not go through. Please try again.').waitFor();
      await page.unroute('**/subscribe');
      const before = calls();
      await subscribe(page);
      expect(calls() - before).toBe(1);
      const [kept] = (await db.collection(collections.subscribers).where('email', '==', email).get()).docs;
      expect(kept?.data()).toMatchObject({ utm_source: 'zine', utm_campaign: 'autumn', confirmed: false });
    });

    test('is confirmed by the link in the mail, which alone says that an address is known, and ended by another', async () => {
      const { page, complaints } = await visits.open('/');
      await subscribe(page);
      await page.getByText('Check your inbox').waitFor();
      expect(await stored(collections.subscribers, email)).toBe(1);
      const state = async () => {
        const [kept] = (await db.collection(collections.subscribers).where('email', '==', email).get()).docs;
        return [kept?.get('status'), kept?.get('confirmed')];
      };

      await page.goto(`${standInsUrl}/mail`);
      const links = page.getByRole('link', { name: `Open the link in the mail to ${email}` });
      await expect.poll(() => links.count()).toBe(2);
      await links.first().click();
      const button = page.getByRole('button', { name: 'Confirm subscription' });
      await button.waitFor();
      expect(await faults(page)).toEqual([]);
      // Opening the page does not confirm yet.
      expect(await state()).toEqual(['active', false]);
      await button.click();
      await page.getByRole('heading', { name: 'Thanks for subscribing!' }).waitFor();
      await page.getByRole('heading', { level: 1, name: 'You are on the list' }).waitFor();
      expect(await state()).toEqual(['active', true]);
      await page.reload();
      await button.click();
      await page.getByText('This email is already subscribed').waitFor();
      expect(await faults(page)).toEqual([]);

      const [mail] = (await (await fetch(`${standInsUrl}/mail/messages`)).json()).filter(
        ({ to }: { to: string }) => to === email,
      );
      await page.goto(/\S+\/newsletter\/unsubscribe#\S+/.exec(mail.text)?.[0] ?? '');
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
      await page.getByRole('heading', { level: 1, name: 'You are off the list' }).waitFor();
      expect(await state()).toEqual(['unsubscribed', false]);
      // A mail program does the same through Hosting with a POST. A person who opens the address
      // gets the page instead.
      const oneClick = mail.list_unsubscribe.slice(1, -1);
      const opened = await fetch(oneClick, { redirect: 'manual' });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, page.url()]);
      expect((await fetch(oneClick, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
      expect((await fetch(oneClick.slice(0, -1), { method: 'POST' })).status).toBe(404);
      expect(complaints).toEqual([]);
    });
  });
}
