import { addTeammateInput, MAX_PARTICIPANTS } from '@streetlore/domain/booking';
import { formatPhone } from '@streetlore/domain/phone';
import { useState } from 'react';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { FormProps } from './action.ts';
import { addTeammate } from './calls.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { actionTexts as texts } from './texts.ts';

/** Adds a phone to a hunt, or replaces one of its phones. */
export function TeammateDialog({ booking, onClose, number: ofPage, isByAddress }: FormProps) {
  const numbers = [...new Set(booking.phone_numbers)];
  const places = MAX_PARTICIPANTS - booking.phone_numbers.length;
  const [typed, setTyped] = useState('');
  const [insteadOf, setInsteadOf] = useState(isByAddress ? ofPage : '');
  const [unchosen, setUnchosen] = useState<string>();
  const [fault, setFault] = useState<string>();
  const prepare = () => {
    const number = addTeammateInput.shape.phone_number.safeParse(typed);
    setFault(number.error?.issues[0]?.message);
    // In a full group the admin must choose who leaves. No number is preselected, so that nobody is
    // removed by mistake.
    const isUnchosen = places <= 0 && !insteadOf;
    setUnchosen(isUnchosen ? texts.teammate.unchosen : undefined);
    if (!number.success || isUnchosen) return null;
    const values = { booking_id: booking.id, phone_number: number.data, instead_of: insteadOf || null };
    return {
      values,
      run: (request_id: string) => addTeammate({ ...values, request_id }),
      done: insteadOf ? texts.teammate.replaced : texts.teammate.done,
    };
  };
  return (
    <OperationDialog
      title={texts.teammate.title}
      action={insteadOf || places <= 0 ? texts.teammate.replace : texts.teammate.action}
      prepare={prepare}
      onClose={onClose}
    >
      <p>{insteadOf || places <= 0 ? texts.teammate.replaces : texts.teammate.text(places)}</p>
      <TextField
        label={texts.teammate.phone}
        type="tel"
        inputMode="tel"
        value={typed}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      {numbers.length > 0 && (
        <SelectField
          label={texts.teammate.insteadOf}
          value={insteadOf}
          error={unchosen}
          onChange={({ target }) => {
            setInsteadOf(target.value);
            setUnchosen(undefined);
          }}
        >
          <option value="">{places > 0 ? texts.teammate.nobody : texts.teammate.choose}</option>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {formatPhone(number)}
            </option>
          ))}
        </SelectField>
      )}
    </OperationDialog>
  );
}
