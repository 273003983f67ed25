import { giftCardTexts as texts } from '@streetlore/domain/gift';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './given.module.css';

/** A gift's code as text, with a button that copies it. */
export function CopyCode({ code }: { readonly code: string }) {
  const [said, setSaid] = useState('');
  const copy = () => {
    // Without a secure context there is no clipboard; the code stays selectable.
    const written = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('There is no clipboard'));
    written.then(
      () => setSaid(texts.copied),
      (error: unknown) => {
        console.warn('The code could not be copied', error);
        setSaid(texts.notCopied);
      },
    );
  };
  return (
    <>
      <p className={styles.code}>{code}</p>
      <p className={styles.buttons}>
        <Button variant="outline" size="small" onClick={copy}>
          {texts.copy}
        </Button>
        <output>{said}</output>
      </p>
    </>
  );
}
