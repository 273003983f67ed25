import { afterEach, expect, test, vi } from 'vitest';
import { withoutManifest } from './without-manifest.ts';

afterEach(() => vi.unstubAllGlobals());

function headOf(...names: readonly string[]) {
  type Element = { name: string; parentNode: unknown; nextSibling: Element | null; remove: () => void };
  const children: Element[] = [];
  const head = {
    insertBefore: (element: Element, next: Element | null) => {
      if (next && !children.includes(next)) throw new Error('The next element is not in the head.');
      element.parentNode = head;
      children.splice(next ? children.indexOf(next) : children.length, 0, element);
    },
  };
  for (const name of names) {
    const element: Element = {
      name,
      parentNode: head,
      get nextSibling() {
        return children[children.indexOf(element) + 1] ?? null;
      },
      remove: () => {
        children.splice(children.indexOf(element), 1);
        element.parentNode = null;
      },
    };
    children.push(element);
  }
  vi.stubGlobal('document', { querySelector: () => children.find(({ name }) => name === 'manifest') ?? null });
  return { names: () => children.map(({ name }) => name), remove: (at: number) => children[at]?.remove() };
}

test('the manifest goes, and comes back to its place when the page is left', () => {
  const head = headOf('title', 'manifest', 'icon');
  const putBack = withoutManifest();
  expect(head.names()).toEqual(['title', 'icon']);
  putBack();
  expect(head.names()).toEqual(['title', 'manifest', 'icon']);
});

test('the manifest comes back to the end where what followed it is gone', () => {
  const head = headOf('title', 'manifest', 'icon');
  const putBack = withoutManifest();
  head.remove(1);
  putBack();
  expect(head.names()).toEqual(['title', 'manifest']);
});

test('a page without a manifest stays as it is', () => {
  const head = headOf('title');
  withoutManifest()();
  expect(head.names()).toEqual(['title']);
});
