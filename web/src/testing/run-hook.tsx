import { act, isValidElement, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';

type Running<Props, Result> = {
  readonly now: () => Result;
  readonly render: (props: Props) => Promise<void>;
  readonly after: (work: (now: Result) => unknown) => Promise<void>;
};

/** What React asks of the element that it renders into, until something is rendered. */
const emptyElement = () => {
  const nothing = () => undefined;
  const listening = { addEventListener: nothing, removeEventListener: nothing };
  const defaultView = { HTMLIFrameElement: class {} };
  const ownerDocument = { ...listening, nodeType: 9, defaultView, activeElement: null };
  return { ...listening, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', namespaceURI: null, ownerDocument };
};

let running = 0;

/**
 * Runs a hook with its state and effects, without a document. A component is a hook as well: its
 * result is what it renders, for `htmlOf`.
 */
export async function runHook<Props, Result>(
  use: (props: Props) => Result,
  first: Props,
): Promise<Running<Props, Result>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', new EventTarget());
  running += 1;
  let result: { readonly of: Result } | null = null;
  const Host = (given: { readonly props: Props }): ReactNode => {
    result = { of: use(given.props) };
    return null;
  };
  const root = createRoot(emptyElement() as unknown as HTMLElement);
  const render = (props: Props) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <Host props={props} />
        </MemoryRouter>,
      ),
    );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    running -= 1;
    if (running === 0) vi.unstubAllGlobals();
  });
  await render(first);
  const now = () => {
    if (!result) throw new Error('The hook has not run');
    return result.of;
  };
  return { now, render, after: (work) => act(async () => void (await work(now()))) };
}

type Props = Readonly<Record<string, unknown>>;

const elementsIn = (node: unknown): readonly ReactElement<Props>[] => {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  return isValidElement<Props>(node) ? [node, ...Object.values(node.props).flatMap(elementsIn)] : [];
};

export function propsIn<Given>(tree: ReactNode, component: (props: Given) => ReactNode): Given {
  const found = elementsIn(tree).find(({ type }) => type === component);
  if (!found) throw new Error(`${component.name} is not rendered`);
  return found.props as Given;
}

export function handlerIn<Value>(tree: ReactNode, name: string): (value: Value) => void {
  const found = elementsIn(tree).find(({ props }) => typeof props[name] === 'function');
  if (!found) throw new Error(`Nothing has ${name}`);
  return found.props[name] as (value: Value) => void;
}
