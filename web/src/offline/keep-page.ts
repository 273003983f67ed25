/**
 * Lets the present page open again without a connection. The service worker itself sees only the
 * pages that the browser asks for, not those that a link of the site leads to.
 */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const pages = [location.pathname];
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ pages, files: [] }));
}
