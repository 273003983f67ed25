import type { CSSProperties } from 'react';
import styles from './phone-thread.module.css';

/** Invented: it gives away no stop of a tour. */
const THREAD = [
  {
    from: 'us',
    text: 'Stop 3: the shutter by the bagel shop. Take both ends off STREET: what is left?',
  },
  { from: 'you', text: 'tree' },
  { from: 'us', text: 'Correct! 10% off round the corner, valid for 24 hours. Reply CLAIMED after your visit.' },
  { from: 'you', text: 'CLAIMED' },
] as const;

export function PhoneThread() {
  return (
    <figure className={styles.phone} aria-label="A hunt by text message">
      <div className={styles.top} aria-hidden="true">
        <span>Streetlore</span>
        <span>14:07</span>
      </div>
      <ol className={styles.thread}>
        {THREAD.map(({ from, text }, index) => (
          <li key={text} className={styles[from]} style={{ '--turn': index } as CSSProperties}>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
