/** The child of `parent` that `node` has been put into, such as a translator's `<font>`; null when it is not below `parent` any more. */
function placeIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Lets React take away, and put something before, a node that somebody else has moved: translators of browsers wrap text in elements
 * of their own or replace it (docs/decisions/translated-pages.md; github.com/facebook/react/issues/11538). What holds the node now
 * stands for it. Where nothing does, nothing is taken away, and the new node comes last.
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
