import { adminSections } from '@streetlore/domain/paths';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../testing/words.tsx';
import { sections } from './sections.tsx';

test('the dashboard has all its parts in order, and shows that it is loading', () => {
  const [first] = sections;
  if (!first) throw new Error('There are no sections');
  const said = wordsOf(htmlOf(<first.Screen />));
  const parts = [
    ...['Needs You', 'Refresh'],
    ...['Hunt Tracking', 'Loading admin dashboard...'],
    ...['Total Bookings', 'Completed Today', 'Messages Today', 'Revenue Today'],
    ...['Quick Actions', 'Send Broadcast', 'Export Data', 'View Reports'],
    ...['SMS Message Analytics', 'Total', 'Today', 'Last 7 days', 'Last 30 days'],
    'System Health',
    ...['AI-Powered Content Suggestions', 'Refresh Suggestions'],
  ];
  expect(said).toMatch(new RegExp(parts.map((part) => part.replace(/\./g, '\\.')).join('.*')));
  expect(said).not.toContain('Article Generation Queue');
});

test('the navigation has all sections whose widths, reads and costs are measured', () => {
  expect(sections.map(({ path }) => path).toSorted()).toEqual(['', ...adminSections].toSorted());
});
