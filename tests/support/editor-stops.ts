import type { Locator, Page } from 'playwright-core';

/** A stop in the list of the tour editor. */
export const editorStop = (page: Page, n: number): Locator =>
  page.getByRole('listitem', { name: `Stop ${n}`, exact: true });

/** Opens a closed stop of the tour editor, and returns it. */
export async function openEditorStop(page: Page, n: number): Promise<Locator> {
  const stop = editorStop(page, n);
  await stop.getByRole('button', { name: `Stop ${n}`, expanded: false }).click();
  return stop;
}
