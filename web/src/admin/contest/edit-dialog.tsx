import { contestTexts, editFormOf, type Submission, submissionEditSchema } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { useController } from 'react-hook-form';
import { ArtistField } from '../../ui/artist-field.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { faultOf } from '../../ui/fields-of.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogForm } from '../use-dialog-form.ts';
import styles from './contest.module.css';
import { saveSubmission } from './data.ts';
import { contestAdminTexts as texts } from './texts.ts';

type EditDialogProps = {
  readonly photo: WithId<Submission>;
  readonly onClose: () => void;
};

export function EditDialog({ photo, onClose }: EditDialogProps) {
  const { busy, submit, unsaved, field, form } = useDialogForm({
    schema: submissionEditSchema,
    opened: editFormOf(photo),
    save: (changes, entry) => saveSubmission(photo.id, changes, entry),
    texts: { saved: texts.edited, failed: texts.saveFailed },
    onClose,
  });
  const artist = useController({ control: form.control, name: 'artist' });
  return (
    <FormDialog
      title={texts.editTitle}
      action="Save Changes"
      busy={busy}
      unsaved={unsaved}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Title" required {...field('title')} />
      <TextAreaField label="Description" optional rows={4} {...field('description')} />
      <TextField label={contestTexts.labels.credit} optional {...field('credit')} />
      <ArtistField
        {...artist.field}
        errors={{
          name: faultOf(form.formState.errors, 'artist.name'),
          link: faultOf(form.formState.errors, 'artist.link'),
        }}
      />
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
