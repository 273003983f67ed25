import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  contestTexts,
  editFormOf,
  type Submission,
  type SubmissionEdit,
  type SubmissionEditForm,
  submissionEditSchema,
} from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { useForm } from 'react-hook-form';
import { useRequestId } from '../../data/index.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './contest.module.css';
import { saveSubmission } from './data.ts';
import { contestAdminTexts as texts } from './texts.ts';

type EditDialogProps = {
  readonly photo: WithId<Submission>;
  readonly onClose: () => void;
};

/** Edits the texts of a photo. When saving fails, the typed text stays. */
export function EditDialog({ photo, onClose }: EditDialogProps) {
  const { busy, run } = useAction();
  const form = useForm<SubmissionEditForm, unknown, SubmissionEdit>({
    resolver: standardSchemaResolver(submissionEditSchema),
    defaultValues: editFormOf(photo),
  });
  const request = useRequestId();
  const save = form.handleSubmit(async (changes) => {
    const sent = structuredClone(form.getValues());
    const entry = request.idFor(changes);
    if (!(await run(() => saveSubmission(photo.id, changes, entry), texts.saveFailed))) return;
    request.done();
    const isMoreTyped = JSON.stringify(form.getValues()) !== JSON.stringify(sent);
    toast.success(texts.edited, isMoreTyped ? { description: texts.editedMore } : {});
    form.resetDefaultValues(sent);
    if (!isMoreTyped) onClose();
  });
  const { isDirty } = form.formState;
  const field = fieldsOf(form);
  return (
    <FormDialog
      title={texts.editTitle}
      action="Save Changes"
      busy={busy}
      unsaved={isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label="Title" required {...field('title')} />
      <TextAreaField label="Description" optional rows={4} {...field('description')} />
      <TextField label={contestTexts.labels.credit} optional {...field('credit')} />
      <div className={styles.pair}>
        <TextField label="Country" optional {...field('country')} />
        <TextField label="City" optional {...field('city')} />
        <TextField label="Neighborhood" optional {...field('neighborhood')} />
        <TextField label="Location" optional {...field('location')} />
        <TextField label="Place Name" optional {...field('place_name')} />
        <TextField label="Street Address" optional {...field('street_address')} />
        <TextField label="Postal Code" optional {...field('postal_code')} />
      </div>
      <TextField label="Tags" optional hint={texts.tagsHint} {...field('tags')} />
    </FormDialog>
  );
}
