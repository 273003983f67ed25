import type { Page } from 'playwright-core';

/** How many sheets of A4 the printed page takes. */
export async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/**
 * What the printed page shows and paper has no use for, and what it lacks.
 * @param isForPaper whether people print this page, so that it must not show buttons
 */
export async function printedFaults(page: Page, isForPaper: boolean): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(
    (buttons) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const useless = seen(`body header, nav[aria-label="Footer"]${buttons}`);
      return [
        ...useless.map((one) => `prints ${one.tagName} ${one.textContent?.trim().slice(0, 40)}`),
        ...(seen('h1').length > 0 ? [] : ['prints no heading']),
      ];
    },
    isForPaper ? ', button, [role="button"]' : '',
  );
  await page.emulateMedia({ media: null });
  return faults;
}

/**
 * What is chosen among others (a tab, a layout, the page in the navigation) and looks like them where
 * the visitor's system chooses the colours.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() => {
    const look = (one: Element) => {
      const { backgroundColor, borderBottomStyle, borderBottomWidth, textDecorationLine } = getComputedStyle(one);
      return [backgroundColor, borderBottomStyle, borderBottomWidth, textDecorationLine].join();
    };
    const groups: readonly (readonly [group: string, chosen: string, other: string])[] = [
      ['[role="tablist"]', '[aria-selected="true"]', '[aria-selected="false"]'],
      ['[role="group"]', '[aria-pressed="true"]', '[aria-pressed="false"]'],
      ['nav', '[aria-current="page"]', 'a:not([aria-current])'],
    ];
    return groups.flatMap(([group, chosen, other]) =>
      [...document.querySelectorAll(group)].flatMap((parent) => {
        const seen = (selector: string) =>
          [...parent.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
        const others = seen(other);
        return seen(chosen)
          .filter((one) =>
            others.some((beside) => beside.parentElement === one.parentElement && look(beside) === look(one)),
          )
          .map((one) => `${parent.tagName}: ${one.textContent}`);
      }),
    );
  });
  await page.emulateMedia({ forcedColors: null });
  return lost;
}
