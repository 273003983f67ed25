import type { CSSProperties } from 'react';
import { Surface } from '../../ui/surface.tsx';
import styles from './how-it-works.module.css';

const STEPS = [
  {
    title: 'Book',
    text: 'Pick a neighbourhood, say how many of you there are, pay by card. No account.',
    spray: 'magenta',
  },
  {
    title: 'Start',
    text: 'Go to the first wall today, or on the day you chose, and send one word.',
    spray: 'yellow',
  },
  {
    title: 'Read the wall',
    text: 'Each wall sets you a riddle. Stuck? Ask for a HINT.',
    spray: 'cyan',
  },
  {
    title: 'Claim it',
    text: 'Solve a stop and a local café, bar or record shop has something for you.',
    spray: 'green',
  },
] as const;

export function HowItWorks() {
  return (
    <Surface material="brick" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How It Works</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text, spray }, index) => (
          <li
            key={title}
            className={styles.step}
            data-spray={spray}
            style={{ '--tilt': `${[-1.2, 0.8, -0.6, 1.3][index]}deg` } as CSSProperties}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Surface>
  );
}
