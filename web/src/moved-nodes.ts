/** The child of `parent` that now holds `node`, such as a translator's `<font>`, or null. */
function placeIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Lets React remove a node that a browser's translator has wrapped or replaced, and put a new node
 * before it (docs/decisions/translated-pages.md; github.com/facebook/react/issues/11538). The
 * element that holds the moved node stands for it. If none does, nothing is removed and the new
 * node goes last.
 */
export function tolerateMovedNodes(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && placeIn(this, before));
    return node;
  };
}
