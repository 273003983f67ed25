import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  kindNames,
  type ReportForm,
  reportFormSchema,
  type SendReportInput,
  type SendReportOutput,
  sendReportInput,
  sendReportOutput,
  reportTexts as texts,
} from '@streetlore/domain/reports';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callable, toCallError, useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import form from '../form/form.module.css';
import { FormError } from '../form/form-error.tsx';
import { SentScreen } from '../form/sent-screen.tsx';
import { ReasonField } from './reason-field.tsx';

export type ReportedThing = Pick<SendReportInput, 'kind' | 'thing_id'>;

const sendReport = callable('sendReport', sendReportInput, sendReportOutput);

type ReportDialogProps = { readonly thing: ReportedThing; readonly onClose: () => void };

export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const id = useId();
  const [sent, setSent] = useState<SendReportOutput | 'gone' | null>(null);
  const report = useForm({
    resolver: standardSchemaResolver(reportFormSchema),
    defaultValues: { words: '', email: '' } satisfies Partial<ReportForm>,
    shouldFocusError: false,
  });
  const { words, email } = report.formState.dirtyFields;
  const { element, submit, error, field, isSending } = useSending(report, {
    failed: texts.failed,
    send: async (report_id, values) => {
      try {
        setSent(await sendReport({ report_id, ...thing, ...values }));
      } catch (error) {
        if (toCallError(error).code !== 'not-found') throw error;
        setSent('gone');
      }
    },
  });
  return (
    <Dialog
      open
      title={texts.title(kindNames[thing.kind])}
      busy={isSending}
      unsaved={sent === null && Boolean(words || email)}
      onClose={onClose}
      actions={
        sent ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={id} busy={isSending}>
              {texts.send}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <Sent sent={sent} />
      ) : (
        <form ref={element} id={id} noValidate onSubmit={submit} className={form.form}>
          <p>{texts.why}</p>
          {error && <FormError message={error} />}
          <ReasonField {...field('reason')} />
          <TextAreaField label={texts.words} rows={4} {...field('words')} />
          <TextField
            label={texts.email}
            hint={texts.emailWhy}
            type="email"
            autoComplete="email"
            inputMode="email"
            {...field('email')}
          />
        </form>
      )}
    </Dialog>
  );
}

function Sent({ sent }: { readonly sent: SendReportOutput | 'gone' }) {
  const said = sent === 'gone' ? [] : [texts.number(sent.number), whatHappens(sent)];
  return (
    <SentScreen sticker={texts.got} title={sent === 'gone' ? texts.gone : texts.sent}>
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </SentScreen>
  );
}

function whatHappens({ hidden, judged }: SendReportOutput): string {
  if (hidden) return texts.hidden;
  return judged ? texts.judged : texts.queued;
}
