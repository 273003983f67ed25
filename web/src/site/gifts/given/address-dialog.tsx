import { emailAddress } from '@streetlore/domain/fields';
import { giftTexts as texts } from '@streetlore/domain/gift';
import { useState } from 'react';
import { toCallError } from '../../../data/index.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';

type AddressDialogProps = {
  readonly send: (email: string) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

export function AddressDialog({ send, onSent, onClose }: AddressDialogProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const { data: email, error } = emailAddress.safeParse(typed);
    if (email === undefined) return setFault(error?.issues[0]?.message);
    setBusy(true);
    try {
      await send(email);
      toast.success(texts.sentAgain);
      onSent();
      onClose();
    } catch (failure) {
      setFault(toCallError(failure).message);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={texts.correct}
      action={texts.sendIt}
      busy={busy}
      unsaved={typed !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{texts.correctWhy}</p>
      <TextField
        label={texts.recipientEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        name="email"
        value={typed}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
    </FormDialog>
  );
}
