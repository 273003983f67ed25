import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type LoadingProps = {
  /** Such as 'Loading tour details...' */
  readonly text: string;
  readonly height?: string;
  /** Replaces the single skeleton. The text is visible only without any skeleton. */
  readonly children?: ReactNode;
};

export function Loading({ text, height, children = height && <Skeleton height={height} /> }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      {children ? <VisuallyHidden>{text}</VisuallyHidden> : <p>{text}</p>}
      {children}
    </div>
  );
}
