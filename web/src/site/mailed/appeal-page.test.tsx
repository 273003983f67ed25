import { decisionSentences } from '@streetlore/domain/reports';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { AppealOver } from './appeal-over.tsx';
import { AppealedDecision } from './appealed-decision.tsx';
import MailedPage from './link-pages.tsx';

const token = 'a1B2c3D4e5F6g7H8i9J0kL';

test.each(['', '#', `#${token.slice(1)}`, '#<script>'])(
  '%j is no link of ours, and there is nothing to send',
  (hash) => {
    const page = htmlOf(<MailedPage />, `/appeal${hash}`);
    expect(page).toMatch(/<h1[^>]*>This link does not work</);
    expect(page).toContain('href="/contact"');
    expect(page).not.toMatch(/<textarea|<button/);
  },
);

test('a whole link waits for the decision before it asks anything', () => {
  const page = htmlOf(<MailedPage />, `/appeal#${token}.`);
  expect(page).toMatch(/<h1[^>]*>Appeal a decision</);
  expect(wordsOf(page)).toContain('Loading the decision');
});

test('the decision shows the thing, what was done, why, and the admin’s words', () => {
  const decided = {
    kind: 'photo',
    title: 'Crane',
    action: 'hide',
    reason: 'shows_a_person',
    words: 'On the left.',
  } as const;
  const words = wordsOf(htmlOf(<AppealedDecision appeal={{ state: 'open', ...decided }} />));
  expect(words).toContain('The photo “Crane”');
  expect(words).toContain(`${decisionSentences.shows_a_person} On the left.`);
  const nothing = { kind: null, title: null, action: null, reason: null, words: null };
  expect(htmlOf(<AppealedDecision appeal={{ state: 'ended', ...nothing }} />)).toBe('');
});

test.each([
  ['sent', 'We have your appeal'],
  ['final', 'This decision is final'],
  ['ended', 'A link to appeal lasts 30 days'],
] as const)('an appeal that is %s says so', (state, said) =>
  expect(wordsOf(htmlOf(<AppealOver state={state} />))).toContain(said),
);
