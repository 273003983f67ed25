import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Booking } from '@streetlore/domain/booking';
import { valuesOf } from '@streetlore/domain/canned';
import type { WithId } from '@streetlore/domain/query';
import { adminTextBody, countSegments, MAX_SEGMENTS, smsActionTexts } from '@streetlore/domain/sms';
import { formatMoment } from '@streetlore/domain/time';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { answerPlayer, useSending } from '../../../data/index.ts';
import { presentTime } from '../../../server-time.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { leaveField } from '../../../ui/leave-field.ts';
import { sendsByKey } from '../../../ui/sends-by-key.ts';
import { CannedSelect } from '../../canned-select.tsx';
import { usePhone } from './data.ts';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';
import { typedSince } from './typed-since.ts';

type AnswerBoxProps = {
  /** The phone, or the player on the team's page; both null for all of them. */
  readonly number: string | null;
  readonly player?: string | null;
  /** The hunt that the admin's answer is about; null without one. */
  readonly booking: WithId<Booking> | null;
  /** Whether the field has the focus at first. */
  readonly hasFocus?: boolean;
};

const schema = z.object({ body: adminTextBody });

/** An admin's text to a number, or message on a team's page. Its length and cost show while it is typed. */
export function AnswerBox({ number, player = null, booking, hasFocus = false }: AnswerBoxProps) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { body: '' },
    mode: 'onChange',
    shouldFocusError: false,
  });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: texts.notSent,
    send: async (request_id, { body }) => {
      const sent = form.getValues('body');
      const to = { phone_number: number, ...(player !== null && { page_player: player }) };
      await answerPlayer({ request_id, ...to, booking_id: booking?.id ?? null, body });
      const more = typedSince(sent, form.getValues('body'));
      form.reset({ body: more });
      const text = element.current?.querySelector('textarea');
      if (text && more === '') leaveField(text);
    },
  });
  const typed = useWatch({ control: form.control, name: 'body' }).trim();
  const count = countSegments(typed);
  // The server leaves out the phones of a hunt that have opted out.
  const phone = usePhone(number ?? '-');
  useEffect(() => {
    if (hasFocus) element.current?.querySelector('textarea')?.focus();
  }, [hasFocus, element]);
  const optedOut = phone.status === 'ready' && phone.data?.opted_out ? phone.data : null;
  const isOnPage = player !== null || (number === null && booking?.phone_numbers.length === 0);
  const lengthOf = (text: string) => (!isOnPage ? texts.count([...text].length, count) : texts.free([...text].length));
  const canSend = !isSending && optedOut === null && count.segments <= MAX_SEGMENTS;
  const insert = (body: string) => {
    form.setValue('body', body, { shouldValidate: true, shouldDirty: true });
    element.current?.querySelector('textarea')?.focus();
  };
  return (
    <form ref={element} noValidate className={styles.answer} onSubmit={submit}>
      {optedOut && (
        <p className={styles.badMark}>
          <span>{smsActionTexts.optedOut}</span>
          {optedOut.opted_out_at && <span>, {texts.optedOutSince(formatMoment(optedOut.opted_out_at))}</span>}
        </p>
      )}
      {error && (
        <p role="alert" className={styles.badMark}>
          {error}
        </p>
      )}
      <TextAreaField
        label={texts.answer}
        rows={2}
        disabled={optedOut !== null}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={(event) => sendsByKey(event) && canSend && void submit()}
        {...field('body')}
      />
      <div className={styles.answerFoot}>
        <p className={classes(styles.soft, typed === '' && styles.byKey)}>
          {typed === '' ? texts.sendByKey : lengthOf(typed)}
        </p>
        {booking && typed === '' && (
          <CannedSelect values={valuesOf(booking, presentTime())} disabled={optedOut !== null} onChoose={insert} />
        )}
        <Button type="submit" busy={isSending} disabled={!canSend}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
