import { codeFailed } from '@streetlore/domain/booking';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type DrawnCode, drawCode } from './draw-code.ts';
import styles from './team-link.module.css';

type QrCodeProps = {
  readonly text: string;
  readonly label: string;
};

export function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<DrawnCode | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    drawCode(text).then(
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
  return <Code drawn={drawn} label={label} />;
}

type CodeProps = { readonly drawn: DrawnCode; readonly label: string };

/** Black on white of its own: no scanner reads what high contrast and dark themes make of it. */
export const Code = ({ drawn: { path, size }, label }: CodeProps) => (
  <svg
    role="img"
    aria-label={label}
    className={styles.code}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
