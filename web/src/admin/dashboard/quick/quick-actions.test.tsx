import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { QuickActions } from './quick-actions.tsx';
import { quickTexts } from './texts.ts';

test('the dashboard has three quick actions that work', () => {
  const page = renderToString(
    <StaticRouter location="/admin">
      <QuickActions />
    </StaticRouter>,
  );
  expect(page).toContain('Quick Actions');
  expect(page).toMatch(/<button[^>]*><span[^>]*>Send Broadcast<\/span><\/button>/);
  expect(page).toMatch(/<button[^>]*><span[^>]*>Export Data<\/span><\/button>/);
  expect(page).toMatch(/<a[^>]*href="\/admin\/analytics"[^>]*>View Reports<\/a>/);
});

test('texts about one phone or number use the singular', () => {
  const reached = { recipients: 1, opted_out: 0, pages: 0, unreached: 0 };
  const figures = { ...reached, segments: 2, encoding: 'GSM-7', pence: 8 } as const;
  expect(quickTexts.costs(figures)).toBe('1 phone, 2 segments each, about £0.08');
  expect(quickTexts.sendTo({ ...figures, recipients: 1200 })).toBe('Send to 1,200 phones');
  expect(quickTexts.sendTo({ ...figures, pages: 3 })).toBe('Send to 1 phone and 3 pages');
  expect(quickTexts.sendTo({ ...figures, recipients: 0, pages: 1 })).toBe('Send to 1 page');
  expect(quickTexts.sendTo({ ...figures, recipients: 0 })).toBe('Send');
  expect([quickTexts.onPages(1), quickTexts.onPages(3)]).toEqual([
    '1 team reads it on its page.',
    '3 teams read it on their pages.',
  ]);
  expect([quickTexts.optedOut(1), quickTexts.optedOut(2)]).toEqual([
    '1 number has opted out of texts and will not get it.',
    '2 numbers have opted out of texts and will not get it.',
  ]);
  expect(quickTexts.saved('bookings.csv', 1)).toBe('bookings.csv is saved: 1 row.');
});
