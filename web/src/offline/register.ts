const register = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    // Of other hosts pictures only: what else is asked there is live data.
    const files = loaded
      .filter(({ name, initiatorType }) => initiatorType === 'img' || name.startsWith(`${location.origin}/`))
      .map(({ name }) => name);
    active?.postMessage({ page: location.pathname, files });
  } catch (error) {
    // A browser that allows none still shows the site, online.
    console.warn('The site cannot be kept for use without a connection', error);
  }
};

/** Lets pages that were opened once open again without a connection; after loading, so that it delays nothing. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}
