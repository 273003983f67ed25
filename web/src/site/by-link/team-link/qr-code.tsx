import { codeFailed } from '@streetlore/domain/booking';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './team-link.module.css';

type QrCodeProps = {
  readonly text: string;
  /** The code's text alternative. */
  readonly label: string;
};

type Drawn = { readonly text: string; readonly path: string; readonly size: number };

/** A code to scan. The library that makes it is loaded with the first code. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    draw(text).then(
      (done) => isCurrent && setDrawn(done),
      (error: unknown) => {
        console.error('The code could not be drawn', error);
        if (isCurrent) setDrawn('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawn === 'failed') return <p>{codeFailed}</p>;
  if (drawn?.text !== text) return <Skeleton width="11rem" height="11rem" />;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  // Scanners expect a border of four modules. The sheet around the code is white as well.
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { text, path: squares.join(''), size };
}
