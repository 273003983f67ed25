/**
 * Lets a page open without a connection that the visitor has reached from another page of the site.
 * The service worker only sees the pages that the browser asks for. A page behind a link is
 * reloaded, and opened again, where there is no network.
 */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const page = location.pathname;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ page, files: [] }));
}
