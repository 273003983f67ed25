import { deserialise } from '@streetlore/domain/dated-json';
import { type DataRequest, DEHYDRATED_STATE_ID, type DehydratedState, type PageData } from '@streetlore/domain/page';

/**
 * How long (ms) dehydrated state may be shown: a CDN or the browser may have kept it for a while.
 */
export const FRESH_MS = 180_000;

let given: PageData = new Map();
const used = new Map<string, unknown>();
const requested = new Map<string, DataRequest>();

/**
 * The data that components now render with first: what the server has read, or the document
 * carries.
 */
export function hydrate(data: PageData): void {
  given = data;
  for (const memory of [used, requested]) memory.clear();
}

/**
 * The data that a listener begins with; undefined when there is none, or when `check` refuses it.
 */
export function initialData<T>(name: string, check: (value: unknown) => T | undefined): T | undefined {
  if (given.has(name) && !used.has(name)) used.set(name, check(given.get(name)));
  return used.get(name) as T | undefined;
}

/** On the server: notes that a component wants this data. */
export const requestData = (request: DataRequest) => requested.set(request.name, request);

/** What components have rendered since `hydrate`, and what data they were missing. */
export const dehydrate = () => ({
  data: new Map([...used].filter(([, value]) => value !== undefined)),
  missing: [...requested.values()].filter(({ name }) => !given.has(name)),
});

/**
 * Reads the document's dehydrated state.
 * @returns whether `root` can be hydrated: not when it is empty, out of date, or holds another page
 * (one kept for use without a connection)
 */
export function readDehydratedState(root: HTMLElement): boolean {
  if (root.dataset.path !== window.location.pathname) return false;
  const text = document.getElementById(DEHYDRATED_STATE_ID)?.textContent;
  if (!text) return true;
  const { at, data } = deserialise(text) as DehydratedState;
  if (Math.abs(Date.now() - at) > FRESH_MS) return false;
  hydrate(new Map(Object.entries(data)));
  return true;
}
