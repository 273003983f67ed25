import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { emptySubmissionForm, type SubmissionForm, submissionFormSchema } from '@streetlore/domain/contest';
import { useForm } from 'react-hook-form';
import { Chosen } from './Chosen.tsx';
import { Messages } from './Messages.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { Published } from './Published.tsx';
import styles from './Submit.module.css';
import { SubmitForm } from './SubmitForm.tsx';
import { useSubmitFlow } from './use-submit-flow.ts';

/** From a photo in the hand to the wall: pick, look, fill in, send. */
export function SubmitPanel() {
  const form = useForm<SubmissionForm>({
    // The values stay as typed: the server parses them again.
    resolver: standardSchemaResolver(submissionFormSchema, undefined, { raw: true }),
    defaultValues: emptySubmissionForm(),
  });
  const flow = useSubmitFlow(form);
  const { status, file, submission, hasForm } = flow.state;
  if (status === 'success' && submission) return <Published submission={submission} onAnother={flow.reset} />;
  return (
    <div className={file || hasForm ? styles.columns : undefined}>
      <div className={styles.photoSide}>
        {file ? <Chosen file={file} flow={flow} /> : <PhotoPicker onPick={flow.choose} />}
        {!hasForm && <Messages flow={flow} />}
      </div>
      {hasForm && status !== 'analyzing' && <SubmitForm form={form} flow={flow} />}
    </div>
  );
}
