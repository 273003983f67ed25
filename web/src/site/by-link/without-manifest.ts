/**
 * Takes the site's manifest off this page. Its `start_url` is the home page: an icon on a phone's home screen
 * would lose the link's token. Without a manifest the icon opens the page itself.
 * @returns the way back
 */
export function withoutManifest(): () => void {
  const manifest = document.querySelector('link[rel="manifest"]');
  const { parentNode: head = null, nextSibling: next = null } = manifest ?? {};
  manifest?.remove();
  return () => {
    if (manifest) head?.insertBefore(manifest, next?.parentNode === head ? next : null);
  };
}
