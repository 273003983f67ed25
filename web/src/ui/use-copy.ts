import { useState } from 'react';

type CopyTexts = { readonly copied: string; readonly notCopied: string };

/** Copies a text that stays selectable, and says whether that worked. */
export function useCopy(text: string, { copied, notCopied }: CopyTexts) {
  const [said, setSaid] = useState('');
  const copy = () => {
    // Without a secure context there is no clipboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard'));
    written.then(
      () => setSaid(copied),
      (error: unknown) => {
        console.warn('The text could not be copied', error);
        setSaid(notCopied);
      },
    );
  };
  return { said, copy };
}
