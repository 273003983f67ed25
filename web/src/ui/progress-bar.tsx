import styles from './progress-bar.module.css';
import type { Spray } from './spray.ts';

type ProgressBarProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly spray?: Spray | undefined;
  /** For screen readers; 'value of max' when left out. */
  readonly valueText?: string;
};

export function ProgressBar({ label, value, max, spray, valueText }: ProgressBarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={styles.track}
      data-spray={spray}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText ?? `${value} of ${max}`}
    >
      <div className={styles.fill} style={{ transform: `translateX(${(part - 1) * 100}%)` }} />
    </div>
  );
}
