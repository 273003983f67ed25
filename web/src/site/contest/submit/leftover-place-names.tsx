import { contestTexts, type SubmissionForm } from '@streetlore/domain/contest';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { leftoverPlaceNames } from './analyse.ts';
import styles from './submit.module.css';
import type { SubmitFlow } from './use-submit-flow.ts';

type StillNamedProps = {
  readonly form: UseFormReturn<SubmissionForm>;
  readonly flow: SubmitFlow;
};

/**
 * Says which words still name the place that was found, after the visitor has typed another. They
 * change only at a press: words that change under a typing visitor would swallow letters.
 */
export function LeftoverPlaceNames({ form, flow }: StillNamedProps) {
  const { control } = form;
  const { dirtyFields } = useFormState({ control });
  const [title, location, description, tags] = useWatch({
    control,
    name: ['title', 'location', 'description', 'tags'],
  });
  const { facts } = flow.state;
  // Words that the visitor typed stay.
  const found = {
    title: dirtyFields.title ? '' : title,
    description: dirtyFields.description ? '' : description,
    tags: dirtyFields.tags ? [] : tags,
  };
  const still = facts && dirtyFields.location ? leftoverPlaceNames(facts, { ...found, location }) : null;
  return (
    <div role="status">
      {still && (
        <p className={styles.stillNamed}>
          <span>{contestTexts.stillNamed(still.fields, still.names)}</span>
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              flow.follow(location);
              // The button disappears, so the focus moves to the title.
              form.setFocus('title');
            }}
          >
            {contestTexts.takeNamesOut(still.names)}
          </Button>
        </p>
      )}
    </div>
  );
}
