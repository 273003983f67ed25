import { useRef } from 'react';
import { lazyLive } from '../../../server-rendering/lazy-live.tsx';
import look from '../../../ui/map/map.module.css';
import { useNearScreen } from '../../../ui/use-near-screen.ts';
import type { MapProps } from './drawn-map.tsx';

const EmptyBox = ({ label }: MapProps) => <section className={look.box} aria-label={label} />;

const withLibrary = async () => {
  const [{ DrawnMap }, library] = await Promise.all([import('./drawn-map.tsx'), import('../../../ui/map/streets.ts')]);
  return (props: MapProps) => <DrawnMap {...props} library={library} />;
};
const LibraryMap = lazyLive(withLibrary, { fallback: EmptyBox, ssr: false, firebase: false });

/** Fetches the map and its library only when the box comes near the screen. */
export function MapBox(props: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearScreen(box);
  return <div ref={box}>{near ? <LibraryMap {...props} /> : <EmptyBox {...props} />}</div>;
}
