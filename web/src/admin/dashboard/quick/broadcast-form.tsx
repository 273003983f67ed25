import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Broadcast, countSegments, MAX_SEGMENTS, previewBroadcastInput } from '@streetlore/domain/sms';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toCallError, useSending } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useUnsavedInDialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { messageTexts } from '../../texts.ts';
import { previewBroadcast, sendBroadcast } from './broadcast.ts';
import { BroadcastResult } from './broadcast-result.tsx';
import { HuntPicker } from './hunt-picker.tsx';
import styles from './quick.module.css';
import { quickTexts as texts } from './texts.ts';

/** A broadcast that is ready to send. Its id makes sure that it is sent once. */
type Planned = {
  readonly request_id: string;
  readonly booking_ids: string[];
  readonly party_id?: string | null | undefined;
  readonly body: string;
  readonly figures: Broadcast;
};

type BroadcastFormProps = {
  readonly onDone: () => void;
  /** The party whose teams are all told; without one the admin chooses hunts. */
  readonly party?: string | null;
};

/**
 * Sends one text to the players of chosen hunts, or of a whole party. The admin writes the text, sees
 * a preview, confirms, and follows the delivery.
 */
export function BroadcastForm({ onDone, party = null }: BroadcastFormProps) {
  const [planned, setPlanned] = useState<Planned | null>(null);
  const [sent, setSent] = useState<Planned | null>(null);
  const [phones, setPhones] = useState(0);
  const form = useForm({
    resolver: standardSchemaResolver(previewBroadcastInput),
    defaultValues: { booking_ids: [], party_id: party, body: '' },
    mode: 'onChange',
    shouldFocusError: false,
  });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: texts.notPreviewed,
    send: async (request_id, values) => {
      setPlanned({ request_id, ...values, figures: await previewBroadcast(values) });
    },
  });
  const [body, chosen] = useWatch({ control: form.control, name: ['body', 'booking_ids'] });
  useUnsavedInDialog(sent === null && body.trim() !== '');
  if (sent) return <BroadcastResult request={sent.request_id} figures={sent.figures} onDone={onDone} />;

  const count = countSegments(body.trim());
  const send = async (): Promise<string | null> => {
    if (!planned) return null;
    const { figures: _, ...broadcast } = planned;
    try {
      const figures = await sendBroadcast(broadcast);
      setSent({ ...planned, figures });
      return null;
    } catch (reason) {
      return `${texts.notSent} ${toCallError(reason).message}`;
    }
  };
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      {error && (
        <p role="alert" className={styles.failure}>
          {error}
        </p>
      )}
      {party ? (
        <p>{texts.toParty}</p>
      ) : (
        <HuntPicker
          chosen={chosen}
          error={field('booking_ids').error}
          onChange={({ ids, phones }) => {
            setPhones(phones);
            form.setValue('booking_ids', [...ids], { shouldValidate: form.formState.isSubmitted });
          }}
        />
      )}
      <TextAreaField label={texts.text} hint={texts.textHint} rows={4} {...field('body')} />
      <div className={styles.foot}>
        {body.trim() !== '' && (
          <p className={styles.soft}>
            <span>{messageTexts.count([...body.trim()].length, count)}</span>
            {phones > 0 && <span>; {texts.about(phones, count.segments)}</span>}
          </p>
        )}
        <Button type="submit" busy={isSending} disabled={count.segments > MAX_SEGMENTS}>
          {texts.preview}
        </Button>
      </div>
      <ConfirmDialog
        open={planned !== null}
        title={texts.confirmTitle}
        action={planned ? texts.sendTo(planned.figures) : ''}
        onConfirm={send}
        onClose={() => setPlanned(null)}
      >
        {planned && <Plan planned={planned} />}
      </ConfirmDialog>
    </form>
  );
}

function Plan({ planned: { body, figures, party_id } }: { readonly planned: Planned }) {
  return (
    <>
      <blockquote className={styles.quote}>{body}</blockquote>
      {figures.recipients > 0 && <p>{texts.costs(figures)}</p>}
      {figures.pages > 0 && <p>{texts.onPages(figures.pages)}</p>}
      {figures.unreached > 0 && <p>{texts.unreached(figures.unreached)}</p>}
      {figures.recipients === 0 && <p>{texts.noTexts}</p>}
      {party_id && <p>{texts.onBoard}</p>}
      {figures.opted_out > 0 && <p className={styles.failure}>{texts.optedOut(figures.opted_out)}</p>}
    </>
  );
}
