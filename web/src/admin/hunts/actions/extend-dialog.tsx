import { extendExpiryInput, extendExpiry as extended } from '@streetlore/domain/booking';
import { formatMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { presentTime } from '../../../server-time.ts';
import { TextField } from '../../../ui/field.tsx';
import type { FormProps } from './action.ts';
import { extendExpiry } from './calls.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { actionTexts as texts } from './texts.ts';

/** Gives an unstarted hunt more hours. */
export function ExtendDialog({ booking, onClose }: FormProps) {
  const [typed, setTyped] = useState('24');
  const [fault, setFault] = useState<string>();
  const parsed = extendExpiryInput.shape.hours.safeParse(/^\d+$/.test(typed.trim()) ? Number(typed) : null);
  const decision = parsed.success ? extended(booking, parsed.data, presentTime()) : null;
  const until = decision?.ok && decision.value.expires_at ? formatMoment(decision.value.expires_at) : null;
  const prepare = () => {
    setFault(parsed.success ? undefined : texts.extend.notHours);
    if (!parsed.success) return null;
    const values = { booking_id: booking.id, hours: parsed.data };
    return {
      values,
      run: (request_id: string) => extendExpiry({ ...values, request_id }),
      done: texts.extend.done(until ?? ''),
    };
  };
  return (
    <OperationDialog title={texts.extend.title} action={texts.extend.action} prepare={prepare} onClose={onClose}>
      <TextField
        label={texts.extend.hours}
        inputMode="numeric"
        value={typed}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      {until && <p role="status">{texts.extend.text(until)}</p>}
    </OperationDialog>
  );
}
