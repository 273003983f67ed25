import { useState } from 'react';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { Button } from '../../ui/button.tsx';

type ShareButtonProps = {
  readonly title: string;
  readonly url?: string;
  readonly label?: string;
};

/** Disabled until hydration, because a click before that would be lost. */
export function ShareButton({ title, url: given, label = 'Share' }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  const isHydrating = useHydrating();
  const share = async () => {
    const url = given ?? window.location.href;
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
        {label}
      </Button>
      <output>{said}</output>
    </>
  );
}
