import { contestTexts } from '@streetlore/domain/contest';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { StepName, StepState, Steps } from './flow.ts';
import styles from './submit.module.css';

const names = Object.keys(contestTexts.analysisSteps) as StepName[];

const SAID: Readonly<Record<StepState, string>> = {
  waiting: 'waiting',
  working: 'under way',
  done: 'done',
  nothing: 'nothing found',
};
const MARKS: Readonly<Record<StepState, string>> = { waiting: '', working: '', done: '✓', nothing: '–' };

/** What is being found out about the photo, step by step as it happens. */
export function AnalysisSteps({ steps }: { readonly steps: Steps }) {
  return (
    <ol className={styles.steps} aria-label="Analysis" aria-live="polite">
      {names.map((name) => (
        <li key={name} className={styles.step} data-state={steps[name]}>
          <span className={styles.mark} aria-hidden="true">
            {MARKS[steps[name]]}
          </span>
          {contestTexts.analysisSteps[name]}
          <VisuallyHidden>, {SAID[steps[name]]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
