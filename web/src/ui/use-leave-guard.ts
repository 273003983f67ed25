import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Somebody is about to leave: the screen asks, and calls one of these. */
export type Leaving = {
  readonly stay: () => void;
  readonly leave: () => void;
};

/** Where they wanted to go. What the link carried as router state is not among it: the browser does not tell. */
type Target =
  | { readonly kind: 'address'; readonly path: string; readonly replace: boolean }
  | { readonly kind: 'entry'; readonly key: string };

function targetOf({ navigationType, destination }: NavigateEvent): Target {
  if (navigationType === 'traverse') return { kind: 'entry', key: destination.key };
  const { pathname, search, hash } = new URL(destination.url);
  return { kind: 'address', path: pathname + search + hash, replace: navigationType === 'replace' };
}

/**
 * Holds back every way out of the page while `guarded`: links, the back button and whatever else moves the router, through
 * the browser's Navigation API, and closing or reloading the tab through `beforeunload`. A browser without that API guards
 * only the latter, so what must not be lost is kept elsewhere too. Where nothing is left to guard while they are asked, they
 * go on by themselves.
 * @returns what to ask, or null when nobody is leaving
 */
export function useLeaveGuard(guarded: boolean): Leaving | null {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target | null>(null);
  const passing = useRef(false);
  /** Where one has gone already: saving and leaving may both end the question. */
  const gone = useRef<Target | null>(null);

  useEffect(() => {
    if (!guarded) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: NavigateEvent) => {
      // Another document asks by `beforeunload`; a jump within the page is none.
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

  // Everything was saved while the dialog was open: nothing is left to ask.
  const isMoot = target !== null && !guarded;
  const goOn = useEffectEvent(() => void leave());
  useEffect(() => {
    if (isMoot) goOn();
  }, [isMoot]);

  if (!target) return null;
  return { stay: () => setTarget(null), leave: () => void leave() };
}
