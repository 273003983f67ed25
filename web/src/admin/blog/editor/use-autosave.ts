import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { presentTime } from '../../../server-time.ts';
import { isComplete, sameForm } from './form.ts';
import { type LocalCopy, localCopy, removeLocalCopy, storeLocalCopy } from './local-copy.ts';
import type { PostEditor } from './use-post-editor.ts';

/** How long (ms) after the last change a draft is saved automatically. */
const AUTOSAVE_MS = 3_000;
/** How long (ms) after a failed save an unchanged draft is saved again. */
const AGAIN_MS = 8_000;
/** How long (ms) after the last change unsaved text is copied to the browser's storage. */
const KEEP_MS = 400;

/**
 * Whether to save automatically. The form must be a complete draft, and the stored post, if any, a draft too.
 * A new publishing time alone is not saved: it needs a click.
 */
export function isDraftToSave({ form, base, baseline, saving, theirs, gone }: PostEditor): boolean {
  const draft = form.status === 'draft' && (base === null || base.status === 'draft');
  const isUnsaved = !sameForm({ ...form, publish_at: baseline.publish_at }, baseline);
  return draft && isUnsaved && !saving && !theirs && !gone && isComplete(form);
}

/**
 * Saves a draft automatically. A failed save is repeated after a while, after the next change, or when the
 * connection is back.
 */
export function useAutosave(editor: PostEditor): void {
  const { form, save } = editor;
  const [tried, setTried] = useState<PostEditor['form'] | null>(null);
  useEffect(() => {
    const again = () => setTried(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    if (!tried) return;
    const timer = setTimeout(() => setTried(null), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [tried]);
  const due = isDraftToSave(editor) && tried !== form ? form : null;
  const saveDue = useEffectEvent((draft: PostEditor['form']) => {
    setTried(draft);
    void save('auto');
  });
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => saveDue(due), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [due]);
}

export type LocalCopyState = {
  readonly at: Date | null;
  readonly offer: LocalCopy | null;
  readonly take: () => void;
  readonly leave: () => void;
  readonly forget: () => void;
};

/** Keeps unsaved text in this browser, so that a closed tab or a lost connection loses nothing. */
export function useLocalCopy({ id, form, base, dirty, set }: PostEditor): LocalCopyState {
  const [offer, setOffer] = useState<LocalCopy | null>(() => {
    const copy = localCopy(id);
    return copy && !sameForm(copy.form, form) ? copy : null;
  });
  const [at, setAt] = useState<Date | null>(null);
  const wasDirty = useRef(false);
  const forgotten = useRef(false);
  const fresh = base === null;
  useEffect(() => {
    if (!dirty) {
      if (wasDirty.current) removeLocalCopy(id);
      wasDirty.current = false;
      setAt(null);
      return;
    }
    wasDirty.current = true;
    const write = () => {
      const now = presentTime();
      if (!forgotten.current && storeLocalCopy(id, { form, at: now, fresh })) setAt(now);
    };
    const timer = setTimeout(write, KEEP_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [id, form, dirty, fresh]);
  return {
    at,
    offer,
    take: () => {
      if (offer) set(offer.form);
      setOffer(null);
    },
    leave: () => {
      removeLocalCopy(id);
      setOffer(null);
    },
    forget: () => {
      forgotten.current = true;
      removeLocalCopy(id);
    },
  };
}
