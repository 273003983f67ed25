import { lazyLive } from '../../server-rendering/lazy-live.tsx';

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
