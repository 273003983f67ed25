import { expect, test } from 'vitest';
import { entryMail } from './entry-mail.ts';
import { partsOfWithdrawToken, toWithdrawToken, withdrawPhotoInput, withdrawTokenIn } from './withdraw.ts';

const id = '3f9a01bc-77aa-8000-9000-0123456789ab';
const hash = 'a1B2'.repeat(8);
const token = toWithdrawToken(id, hash);

test('a token names its photo, and a link opens it whatever a mail program adds', () => {
  expect(partsOfWithdrawToken(token)).toEqual({ submissionId: id, hash });
  for (const ending of ['', '.', '?utm_source=mail', ')', '%20'])
    expect(withdrawTokenIn(`#${token}${ending}`)).toBe(token);
  for (const cut of [id, token.slice(0, -1), `${id}.`, '']) {
    expect(withdrawTokenIn(`#${cut}`)).toBeNull();
    expect(withdrawPhotoInput.safeParse({ token: cut }).success).toBe(false);
  }
});

test('the mail to the sender has the link, and no word that a visitor typed', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const mail = entryMail({ email: 'cara@canary.example' }, { token, site: 'https://walls.example', now });
  expect(mail.to).toBe('cara@canary.example');
  expect(mail.text).toContain(`\nhttps://walls.example/contest/withdraw#${token}\n`);
});
