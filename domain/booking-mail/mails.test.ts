import { describe, expect, test } from 'vitest';
import { bookingTexts } from '../booking/index.ts';
import { htmlMail, type MailDraft } from '../mail/index.ts';
import { huntAlone } from '../order/index.ts';
import { aBooking, aTour } from '../testing/index.ts';
import { cancelledMail, confirmationMail, movedMail, type OrderMail } from './index.ts';

const trader = {
  name: 'Walls & Co',
  company_number: 'SC123456',
  registered_in: 'Scotland',
  address: '1 Brick Lane, London',
  email: 'hello@walls.test',
  vat: 'GB 123 4567 89',
};
const paidAt = new Date('2026-11-27T14:20:00Z');
const address = 'https://streetlore.test/hunt#a-token';

type Given = Partial<Parameters<typeof aBooking>[0]>;
function about(given: Given = {}, tour: OrderMail['tour'] = aTour()) {
  const phones = { phone_numbers: ['+447700900123', '+447700900456'], participants: 2, amount: 1800 };
  const booking = aBooking({ email: 'ada@example.test', created_at: paidAt, ...phones, ...given });
  return {
    ...{ order: huntAlone({ ...booking, id: 'f2a94c1e-77b0' }), tour, site: 'https://streetlore.test' },
    ...{ token: 'a-token', tokenOf: () => 'a-token', teamToken: 'team-token', boardToken: null },
  };
}
const saturday = { start_window: { day: '2026-12-05', opens_at: new Date('2026-12-05T06:00:00Z') } };

/** What a reader of the HTML sees, and where its links lead. */
function read(mail: MailDraft | null) {
  const html = htmlMail(mail?.subject ?? '', mail?.html ?? '', trader);
  const words = html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")
    .replace(/\s+/g, ' ');
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return { html, words, links, text: mail?.text ?? '', subject: mail?.subject, to: mail?.to };
}
/** Asserts that the plain text and the HTML both say something. */
function bothSay(mail: MailDraft | null, ...said: string[]) {
  const { words, text } = read(mail);
  for (const one of said) {
    expect(words).toContain(one);
    expect(text.replace(/\s+/g, ' ')).toContain(one);
  }
}

describe('the confirmation of a paid booking', () => {
  test('for today says until when it can be started, where it begins, what was paid, and how to change it', () => {
    const mail = confirmationMail(about());
    expect(read(mail)).toMatchObject({ to: 'ada@example.test', subject: 'Your hunt is booked: Color & Vinyl' });
    bothSay(
      mail,
      'Color & Vinyl, for 2 people.',
      'Start by Sat 28 Nov, 14:20, London time.',
      'Wall 1',
      'Shoreditch High Street, 4 minutes',
      'Phone ending in 123',
      'Phone ending in 456',
      '£18.00',
      'F2A94C1E',
      bookingTexts.changeRule,
      bookingTexts.noRightToCancel,
      ...bookingTexts.startSteps.flatMap(({ title, text }) => [title, text]),
    );
  });

  test('for a day names the day in its subject and its hours in the mail, also in summer', () => {
    const mail = confirmationMail(about(saturday));
    expect(mail?.subject).toBe('Your hunt is booked: Color & Vinyl, Sat 5 Dec');
    bothSay(mail, 'Start from Sat 5 Dec, 06:00, until Sun 6 Dec, 06:00, London time.');
    const june = { start_window: { day: '2026-06-06', opens_at: new Date('2026-06-06T05:00:00Z') } };
    bothSay(
      confirmationMail(about({ ...june, created_at: new Date('2026-06-01T12:00:00Z') })),
      'Start from Sat 6 Jun, 06:00, until Sun 7 Jun, 06:00, London time.',
    );
  });

  test('says how those without a phone join, only if there are some', () => {
    const said = bookingTexts.othersJoin(1);
    bothSay(confirmationMail(about({ participants: 3 })), said);
    for (const { words, text } of [read(confirmationMail(about())), read(confirmationMail(about({ participants: 2 })))])
      expect(words + text).not.toContain(said);
  });

  test('by a voucher says so instead of a price', () => {
    const mail = confirmationMail(about({ amount: 0, paid_by: { by: 'voucher', pence: 1800 } }));
    bothSay(mail, 'Paid by voucher');
    expect(JSON.stringify(mail)).not.toMatch(/£/);
  });

  test('with a gift and a card says what each paid', () => {
    const mail = confirmationMail(about({ amount: 800, paid_by: { by: 'gift', pence: 1000 } }));
    bothSay(mail, '£10.00 by gift');
    bothSay(mail, '£8.00');
  });

  test('has the link to the booking first, and loads nothing by itself', () => {
    const { html, links, text } = read(confirmationMail(about(saturday)));
    expect(links).toEqual([address, 'https://www.google.com/maps/search/?api=1&query=51.524%2C-0.078']);
    expect(/https?:\S+/.exec(text)?.[0]).toBe(address);
    expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(|src=/);
  });

  test('has no whole number, and no word that a visitor typed', () => {
    const mail = confirmationMail(about({ team_name: 'Call 0900 now' }));
    expect(JSON.stringify(mail)).not.toMatch(/7700|Call 0900/);
  });

  test('tells the owner of a phone that has opted out what to do', () => {
    bothSay(
      confirmationMail(about({ opted_out: [1] })),
      'Phone ending in 456: it has opted out of our texts. Text UNSTOP',
    );
  });

  test('sends a team of a party that begins at another wall to that wall, and says whose the station is', () => {
    const at = { latitude: 51.5242, longitude: -0.07733 };
    const tour = aTour({ walls: [...aTour().walls, { ...at, name: 'Ebor Street', stop_number: 3 }] });
    const mail = confirmationMail(about({ party: { board_id: 'x', first_stop: 3, held: true } }, tour));
    bothSay(mail, 'Ebor Street', "Station of the tour's first wall", 'Shoreditch High Street, 4 minutes');
    expect(read(mail).words).not.toContain('Wall 1');
    expect(read(mail).links.join()).toContain('51.5242');
  });

  test('leaves out what nobody has filled in, and where it begins when the tour is gone', () => {
    const bare = read(confirmationMail(about({}, aTour({ station: '', first_wall: '' }))));
    const gone = read(confirmationMail(about({}, null)));
    for (const { words, text } of [bare, gone])
      for (const said of [words, text]) expect(said).not.toMatch(/Where it begins|station|maps/);
    expect(gone.links).toEqual([address]);
  });

  test('shows markup as the words it was typed as', () => {
    const tour_name = `<img src=x onerror="a('b')">`;
    const { html, words } = read(confirmationMail(about({ tour_name }, aTour({ first_wall: '"><script>1</script>' }))));
    expect(html).not.toMatch(/<img|<script/);
    expect(words).toContain(`${tour_name}, for 2 people.`);
    expect(words).toContain('"><script>1</script>');
  });

  test('is signed by the trader, and is not written to a booking without an address', () => {
    expect(read(confirmationMail(about())).words).toContain(
      'Streetlore is run by Walls & Co, registered in Scotland, company number SC123456. Registered office: 1 Brick Lane, London. hello@walls.test VAT number GB 123 4567 89.',
    );
    for (const none of [confirmationMail(about({ email: null })), movedMail(about({ email: null }), 'us')])
      expect(none).toBeNull();
  });
});

test('the mail about a move has the new time, the link, and what to do if it was a stranger', () => {
  const mail = movedMail(about(saturday), 'link');
  expect(mail?.subject).toBe('Your hunt has been moved: Color & Vinyl, Sat 5 Dec');
  bothSay(mail, 'Start from Sat 5 Dec, 06:00, until Sun 6 Dec, 06:00, London time.', 'Wall 1', 'make a new link');
  expect(read(mail).links[0]).toBe(address);
  expect(movedMail(about(), 'link')?.subject).toBe('Your hunt has been moved: Color & Vinyl');
  bothSay(movedMail(about(), 'link'), 'Start by Sat 28 Nov, 14:20, London time.');
});

describe('the mail about a cancellation', () => {
  test('names the sum that goes back, and has no link to the booking', () => {
    const mail = cancelledMail(about(saturday), { due: 1800, gift: null });
    expect(mail?.subject).toBe('Your hunt has been cancelled: Color & Vinyl');
    bothSay(mail, '£18.00 goes back to where it came from.', 'F2A94C1E');
    expect(JSON.stringify(mail)).not.toContain('a-token');
  });

  test('says of a voucher that it can be used again, and names no sum', () => {
    const mail = cancelledMail(about({ amount: 0 }), { due: 0, gift: 'voucher' });
    bothSay(mail, 'The voucher can be used again.');
    expect(JSON.stringify(mail)).not.toContain('goes back');
  });
});
