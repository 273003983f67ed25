import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type LastCallForm, lastCallForm, type PartyPage, partyPageTexts as texts } from '@streetlore/domain/party';
import { formatClock } from '@streetlore/domain/time';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toCallError, useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import type { Spray } from '../../../ui/spray.ts';
import cards from '../../by-link/cards.module.css';
import { failureOf } from '../../by-link/failure-of.ts';
import { TitledCard } from '../../by-link/titled-card.tsx';
import { FormError } from '../../form/form-error.tsx';
import { callLast } from './data.ts';

type LastCallCardProps = {
  readonly page: PartyPage;
  readonly token: string;
  readonly spray: Spray | undefined;
};

/** The end of the party: by the organiser now, or by the clock. */
export function LastCallCard({ page, token, spray }: LastCallCardProps) {
  const { last_call } = page;
  const [asking, setAsking] = useState<LastCallForm | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const request = useRequestId();
  const form = useForm({
    resolver: standardSchemaResolver(lastCallForm),
    defaultValues: { place: last_call?.place ?? '', meet: last_call?.meet ?? '', ends: '' },
  });
  const field = fieldsOf(form);
  const call = (values: LastCallForm) => callLast({ token, request_id: request.idFor(values), ...values });
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    if (values.ends === null) return setAsking(values);
    try {
      await call(values);
      request.done();
    } catch (error) {
      setFailure(toCallError(error).message);
    }
  });
  if (last_call?.called_at)
    return (
      <TitledCard title={texts.lastCall} spray={spray}>
        <p role="status">{texts.lastCalled(formatClock(last_call.called_at), last_call.place, last_call.meet)}</p>
      </TitledCard>
    );
  return (
    <TitledCard title={texts.lastCall} spray={spray}>
      <p role="status">
        {last_call
          ? texts.lastCallSet(formatClock(last_call.ends_at), last_call.place, last_call.meet)
          : texts.lastCallWhy}
      </p>
      <form noValidate className={cards.card} onSubmit={(event) => void submit(event)}>
        {failure && <FormError message={failure} />}
        <TextField label={texts.meetPlace} hint={texts.meetHint} autoComplete="off" {...field('place')} />
        <TextField label={texts.meetAt} type="time" {...field('meet')} />
        <TextField label={texts.endsAt} hint={texts.endsAtHint} type="time" optional {...field('ends')} />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {texts.callIt}
        </Button>
      </form>
      <ConfirmDialog
        open={asking !== null}
        title={texts.lastCallTitle}
        action={texts.callIt}
        keep={texts.keepPlaying}
        onConfirm={() => failureOf(asking ? call(asking) : Promise.resolve({}))}
        onClose={() => setAsking(null)}
      >
        <p>{texts.lastCallText}</p>
      </ConfirmDialog>
    </TitledCard>
  );
}
