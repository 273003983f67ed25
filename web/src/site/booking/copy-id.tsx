import { bookingTexts as texts } from '@streetlore/domain/booking';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './booking.module.css';

/** The whole id of a booking, which nobody types, with a button that copies it. */
export function CopyId({ id }: { readonly id: string }) {
  const { said, copy } = useCopy(id, { copied: texts.idCopied, notCopied: texts.idNotCopied });
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
