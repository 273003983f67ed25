import { artistTexts } from '@streetlore/domain/artist';
import type { SubmissionForm } from '@streetlore/domain/contest';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import styles from './submit.module.css';
import type { SubmitFlow } from './use-submit-flow.ts';

type SuggestedArtistProps = { readonly form: UseFormReturn<SubmissionForm>; readonly flow: SubmitFlow };

/** What the AI guesses of the artist. Only a press of the sender puts it into the field. */
export function SuggestedArtist({ form, flow }: SuggestedArtistProps) {
  const typed = useWatch({ control: form.control, name: 'artist' });
  const name = flow.state.facts?.analysis?.artist ?? null;
  return (
    <div role="status">
      {name !== null && typed.trim() === '' && (
        <p className={styles.stillNamed}>
          <span>{artistTexts.suggested(name)}</span>
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              form.setValue('artist', name, { shouldDirty: true });
              // The button disappears, so the focus moves to the field.
              form.setFocus('artist');
            }}
          >
            {artistTexts.use(name)}
          </Button>
        </p>
      )}
    </div>
  );
}
