import { formatPhone, isErased } from '@streetlore/domain/phone';
import { Phone } from 'lucide-react';
import styles from './call-link.module.css';

export function CallLink({ number }: { readonly number: string }) {
  const name = formatPhone(number);
  return isErased(number) ? name : <a href={`tel:${number}`}>{name}</a>;
}

export const MailLink = ({ address }: { readonly address: string }) => <a href={`mailto:${address}`}>{address}</a>;

/** Calls a number that stands beside it and leads elsewhere. */
export function CallSign({ number }: { readonly number: string }) {
  if (isErased(number)) return null;
  const name = `Call ${formatPhone(number)}`;
  return (
    <a href={`tel:${number}`} className={styles.sign} aria-label={name} title={name}>
      <Phone size={16} aria-hidden="true" />
    </a>
  );
}
