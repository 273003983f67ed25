import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** A request to leave the page. The screen asks the user, then calls one of these functions. */
export type Leaving = {
  readonly stay: () => void;
  readonly leave: () => void;
};

/**
 * Where the user wants to go. Router state of the link is missing, because the browser does not
 * report it.
 */
type Target =
  | { readonly kind: 'address'; readonly path: string; readonly replace: boolean }
  | { readonly kind: 'entry'; readonly key: string };

function targetOf({ navigationType, destination }: NavigateEvent): Target {
  if (navigationType === 'traverse') return { kind: 'entry', key: destination.key };
  const { pathname, search, hash } = new URL(destination.url);
  return { kind: 'address', path: pathname + search + hash, replace: navigationType === 'replace' };
}

/**
 * While `guarded`, holds back every way out of the page. The browser's Navigation API covers links,
 * the back button and all other router navigation; `beforeunload` covers closing and reloading the
 * tab. A browser without the Navigation API guards only the latter, so important text is also kept
 * elsewhere. If there is nothing left to guard while the user is being asked, the navigation goes
 * on.
 * @returns the two choices for the user, or null when nobody is leaving
 */
export function useLeaveGuard(guarded: boolean): Leaving | null {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target | null>(null);
  const passing = useRef(false);
  /**
   * Where the guard has last navigated. Saving and leaving may both close the dialog about unsaved
   * changes; only the first of them navigates.
   */
  const gone = useRef<Target | null>(null);

  useEffect(() => {
    if (!guarded) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: NavigateEvent) => {
      // `beforeunload` covers another document. A jump within the page does not leave it.
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

  // Everything was saved while the dialog was open, so the question no longer matters.
  const isMoot = target !== null && !guarded;
  const goOn = useEffectEvent(() => void leave());
  useEffect(() => {
    if (isMoot) goOn();
  }, [isMoot]);

  if (!target) return null;
  return { stay: () => setTarget(null), leave: () => void leave() };
}
