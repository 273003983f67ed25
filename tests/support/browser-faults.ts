import type { Page } from 'playwright-core';

/** When a browser's translator begins: before or after React hydrates the page. */
type Begin = 'before hydration' | 'after hydration';

/**
 * Wraps every text node in `<font><font>`, also nodes that come later, as Chrome's translator does.
 */
const translateFrom = (begin: Begin) => {
  const wrap = (text: Text) => {
    const isOurs = text.parentElement?.tagName === 'FONT';
    if (
      isOurs ||
      !text.data.trim() ||
      text.parentElement?.closest('script, style, textarea, title, head, svg, option, [translate=no]')
    )
      return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  };
  const start = () => {
    wrapAll();
    new MutationObserver(wrapAll).observe(document.documentElement, { childList: true, subtree: true });
  };
  if (begin === 'before hydration') document.addEventListener('readystatechange', start, { once: true });
  else window.addEventListener('hydrated', () => setTimeout(start), { once: true });
};

/** Makes the page behave as if a translator were at work on it. */
export const translated = (begin: Begin) => (page: Page) => page.addInitScript(translateFrom, begin);

/** Makes every access to a storage throw, as in a browser that blocks cookies. */
export const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });

/** Makes every database stay unopened, without an error. */
export const withDeadDatabase = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
  });

/**
 * Puts an element of its own beside every field before React hydrates the page, as password managers
 * do with their buttons.
 */
export const withFieldButtons = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('#root input')) field.after(document.createElement('com-manager'));
    });
  });
