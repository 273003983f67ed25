import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

type LoadingProps = {
  /** 'Loading tour details...' */
  readonly text: string;
  /** Skeletons that keep the content's room; the text is shown when there are none, read out when there are. */
  readonly children?: ReactNode;
};

/** Announces that something is loading. */
export function Loading({ text, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      {children ? <VisuallyHidden>{text}</VisuallyHidden> : <p>{text}</p>}
      {children}
    </div>
  );
}
