import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { Guard } from './guard.tsx';
import { LoginPage } from './login-page.tsx';
import { NewPasswordPage } from './new-password-page.tsx';

test('the guard lets nobody in before their identity is known', () => {
  expect(wordsOf(htmlOf(<Guard>secret</Guard>))).toBe(' Checking authentication... ');
});

test('the login asks for e-mail and password', () => {
  const page = htmlOf(<LoginPage />, '/admin/login');
  expect(wordsOf(page)).toContain('Admin login Email Password Sign in');
  expect(page).toMatch(/<input[^>]*type="email"[^>]*name="email"/);
  expect(page).toMatch(/<input[^>]*type="password"[^>]*name="password"/);
});

test('the page for a new password checks the link before it asks for anything', () => {
  const page = htmlOf(<NewPasswordPage />, '/admin/password?oobCode=code');
  expect(wordsOf(page)).toContain('New password Checking the link...');
  expect(page).not.toContain('<input');
});
