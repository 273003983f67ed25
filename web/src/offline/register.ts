/** Lets pages that were opened once open again without a connection. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ pages: [location.pathname], files: [] });
  // The worker sees only what is asked for after it took over. A file that was under way just then
  // is reported later, so this goes on listening.
  new PerformanceObserver((list) => {
    const files = filesWithoutWorker(list.getEntries());
    if (files.length > 0) active?.postMessage({ pages: [], files });
  }).observe({ type: 'resource', buffered: true });
}

/** The addresses of the files that reached the page past the service worker. */
function filesWithoutWorker(entries: PerformanceEntryList): string[] {
  return (
    entries
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ workerStart }) => workerStart === 0)
      // From other hosts only pictures are cached: everything else there is live data.
      .filter(({ name, initiatorType }) => initiatorType === 'img' || name.startsWith(`${location.origin}/`))
      .map(({ name }) => name)
  );
}
