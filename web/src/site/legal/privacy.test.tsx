import { inquiryNames } from '@streetlore/domain/contact';
import { periodOf, retentionKinds } from '@streetlore/domain/retention';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { keptByBrowser } from './kept-by-browser.ts';
import PrivacyPage from './privacy-page.tsx';
import { keptKinds, processors, purposes } from './processing.ts';

const said = wordsOf(htmlOf(<PrivacyPage />, '/'));

test('the privacy page names each purpose with its lawful basis, and each processor with country and transfer', () => {
  for (const { purpose, data, basis } of purposes) expect(said).toContain(`${purpose} ${data} ${basis}`);
  for (const { name, where, transfer } of processors)
    for (const words of [name, where, transfer]) expect(said).toContain(words);
});

test('the privacy page tells every period of the table of retention', () => {
  for (const kind of retentionKinds) expect(said).toContain(`${keptKinds[kind]} ${periodOf(kind)}`);
});

test('the privacy page names every right, and complaints to us before the ICO', () => {
  for (const right of ['Access', 'Portability', 'Rectification', 'Erasure', 'Restriction', 'Objection'])
    expect(said).toContain(`${right}:`);
  expect(said).toMatch(new RegExp(`${inquiryNames.data_protection}.*within 30 days.*ico.org.uk`));
});

test('the privacy page tells what the browser keeps, why and how long, with a switch for the campaign', () => {
  for (const { what, why, until } of keptByBrowser) expect(said).toContain(`${what} ${why} ${until}`);
  expect(said).toContain('Do not keep which campaign led me here');
});
