import type { Page } from 'playwright-core';

type Focus = { readonly name: string; readonly problems: readonly string[] };

/**
 * The focused element and its faults: no ring, or something covers it. Null for the document itself.
 */
const look = (page: Page): Promise<Focus | null> =>
  page.evaluate(() => {
    // The skip link may be sliding in or out, and a page that draws nothing never ends the
    // animation.
    for (const animation of document.getAnimations()) animation.finish();
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const name = `${element.tagName} ${element.textContent?.slice(0, 40) || element.getAttribute('name') || element.id}`;
    // A link that fills its card may show the ring on the card or on what it lays over it, and a hidden
    // box on its label.
    const isRing = (around: Element | null, pseudo?: string) => {
      if (!around) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(around, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const around = [element, element.closest('article'), element.closest('label')];
    const isRinged = around.some((one) => isRing(one)) || isRing(element, '::after');
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = [top + 6, (top + bottom) / 2, bottom - 6].map((y) => document.elementFromPoint((left + right) / 2, y));
    const isSeen = over.some((there) => there && (element.contains(there) || there.contains(element)));
    const covered = `covered or off screen: ${over.map((there) => there?.outerHTML.slice(0, 60)).join(' ')} at ${top}`;
    return { name, problems: [...(isRinged ? [] : ['no ring']), ...(isSeen ? [] : [covered])] };
  });

/**
 * Presses Tab from the start of the page to its end, at most `limit` times.
 * @returns the names of what had the focus, in order, and the faults of each
 */
export async function tabThrough(page: Page, limit: number): Promise<{ reached: string[]; problems: string[] }> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // Without a tabindex of its own the document's start takes the focus, and Tab goes on from there.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const reached: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await look(page);
    if (!focus) break;
    reached.push(focus.name);
    problems.push(...focus.problems.map((problem) => `${focus.name}: ${problem}`));
  }
  return { reached, problems };
}
