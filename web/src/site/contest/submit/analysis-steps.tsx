import { contestTexts } from '@streetlore/domain/contest';
import { Check, type LucideIcon, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { AnalysisState, StepName, StepState } from './flow.ts';
import styles from './submit.module.css';

const names = Object.keys(contestTexts.analysisSteps) as StepName[];

const SAID: Readonly<Record<StepState, string>> = {
  waiting: 'waiting',
  working: 'under way',
  done: 'done',
  nothing: 'nothing found',
};
const MARKS: Readonly<Record<StepState, LucideIcon | null>> = {
  waiting: null,
  working: null,
  done: Check,
  nothing: Minus,
};

export function AnalysisSteps({ steps }: { readonly steps: AnalysisState }) {
  return (
    <ol className={styles.steps} aria-label="Analysis" aria-live="polite">
      {names.map((name) => {
        const Mark = MARKS[steps[name]];
        return (
          <li key={name} className={styles.step} data-state={steps[name]}>
            <span className={styles.mark} aria-hidden="true">
              {Mark && <Mark size="1em" strokeWidth={4} />}
            </span>
            {contestTexts.analysisSteps[name]}
            <VisuallyHidden>, {SAID[steps[name]]}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
