import { emptyInvoiceTo, type InvoiceTo, type InvoiceToForm, invoiceToInput } from '@streetlore/domain/invoice-to';
import { useState } from 'react';

type Typing = { readonly name: keyof InvoiceToForm; readonly value: string; readonly error: string | undefined };
type Event = { readonly target: { readonly value: string } };
type Field = Typing & { readonly onChange: (event: Event) => void };

/** The fields of an invoice as somebody types them. `parsed` says what is wrong beside each field. */
export function useInvoiceForm() {
  const [typed, setTyped] = useState(emptyInvoiceTo);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  return {
    field: (name: keyof InvoiceToForm): Field => ({
      name,
      value: typed[name] ?? '',
      error: faults[name],
      onChange: ({ target }) => setTyped((before) => ({ ...before, [name]: target.value })),
    }),
    /** Null while something is wrong. */
    parsed: (): InvoiceTo | null => {
      const parsed = invoiceToInput.safeParse(typed);
      const issues = parsed.success ? [] : parsed.error.issues;
      setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
      return parsed.success ? parsed.data : null;
    },
  };
}
