import { formatPhone } from '@streetlore/domain/phone';

/** The phones of a hunt. A phone that two participants share is listed once. */
export function PhoneList({ numbers }: { readonly numbers: readonly string[] }) {
  return [...new Set(numbers)].map((number) => <span key={number}>{formatPhone(number)}</span>);
}
