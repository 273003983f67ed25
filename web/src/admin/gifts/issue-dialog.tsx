import { londonDay } from '@streetlore/domain/time';
import { useState } from 'react';
import { presentTime } from '../../server-time.ts';
import { Button } from '../../ui/button.tsx';
import { CopyCode } from '../../ui/copy-code.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogForm } from '../use-dialog-form.ts';
import { issueVoucher } from './data.ts';
import { giftScreenTexts as texts } from './texts.ts';
import { emptyVoucher, type Voucher, type VoucherForm, voucherForm } from './voucher-form.ts';

/** Issues a voucher, and shows its code once. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const [code, setCode] = useState<string | null>(null);
  return code === null ? <IssueForm onIssued={setCode} onClose={onClose} /> : <Issued code={code} onClose={onClose} />;
}

type IssueFormProps = { readonly onIssued: (code: string) => void; readonly onClose: () => void };

function IssueForm({ onIssued, onClose }: IssueFormProps) {
  const { busy, submit, unsaved, field, form } = useDialogForm<VoucherForm, Voucher>({
    schema: voucherForm,
    opened: emptyVoucher,
    save: async (voucher, request_id) => onIssued((await issueVoucher({ request_id, ...voucher })).code),
    texts: { saved: texts.saved, failed: texts.issueFailed },
    onClose: () => undefined,
  });
  return (
    <FormDialog
      title={texts.issue}
      action={texts.issueIt}
      busy={busy}
      unsaved={unsaved}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label={texts.kind} {...field('kind')}>
        <option value="value">{texts.worths.value}</option>
        <option value="hunts">{texts.worths.hunts}</option>
      </SelectField>
      {form.watch('kind') === 'value' ? (
        <TextField label={texts.pounds} inputMode="decimal" autoComplete="off" {...field('pounds')} />
      ) : (
        <TextField
          label={texts.huntCount}
          hint={texts.huntsHint}
          inputMode="numeric"
          autoComplete="off"
          {...field('hunts')}
        />
      )}
      <TextField label={texts.why} hint={texts.whyHint} autoComplete="off" {...field('reason')} />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field('email')}
      />
      <TextField
        label={texts.end}
        hint={texts.endHint}
        optional
        type="date"
        min={londonDay(presentTime())}
        {...field('ends')}
      />
    </FormDialog>
  );
}

function Issued({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  return (
    <Dialog open title={texts.code} onClose={onClose} actions={<Button onClick={onClose}>{texts.done}</Button>}>
      <CopyCode code={code} />
      <p>{texts.codeOnce}</p>
    </Dialog>
  );
}
