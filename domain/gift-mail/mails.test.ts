import { expect, test } from 'vitest';
import { aGift } from '../testing/index.ts';
import { giftCancelledMail, giftMail, giftReceiptMail, giftReminderMail } from './index.ts';

const about = (given = {}) => ({
  gift: { ...aGift(given), id: 'g' },
  site: 'https://streetlore.test',
  code: '7K3M-XW09-QTB2',
  buyersToken: 'g.buyer',
  recipientsToken: 'g.recipient',
});

test('the recipient reads message, code and end, and never the buyer’s link', () => {
  const mail = giftMail(about({ message: 'Happy <b>birthday</b> & "more"' }));
  expect(mail).toMatchObject({ to: 'sam@example.test', subject: 'You have a gift' });
  for (const said of ['7K3M-XW09-QTB2', '£50', '20 Nov 2028', 'Hello Sam,', '/gift#g.recipient']) {
    expect(mail?.text).toContain(said);
    expect(mail?.html).toContain(said);
  }
  expect(mail?.html).toContain('Happy &lt;b&gt;birthday&lt;/b&gt; &amp; &quot;more&quot;');
  expect(JSON.stringify(mail)).not.toContain('g.buyer');
});

test('the buyer reads the sum and where it goes, and gets a link but no code by mail', () => {
  const mail = giftReceiptMail(about());
  expect(mail?.to).toBe('buyer@example.test');
  for (const said of ['£50.00', 'sam@example.test', '/gift/buyer#g.buyer', 'within 14 days'])
    expect(mail?.text).toContain(said);
  expect(mail?.text).not.toContain('7K3M');
});

test('the reminder goes to the recipient, or to the buyer who printed it, and says what is left', () => {
  expect(giftReminderMail(about({ pence_left: 1_250 }))).toMatchObject({
    to: 'sam@example.test',
    text: expect.stringContaining('£12.50 is left on it. You can use it until 20 Nov 2028.'),
  });
  expect(giftReminderMail(about({ recipient_email: null }))?.to).toBe('buyer@example.test');
});

test('nobody is written to without an address', () => {
  const erased = about({ buyer_email: null, recipient_email: null });
  for (const mail of [
    giftMail(erased),
    giftReceiptMail(erased),
    giftReminderMail(erased),
    giftCancelledMail(erased, 1),
  ])
    expect(mail).toBeNull();
});
