import { yourHuntTexts as texts } from '@streetlore/domain/booking';
import { ukMobile } from '@streetlore/domain/phone';
import { useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { changePhone } from './data.ts';

type PhoneDialogProps = {
  readonly token: string;
  /** The position of the phone that is replaced; null when one is added. */
  readonly place: number | null;
  readonly digits: string | null;
  readonly onClose: () => void;
};

/** Asks for the number of the phone that joins the group. */
export function PhoneDialog({ token, place, digits, onClose }: PhoneDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const request = useRequestId();
  const send = async () => {
    const parsed = ukMobile.safeParse(typed);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setBusy(true);
    setError(undefined);
    try {
      const asked = { token, place, phone_number: parsed.data };
      await changePhone({ ...asked, request_id: request.idFor(asked) });
      request.done();
      onClose();
    } catch (failure) {
      setError(toCallError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={digits === null ? texts.add : texts.replaceTitle(digits)}
      action={digits === null ? texts.add : texts.replace}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{digits === null ? texts.addText : texts.replaceText}</p>
      <TextField
        label={texts.newNumber}
        hint={texts.newNumberHint}
        name="phone_number"
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="07700 900123"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
