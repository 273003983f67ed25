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
 * Once the application has written a head of its own: takes out what the document was served with for readers without scripts.
 * What React took over, instead of writing it anew, stays.
 */
export function settleHead(): void {
  for (const served of document.head.querySelectorAll('[data-static]')) {
    const same = document.head.querySelectorAll(`${kindOf(served)}:not([data-static])`);
    const isPageOwn = served.localName === 'title' || served.localName === 'meta' || served.matches('[rel=canonical]');
    if (same.length > 0 || !isPageOwn) served.remove();
    else served.removeAttribute('data-static');
  }
}
