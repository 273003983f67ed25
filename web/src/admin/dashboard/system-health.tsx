import { healthSignals, healthTexts, type Level, type Signal, worstOf } from '@streetlore/domain/health';
import { CircleAlert, CircleCheck, OctagonX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { combineLive, useAiUsage, usePreviousData } from '../../data/index.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './dashboard.module.css';
import { useHealth } from './data.ts';

/**
 * How often, in ms, the health is judged again. A missing check is a problem that no document
 * reports.
 */
const TICK = 15_000;

const icons = { green: CircleCheck, amber: CircleAlert, red: OctagonX } as const satisfies Record<Level, unknown>;

/**
 * The health of the back end: the worst level, then each fault with its reason. What is well is folded.
 */
export function SystemHealth() {
  const live = usePreviousData(combineLive(useHealth(), useAiUsage()));
  const now = useNow(TICK);
  return (
    <section aria-labelledby="system-health" className={styles.hunts}>
      <h2 id="system-health" className={styles.heading}>
        {healthTexts.heading}
      </h2>
      {live.status === 'loading' && <Skeleton height="14rem" />}
      {live.status === 'failed' && <ErrorPanel message={healthTexts.failed} onRetry={live.retry} />}
      {live.status === 'ready' && <Signals signals={healthSignals(live.data[0], live.data[1], now)} />}
    </section>
  );
}

export function Signals({ signals }: { readonly signals: readonly Signal[] }) {
  const worst = worstOf(signals);
  const faults = signals.filter(({ level }) => level !== 'green');
  const well = signals.filter(({ level }) => level === 'green');
  return (
    <div className={styles.health}>
      <p className={styles.verdict} data-level={worst} role="status">
        <Mark level={worst} />
        {healthTexts.overall[worst]}
      </p>
      {faults.length > 0 && <SignalList signals={faults} />}
      {well.length > 0 && (
        <details className={styles.well}>
          <summary>{healthTexts.well(well.length)}</summary>
          <SignalList signals={well} />
        </details>
      )}
    </div>
  );
}

const SignalList = ({ signals }: { readonly signals: readonly Signal[] }) => (
  <ul className={styles.signals}>
    {signals.map(({ name, level, reason, to }) => (
      <li key={name} className={styles.signal} data-level={level}>
        <Mark level={level} />
        <span className={styles.signalName}>{name}</span>
        <span>{to ? <Link to={to}>{reason}</Link> : reason}</span>
      </li>
    ))}
  </ul>
);

/**
 * The level is never shown by colour alone: each has its own shape, and a word for screen readers.
 */
function Mark({ level }: { readonly level: Level }) {
  const Icon = icons[level];
  return (
    <span className={styles.mark} data-level={level}>
      <Icon size={20} aria-hidden="true" />
      <VisuallyHidden>{healthTexts.levels[level]}: </VisuallyHidden>
    </span>
  );
}
