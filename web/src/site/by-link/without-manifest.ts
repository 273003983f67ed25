/**
 * Takes the site's manifest off this page: its `start_url` is the home page, and an icon on a
 * phone's home screen would lose the link's token.
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
