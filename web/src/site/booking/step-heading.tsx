import { type ReactNode, useEffect, useRef } from 'react';
import styles from './booking.module.css';

type StepHeadingProps = {
  readonly children: ReactNode;
  /** 'Step 1 of 2' */
  readonly step?: string;
  /**
   * Whether the heading takes the focus and comes into view when it appears, because the visitor's
   * action has changed the page.
   */
  readonly arrived: boolean;
};

/** A step's heading. Moving on announces it and brings it into view. */
export function StepHeading({ children, step, arrived }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [arrived]);
  return (
    <div className={styles.stepHead}>
      {step && <p className={styles.step}>{step}</p>}
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {children}
      </h2>
    </div>
  );
}
