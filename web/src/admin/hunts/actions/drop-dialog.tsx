import { formatPhone, isErased } from '@streetlore/domain/phone';
import { useState } from 'react';
import { SelectField } from '../../../ui/field.tsx';
import type { FormProps } from './action.ts';
import { addTeammate } from './calls.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { actionTexts } from './texts.ts';

const texts = actionTexts.drop;

/** Removes a phone from its hunt. Its player then shares another phone of the group. */
export function DropDialog({ booking, onClose, number: leaving }: FormProps) {
  const numbers = [...new Set(booking.phone_numbers)].filter((number) => !isErased(number));
  const [dropped, setDropped] = useState(leaving);
  const others = numbers.filter((number) => number !== dropped);
  const [chosen, setChosen] = useState('');
  const shared = others.includes(chosen) ? chosen : (others[0] ?? '');
  const [fault, setFault] = useState<string>();
  const prepare = () => {
    setFault(dropped ? undefined : actionTexts.teammate.unchosen);
    if (!dropped) return null;
    const values = { booking_id: booking.id, phone_number: shared, instead_of: dropped };
    return { values, run: (request_id: string) => addTeammate({ ...values, request_id }), done: texts.done };
  };
  return (
    <OperationDialog title={texts.title} action={texts.action} danger prepare={prepare} onClose={onClose}>
      <p>{texts.text}</p>
      <SelectField
        label={texts.which}
        value={dropped}
        error={fault}
        onChange={({ target }) => {
          setDropped(target.value);
          setFault(undefined);
        }}
      >
        <option value="">{actionTexts.teammate.choose}</option>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {formatPhone(number)}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.shares} value={shared} onChange={({ target }) => setChosen(target.value)}>
        {others.map((number) => (
          <option key={number} value={number}>
            {formatPhone(number)}
          </option>
        ))}
      </SelectField>
    </OperationDialog>
  );
}
