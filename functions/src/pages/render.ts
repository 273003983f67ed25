import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Answers, type Drawer, type Drawing, readAddress } from '@streetlore/domain/page';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { readPublic } from '../store/public.ts';

/** Rounds of asking and answering: a tour by its name, then its stops and partners. */
const MOST_ROUNDS = 4;

/**
 * Draws the page at `path` with what the public may read. The page itself says what it wants to know, and asks further once it
 * knows something.
 */
export async function drawPage({ db }: Services, drawer: Drawer, path: string): Promise<Drawing> {
  let answers: Answers = new Map();
  // Nothing is read for an address that can be none of ours.
  if (readAddress(path).kind === 'missing') return drawer.draw(path, answers);
  for (let round = 1; ; round += 1) {
    const drawing = drawer.draw(path, answers);
    if (drawing.questions.length === 0 || round === MOST_ROUNDS) return drawing;
    const given = await Promise.all(
      drawing.questions.map(async (question) => [question.name, await readPublic(db, question)] as const),
    );
    answers = new Map([...answers, ...given]);
  }
}

/** Where the site's build leaves its drawer (web/build/drawer.ts), beside this bundle. */
const file = join(__dirname, 'site', 'draw.js');
let loading: Promise<Drawer> | undefined;

/**
 * The site's drawer, loaded once; null while there is none, where the functions were built without the site. Pages are then drawn
 * by the browser alone.
 */
export async function loadDrawer(): Promise<Drawer | null> {
  if (!existsSync(file)) return null;
  loading ??= import(pathToFileURL(file).href) as Promise<Drawer>;
  try {
    return await loading;
  } catch (error) {
    log.error('The site cannot be drawn here', {}, error);
    return null;
  }
}
