import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type LoadingProps = {
  /** Such as 'Loading tour details...' */
  readonly text: string;
  /** The height of a skeleton that keeps the content's room. */
  readonly height?: string;
  /**
   * Replaces the single skeleton. Without any skeleton the text is visible; with one it is only
   * read out.
   */
  readonly children?: ReactNode;
};

/** Announces that content is loading. */
export function Loading({ text, height, children = height && <Skeleton height={height} /> }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      {children ? <VisuallyHidden>{text}</VisuallyHidden> : <p>{text}</p>}
      {children}
    </div>
  );
}
