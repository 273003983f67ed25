import { formatPhone } from '@streetlore/domain/phone';

/** The phones a hunt is played on; one that two participants share is listed once. */
export function PhoneList({ numbers }: { readonly numbers: readonly string[] }) {
  return [...new Set(numbers)].map((number) => <span key={number}>{formatPhone(number)}</span>);
}
