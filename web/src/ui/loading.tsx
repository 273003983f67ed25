import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type LoadingProps = {
  /** 'Loading tour details...' */
  readonly text: string;
  /** Of a skeleton that keeps the content's room. */
  readonly height?: string;
  /** More than the one skeleton. The text is shown when there is none at all, read out when there is. */
  readonly children?: ReactNode;
};

/** Announces that something is loading. */
export function Loading({ text, height, children = height && <Skeleton height={height} /> }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      {children ? <VisuallyHidden>{text}</VisuallyHidden> : <p>{text}</p>}
      {children}
    </div>
  );
}
