import { collections } from '@streetlore/domain/paths';
import { ERASED_NUMBER } from '@streetlore/domain/phone';
import { aBooking } from '@streetlore/domain/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { HuntPage } from './hunt-page.tsx';

const booking = { ...aBooking({ phone_numbers: ['+447700900123', ERASED_NUMBER] }), id: 'b1' };
const page = serverRendered(
  { [`${collections.bookings}/b1`]: booking },
  <Routes>
    <Route path="/admin/hunts/:bookingId" element={<HuntPage />} />
  </Routes>,
  '/admin/hunts/b1',
);

test('the players’ words stand before everything else of a hunt, as a phone shows them', () => {
  expect(page.indexOf('Texts of this hunt')).toBeGreaterThan(0);
  expect(page.indexOf('Texts of this hunt')).toBeLessThan(page.indexOf('Paid, not started'));
});

test('a press on a number calls it, unless its person was erased', () => {
  expect(new Set(page.match(/href="tel:[^"]*"/g))).toEqual(new Set(['href="tel:+447700900123"']));
  expect(page).toContain('Erased number');
});
