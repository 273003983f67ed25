const register = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    // From other hosts only pictures are cached; everything else there is live data.
    const files = loaded
      .filter(({ name, initiatorType }) => initiatorType === 'img' || name.startsWith(`${location.origin}/`))
      .map(({ name }) => name);
    active?.postMessage({ page: location.pathname, files });
  } catch (error) {
    // Without a service worker the site still works online.
    console.warn('The site cannot be kept for use without a connection', error);
  }
};

/** How long after a page has begun (ms): a first visit has better things to do than to load what it shows once more. */
const PATIENCE_MS = 4000;

/** Lets pages that were opened once open again without a connection. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void register(), PATIENCE_MS);
}
