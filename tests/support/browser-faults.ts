import type { Page } from 'playwright-core';

/** When a browser's translator begins: before React finds the page, or once it stands. */
type Begin = 'before hydration' | 'after hydration';

/** Wraps every text node in `<font><font>`, now and as they come, as Chrome's translator does. */
const translateFrom = (begin: Begin) => {
  const wrap = (text: Text) => {
    const isOurs = text.parentElement?.tagName === 'FONT';
    if (isOurs || !text.data.trim() || text.parentElement?.closest('script, style, textarea, title, head, svg, option'))
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

/** The page is in translation. */
export const translated = (begin: Begin) => (page: Page) => page.addInitScript(translateFrom, begin);

/** Naming a storage throws, as where cookies are blocked. */
export const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });

/** No database ever opens, nor says that it does not. */
export const withDeadDatabase = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
  });
