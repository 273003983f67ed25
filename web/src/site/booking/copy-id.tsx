import { bookingTexts as texts } from '@streetlore/domain/booking';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './booking.module.css';

/** The whole id of a booking, which nobody types, with a button that copies it. */
export function CopyId({ id }: { readonly id: string }) {
  const [said, setSaid] = useState('');
  const copy = () => {
    // Without a secure context there is no clipboard; the id stays selectable.
    const written = navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('There is no clipboard'));
    written.then(
      () => setSaid(texts.idCopied),
      (error: unknown) => {
        console.warn('The booking id could not be copied', error);
        setSaid(texts.idNotCopied);
      },
    );
  };
  return (
    <>
      <span className={styles.id}>{id}</span>
      <span className={styles.copy}>
        <output>{said}</output>
        <Button variant="outline" size="small" onClick={copy}>
          {texts.copyId}
        </Button>
      </span>
    </>
  );
}
