/** Lets pages that were opened once open again without a connection. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  // From other hosts only pictures are cached: everything else there is live data.
  const files = loaded
    .filter(({ name, initiatorType }) => initiatorType === 'img' || name.startsWith(`${location.origin}/`))
    .map(({ name }) => name);
  active?.postMessage({ page: location.pathname, files });
}
