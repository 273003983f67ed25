/** Selects the elements of the head that say the same kind of thing. */
function kindOf(element: Element): string {
  const tag = element.localName;
  for (const key of ['name', 'property', 'rel']) {
    const value = element.getAttribute(key);
    if (value !== null) return `${tag}[${key}="${value}"]`;
  }
  return tag;
}

/**
 * Removes what the server wrote into the head for readers without scripts, once the application has
 * written its own. What React hydrated stays.
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
