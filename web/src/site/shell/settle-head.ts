/** What an element of the head says, as a selector for others that say the same. */
function kindOf(element: Element): string {
  const tag = element.localName;
  for (const key of ['name', 'property', 'rel']) {
    const value = element.getAttribute(key);
    if (value !== null) return `${tag}[${key}="${value}"]`;
  }
  return tag;
}

/**
 * Once the application has written a head of its own: removes what the server wrote for readers without scripts.
 * What React hydrated, instead of writing it anew, stays.
 */
export function settleHead(): void {
  for (const element of document.head.querySelectorAll('[data-static]')) {
    const same = document.head.querySelectorAll(`${kindOf(element)}:not([data-static])`);
    const isPageOwn =
      element.localName === 'title' || element.localName === 'meta' || element.matches('[rel=canonical]');
    if (same.length > 0 || !isPageOwn) element.remove();
    else element.removeAttribute('data-static');
  }
}
