import { type DecisionAction, decisionSentences, kindNames, reasonsOf } from '@streetlore/domain/reports';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogForm } from '../use-dialog-form.ts';
import { ArtistFields } from './artist-fields.tsx';
import { decideCase, type ListedCase, useCase } from './data.ts';
import { artistIn, decisionForm, decisionOpened } from './decision-form.ts';
import { MailPreview } from './mail-preview.tsx';
import styles from './reports.module.css';
import { caseTexts as texts } from './texts.ts';

type DecisionDialogProps = {
  /** The case as it was when the admin chose an action. */
  readonly listed: ListedCase;
  readonly action: DecisionAction;
  readonly onDecided: () => void;
  readonly onClose: () => void;
};

/** Asks for the reason, and shows what the mails say, before anything is decided. */
export function DecisionDialog({ listed, action, onDecided, onClose }: DecisionDialogProps) {
  const { id, kind, title, status } = listed;
  const live = useCase(id);
  const now = live.status === 'ready' && live.data ? live.data : listed;
  const { busy, submit, unsaved, field, form } = useDialogForm({
    schema: decisionForm(action),
    opened: decisionOpened(action, listed),
    save: async (decided, request_id) => {
      const { reason, words } = decided;
      const seen = { status, reports: now.reports };
      const artist = artistIn(action, decided);
      await decideCase({ request_id, case_id: id, seen, action, reason, words, artist });
      onDecided();
    },
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onClose,
  });
  // While this decision is under way, one that the listener brings is this one.
  const other = !busy && now.status !== status ? (now.final ?? now.decision) : null;
  const reasons = reasonsOf(action, kind);
  return (
    <FormDialog
      title={texts.titles(listed.hidden, kindNames[kind])[action]}
      action={texts.actions(listed.hidden)[action]}
      danger={action === 'hide' || action === 'hide_and_refuse'}
      busy={busy}
      disabled={other !== null}
      unsaved={unsaved}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.subject}>{title}</p>
      {other && (
        <p role="alert" className={styles.meanwhile}>
          {texts.decidedBy(other.by_email)}
        </p>
      )}
      {!other && now.reports > listed.reports && <p role="status">{texts.moreReports(now.reports)}</p>}
      {action === 'correct_artist' && <ArtistFields field={field} control={form.control} />}
      {reasons.length > 1 && (
        <SelectField label={texts.reason} {...field('reason')}>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {decisionSentences[reason]}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField label={texts.words} hint={texts.wordsHint} optional rows={3} {...field('words')} />
      <MailPreview action={action} control={form.control} />
    </FormDialog>
  );
}
