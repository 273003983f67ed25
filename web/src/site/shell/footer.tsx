import { lazyLive } from '../../server-rendering/lazy-live.tsx';

/** Nobody reads the footer first, so its code comes after what is on the first screen. */
const Content = lazyLive(() => import('./live/footer-content.tsx').then((content) => content.default), {
  fallback: () => null,
  firebase: false,
});

export function Footer() {
  return (
    <footer>
      <Content />
    </footer>
  );
}
