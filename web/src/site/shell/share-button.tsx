import { useState } from 'react';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { Button } from '../../ui/button.tsx';

/**
 * The device's share sheet where there is one, else the link is copied and says so. In a document that is not taken over yet a
 * press would be lost: until then it cannot be pressed.
 */
export function ShareButton({ title }: { readonly title: string }) {
  const [said, setSaid] = useState('');
  const isHydrating = useHydrating();
  const share = async () => {
    const url = window.location.href;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setSaid('Link copied to clipboard!');
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid(`Copy this link: ${url}`);
    }
  };
  return (
    <>
      <Button variant="outline" size="small" disabled={isHydrating} onClick={() => void share()}>
        Share
      </Button>
      <output>{said}</output>
    </>
  );
}
