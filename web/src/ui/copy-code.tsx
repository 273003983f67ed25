import { giftCardTexts as texts } from '@streetlore/domain/gift';
import { Button } from './button.tsx';
import styles from './copy-code.module.css';
import { useCopy } from './use-copy.ts';

/** A gift's code as text, with a button that copies it. */
export function CopyCode({ code }: { readonly code: string }) {
  const { said, copy } = useCopy(code, texts);
  return (
    <>
      <p className={styles.code}>{code}</p>
      <p className={styles.copy}>
        <Button variant="outline" size="small" onClick={copy}>
          {texts.copy}
        </Button>
        <output>{said}</output>
      </p>
    </>
  );
}
