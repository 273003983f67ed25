import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  emptySubmissionForm,
  type SubmissionForm,
  submissionFormSchema,
  wallOfEntry,
} from '@streetlore/domain/contest';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { ChosenPhoto } from './chosen-photo.tsx';
import { FromHunt } from './from-hunt.tsx';
import { Messages } from './messages.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { Published } from './published.tsx';
import styles from './submit.module.css';
import { SubmitPhotoForm } from './submit-form.tsx';
import { useSubmitFlow } from './use-submit-flow.ts';

export function SubmitPanel() {
  const form = useForm<SubmissionForm>({
    // The values stay as typed: the server parses them again.
    resolver: standardSchemaResolver(submissionFormSchema, undefined, { raw: true }),
    defaultValues: emptySubmissionForm(),
  });
  const flow = useSubmitFlow(form);
  const [query] = useSearchParams();
  const wall = wallOfEntry(query);
  const { status, file, submission, hasForm } = flow.state;
  if (status === 'success' && submission) return <Published submission={submission} onAnother={flow.reset} />;
  return (
    <>
      {wall && <FromHunt wall={wall} form={form} />}
      <div className={file || hasForm ? styles.columns : undefined}>
        <div className={styles.photoSide}>
          {file ? <ChosenPhoto file={file} flow={flow} /> : <PhotoPicker onPick={flow.choose} />}
          {!hasForm && <Messages flow={flow} />}
        </div>
        {hasForm && status !== 'analyzing' && <SubmitPhotoForm form={form} flow={flow} />}
      </div>
    </>
  );
}
