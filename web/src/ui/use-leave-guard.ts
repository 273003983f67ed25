import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export type Leaving = {
  readonly stay: () => void;
  readonly leave: () => void;
};

/** Where the user goes. It lacks the link's router state, which the browser does not report. */
type Target =
  | { readonly kind: 'address'; readonly path: string; readonly replace: boolean }
  | { readonly kind: 'entry'; readonly key: string };

function targetOf({ navigationType, destination }: NavigateEvent): Target {
  if (navigationType === 'traverse') return { kind: 'entry', key: destination.key };
  const { pathname, search, hash } = new URL(destination.url);
  return { kind: 'address', path: pathname + search + hash, replace: navigationType === 'replace' };
}

/**
 * While `guarded`, holds back every way out of the page. The Navigation API covers links, the back
 * button and the router; `beforeunload` covers closing and reloading. A browser without the API
 * guards only the latter, so important text is also kept elsewhere.
 * @returns the user's two choices, null unless the user is leaving
 */
export function useLeaveGuard(guarded: boolean): Leaving | null {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target | null>(null);
  const passing = useRef(false);
  /**
   * Where the user has gone. Saving and leaving may both close the dialog, but only one of them navigates.
   */
  const gone = useRef<Target | null>(null);

  useEffect(() => {
    if (!guarded) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: NavigateEvent) => {
      // `beforeunload` handles another document. A jump within the page does not leave it.
      if (passing.current || !event.cancelable || !event.destination.sameDocument || event.hashChange) return;
      event.preventDefault();
      setTarget(targetOf(event));
    };
    const navigation = 'navigation' in window ? window.navigation : null;
    window.addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [guarded]);

  const leave = async () => {
    if (!target || gone.current === target) return;
    gone.current = target;
    setTarget(null);
    passing.current = true;
    try {
      if (target.kind === 'entry') await window.navigation.traverseTo(target.key).committed;
      else await navigate(target.path, { replace: target.replace });
    } finally {
      passing.current = false;
    }
  };

  // Whether everything was saved while the dialog was open.
  const isMoot = target !== null && !guarded;
  const goOn = useEffectEvent(() => void leave());
  useEffect(() => {
    if (isMoot) goOn();
  }, [isMoot]);

  if (!target) return null;
  return { stay: () => setTarget(null), leave: () => void leave() };
}
