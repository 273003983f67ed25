import { invoiceTexts as texts } from '@streetlore/domain/invoice';
import { type InvoiceTo, invoiceToTexts } from '@streetlore/domain/invoice-to';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InvoiceFields } from '../../../ui/invoice-fields.tsx';
import { useInvoiceForm } from '../../../ui/use-invoice-form.ts';

type InvoiceDialogProps = {
  readonly busy: boolean;
  readonly error: string | null;
  readonly onSend: (to: InvoiceTo) => void;
  readonly onClose: () => void;
};

/** Asks whom an invoice is for. */
export function InvoiceDialog({ busy, error, onSend, onClose }: InvoiceDialogProps) {
  const form = useInvoiceForm();
  return (
    <FormDialog
      title={invoiceToTexts.need}
      action={texts.ask}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const to = form.parsed();
        if (to) onSend(to);
      }}
    >
      {error && <p role="alert">{error}</p>}
      <InvoiceFields field={form.field} />
    </FormDialog>
  );
}
