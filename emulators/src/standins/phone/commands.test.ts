import { readFileSync } from 'node:fs';
import { gameCommands } from '@streetlore/domain/commands';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

// The phone's page is plain JavaScript and the guide to Twilio is prose, so neither can import the
// list of commands.
test('the phone has a button for every command of the game', () => {
  const listed = /const keywords = \[([^\]]*)\]/.exec(textOf('./page/phone.js'))?.[1] ?? '';
  expect(listed.match(/[A-Z]+/g)).toEqual([...gameCommands]);
});

test('the guide to Twilio names every command that must not become a keyword there', () => {
  const listed =
    /any word that players send \(([^)]*)\)/.exec(textOf('../../../../docs/twilio.md').replace(/\s+/g, ' '))?.[1] ?? '';
  const twilios = ['START', 'HELP'];
  expect(new Set(listed.match(/[A-Z]{2,}/g))).toEqual(new Set(gameCommands.filter((one) => !twilios.includes(one))));
});
