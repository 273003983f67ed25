import { readFileSync } from 'node:fs';
import { gameCommands } from '@streetlore/domain/commands';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { servePage } from './page.ts';

test('the phone gets a button for every command of the game', async () => {
  const app = new Hono();
  servePage(app, '+447700900000', () => []);
  const page = await (await app.request('/')).text();
  expect(/data-commands="([^"]*)"/.exec(page)?.[1]?.split(' ')).toEqual([...gameCommands]);
});

test('README names every command', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const section = /## Play a hunt.*?\n## /s.exec(readme)?.[0] ?? '';
  expect(new Set(section.match(/(?<=`)[A-Z]+(?=`)/g))).toEqual(new Set(gameCommands));
});

// The guide is prose, so it cannot import the list of commands.
test('the guide to Twilio names every command that must not become a keyword there', () => {
  const guide = readFileSync(new URL('../../../../docs/twilio.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const listed = /any word that players send \(([^)]*)\)/.exec(guide)?.[1] ?? '';
  const twilios = ['START', 'HELP'];
  expect(new Set(listed.match(/[A-Z]{2,}/g))).toEqual(new Set(gameCommands.filter((one) => !twilios.includes(one))));
});
