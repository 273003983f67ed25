import { type ReactNode, useEffect, useRef } from 'react';
import { Sticker } from '../../ui/sticker.tsx';
import styles from './form.module.css';

type SentScreenProps = {
  readonly sticker: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** Its heading takes the focus, so that a screen reader reads it. */
export function SentScreen({ sticker, title, children }: SentScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.sent}>
      <Sticker spray="green">{sticker}</Sticker>
      <h2 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {title}
      </h2>
      {children}
    </div>
  );
}
