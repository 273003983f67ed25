import type { Partner } from '@streetlore/domain/partner';
import type { WrongAnswer } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { type TourForm, tourChanges, tourEditorTexts, tourFormSchema } from '@streetlore/domain/tour';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Live } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { useCalledForm } from '../editor/use-called-form.ts';
import type { SavedForm } from '../editor/use-editing.ts';
import { ClosedDays } from './closed-days.tsx';
import { saveTour, type TourValues } from './data.ts';
import { StopList } from './stop-list.tsx';
import { TestSmsDialog } from './test-sms-dialog.tsx';
import { TourFields } from './tour-fields.tsx';
import { TourSummary } from './tour-summary.tsx';
import { TourTester } from './tour-tester.tsx';
import styles from './tours.module.css';
import { useAcceptAnswers } from './use-accept-answers.ts';
import { VisitFields } from './visit-fields.tsx';
import { AcceptAnswersContext } from './wrong-answers.tsx';

type TourEditorProps = {
  readonly id: string;
  /** The tour's id, for storing and uploading. A new tour gets one from its name at the first call. */
  readonly claimId: (name: string) => string;
  readonly onStored: () => void;
  /** Null while the tour is new. */
  readonly stored: SavedForm<TourForm> | null;
  readonly opened: TourForm;
  readonly partners: readonly WithId<Partner>[];
  readonly wrong: Live<readonly WrongAnswer[]>;
};

/** One save writes all of a tour or nothing. */
export function TourEditor({ id, claimId, onStored, stored, opened, partners, wrong }: TourEditorProps) {
  const [panel, setPanel] = useState<'tester' | 'sms' | null>(null);
  const editor = useCalledForm<TourValues, TourForm>({
    schema: tourFormSchema,
    stored,
    opened,
    changes: tourChanges,
    send: (request, tour) => saveTour({ tour_id: claimId(tour.name), ...request, tour }),
    name: 'tour',
    texts: tourEditorTexts,
  });
  const accepting = useAcceptAnswers(id, editor, wrong);
  const { errors, isDirty } = editor.form.formState;
  const isNew = stored === null;
  const fault = errors.stops?.root?.message ?? errors.stops?.message;
  return (
    <EditorFrame
      editor={editor}
      onStored={onStored}
      label={isNew ? 'New tour' : 'Edit tour'}
      texts={tourEditorTexts}
      fault={fault}
      action="Save Tour"
      main={
        <>
          <TourFields claimId={claimId} />
          <VisitFields />
          <AcceptAnswersContext value={accepting}>
            <StopList claimId={claimId} partners={partners} fault={fault} />
          </AcceptAnswersContext>
        </>
      }
      aside={<Summary partners={partners} />}
      belowAction={
        <>
          {!isNew && (
            <div className={styles.tests}>
              <Button variant="outline" onClick={() => setPanel('tester')}>
                Test Tour
              </Button>
              <Button variant="outline" onClick={() => setPanel('sms')}>
                Test SMS
              </Button>
            </div>
          )}
          {isNew && <p className={styles.hint}>{tourEditorTexts.saveFirst}</p>}
          {isDirty && !isNew && <p className={styles.hint}>Tests use the last saved tour.</p>}
        </>
      }
    >
      {!isNew && <ClosedDays tourId={id} />}
      {panel === 'tester' && <TourTester tourId={id} onClose={() => setPanel(null)} />}
      <TestSmsDialog
        open={panel === 'sms'}
        tourId={id}
        stops={(stored?.form.stops ?? []).map(({ location_name }, n) => ({ stop_number: n + 1, location_name }))}
        onClose={() => setPanel(null)}
      />
    </EditorFrame>
  );
}

function Summary({ partners }: { readonly partners: readonly WithId<Partner>[] }) {
  const [name, price, duration, stops] = useWatch<TourValues, ['name', 'price', 'duration', 'stops']>({
    name: ['name', 'price', 'duration', 'stops'],
  });
  return <TourSummary name={name} price={price} duration={duration} stops={stops} partners={partners} />;
}
