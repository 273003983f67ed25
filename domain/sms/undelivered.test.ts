import { expect, test } from 'vitest';
import { ERASED_NUMBER } from '../phone/index.ts';
import { unreachedPhones } from './undelivered.ts';

const [ann, bob, cat] = ['+447700900101', '+447700900102', '+447700900103'] as const;
const failed = (
  id: string,
  phone_number: string,
  error_code: number | null = 30003,
  booking_id: string | null = 'b',
) => ({
  id,
  phone_number,
  error_code,
  booking_id,
});
const hunt = { id: 'b', status: 'confirmed', phone_numbers: [ann, bob] };

test('fifteen failed texts to a landline are one phone, which a retry cannot help', () => {
  const texts = [failed('m0', bob), ...Array.from({ length: 15 }, (_, n) => failed(`m${n + 1}`, ann, 30006))];
  expect(unreachedPhones(texts, [hunt])).toEqual([
    { phone_number: bob, newest: texts[0], texts: 1, mayRetry: true, hunt: { id: 'b', hasOthers: true } },
    { phone_number: ann, newest: texts[1], texts: 15, mayRetry: false, hunt: { id: 'b', hasOthers: true } },
  ]);
});

test.each([
  [21211, false],
  [21614, false],
  [30005, false],
  [30003, true],
  [30007, true],
  [null, true],
])('after error %s sending again may help: %s', (code, mayRetry) =>
  expect(unreachedPhones([failed('m', ann, code)], [])).toMatchObject([{ mayRetry, hunt: null }]),
);

test('a phone that has opted out, was erased or has left the hunt is left out', () => {
  const texts = [failed('m1', ann, 21610), failed('m2', ERASED_NUMBER), failed('m3', cat)];
  expect(unreachedPhones(texts, [hunt])).toEqual([]);
});

test('a completed hunt offers no change of number, and a hunt with one phone has no others', () => {
  const of = (given: object) => unreachedPhones([failed('m', ann)], [{ ...hunt, ...given }])[0]?.hunt;
  expect(of({ status: 'completed' })).toBeNull();
  expect(of({ phone_numbers: [ann, ann, ERASED_NUMBER] })).toEqual({ id: 'b', hasOthers: false });
});
