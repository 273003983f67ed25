import { contestTexts } from '@streetlore/domain/contest';
import { Check, type LucideIcon, Minus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type AnalysisState, isOutside, type StepName, type StepState } from './flow.ts';
import { PlacePicker } from './place-picker.tsx';
import styles from './submit.module.css';
import type { SubmitFlow } from './use-submit-flow.ts';

export function ChosenPhoto({ file, flow }: { readonly file: File; readonly flow: SubmitFlow }) {
  const { status, facts, steps } = flow.state;
  const address = useObjectUrl(file);
  return (
    <>
      <figure className={styles.preview}>{address && <img src={address} alt={`Your photo: ${file.name}`} />}</figure>
      {status === 'analyzing' && (
        <>
          <AnalysisSteps steps={steps} />
          <Button variant="outline" size="small" onClick={flow.reset}>
            {contestTexts.cancel}
          </Button>
        </>
      )}
      {facts && status !== 'analyzing' && (
        <>
          <p className={styles.found}>
            <Badge tone={facts.has_gps && !isOutside(facts) ? 'good' : 'plain'}>
              {facts.has_gps
                ? contestTexts.gpsLocated
                : facts.position
                  ? contestTexts.manualLocation
                  : contestTexts.badges.noGps}
            </Badge>
            {isOutside(facts) && <Badge tone="warn">{contestTexts.badges.elsewhere}</Badge>}
            {(facts.camera_make || facts.camera_model) && (
              <Badge>{[facts.camera_make, facts.camera_model].filter(Boolean).join(' ')}</Badge>
            )}
          </p>
          {!facts.has_gps && (
            <PlacePicker position={facts.position} onPlace={flow.locate} disabled={status === 'uploading'} />
          )}
        </>
      )}
    </>
  );
}

/** An address for the preview. It never leaves the browser. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

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

function AnalysisSteps({ steps }: { readonly steps: AnalysisState }) {
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
