import { useEffect, useEffectEvent, useState } from 'react';
import { CallError, useRequestId } from '../../data/index.ts';

/** The document is not stored yet, or was deleted. */
type UnsavedForm<Values> = {
  readonly form: Values;
  readonly seen: null;
};

export type SavedForm<Values> = {
  readonly form: Values;
  /** The document's `updated_at` in ISO form. */
  readonly seen: string;
};

/** Access to the form's fields, independent of the form library. */
type FormFields<Values> = {
  readonly read: () => Values;
  /** Puts these values into the fields. Nothing is unsaved then. */
  readonly replace: (values: Values) => void;
  /** Takes these values as the saved ones. The fields stay, so the user can type on. */
  readonly rebase: (values: Values) => void;
  readonly isDirty: boolean;
};

export type EditingOptions<Values, Now extends SavedForm<Values>> = {
  readonly opened: Now | UnsavedForm<Values>;
  /** Null when the document is not stored; undefined while this is unknown. */
  readonly stored: Now | null | undefined;
  readonly fields: FormFields<Values>;
  readonly isSame: (one: Values, other: Values) => boolean;
  /**
   * Called when another admin's version has replaced a form that had no changes. Without this option such a
   * version is a conflict too.
   */
  readonly onUpdated?: () => void;
};

type Saving<Values, Now> = {
  /** The form's values that count as saved when this save succeeds. */
  readonly typed: Values;
  /** The same values as they will be stored. */
  readonly values: Values;
  /**
   * Tells one request from another: content and base version. A repeat after a lost answer has the same
   * request id.
   */
  readonly asked: unknown;
  readonly send: (requestId: string) => Promise<Now>;
  /** Called when the values are stored. After a lost answer that is when the listener shows it. */
  readonly onSaved: () => void;
};

export type Editing<Values, Now extends SavedForm<Values>> = {
  readonly base: Now | UnsavedForm<Values>;
  readonly isSaving: boolean;
  /** Rejects with the error of `send`. */
  readonly save: (saving: Saving<Values, Now>) => Promise<void>;
  /** The version that another admin has saved since, or null. */
  readonly theirs: Now | null;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  /** Whether another admin has deleted the document. */
  readonly isGone: boolean;
  /** The next save stores the form as a new document. */
  readonly storeAgain: () => void;
};

type Situation<Values> = {
  /** The values of the saves after the last one that the server has answered. */
  readonly sent: readonly Values[];
  readonly typed: Values;
  readonly isDirty: boolean;
  /** Whether a newer version may replace a form without unsaved changes. */
  readonly mayUpdate: boolean;
  readonly isSame: (one: Values, other: Values) => boolean;
};

/**
 * What a newer stored version means to the editor:
 * - own: the editor's own save, whose answer got lost
 * - typed: the same values as in the form
 * - update: replaces a form without unsaved changes
 * - conflict: the user must choose a version
 */
function meaningOf<Values>(
  newer: Values,
  { sent, typed, isDirty, mayUpdate, isSame }: Situation<Values>,
): 'own' | 'typed' | 'update' | 'conflict' {
  if (sent.some((values) => isSame(values, newer))) return 'own';
  if (isSame(typed, newer)) return 'typed';
  return mayUpdate && !isDirty ? 'update' : 'conflict';
}

/** Whether a save that failed may be stored all the same. */
const isLost = (reason: unknown) =>
  reason instanceof CallError
    ? !reason.isRefusal
    : reason instanceof Error && 'code' in reason && reason.code === 'unavailable';

/**
 * Edits a stored document that other admins may edit at the same time. The user is told about their saves,
 * and never overwrites one unseen. Text that is typed during a save stays unsaved. When the answer of a save
 * gets lost, the listener shows whether it succeeded (docs/decisions/lost-answers-are-looked-up.md).
 */
export function useEditing<Values, Now extends SavedForm<Values>>(
  options: EditingOptions<Values, Now>,
): Editing<Values, Now> {
  const { opened, stored, fields, isSame, onUpdated } = options;
  const [base, setBase] = useState(opened);
  const [isSaving, setSaving] = useState(false);
  /** Saves whose answer has not come. Each may have succeeded, whatever happened to later ones. */
  const [unanswered, setUnanswered] = useState<readonly Saving<Values, Now>[]>([]);
  const [wasStored, setWasStored] = useState(opened.seen !== null);
  if (stored && !wasStored) setWasStored(true);
  const request = useRequestId();

  const finish = (version: Now, { typed, onSaved }: Saving<Values, Now>) => {
    request.done();
    setUnanswered([]);
    setBase(version);
    fields.rebase(typed);
    onSaved();
  };
  const save = async (saving: Saving<Values, Now>) => {
    setSaving(true);
    try {
      finish(await saving.send(request.idFor([base.seen, saving.asked])), saving);
    } catch (reason) {
      if (isLost(reason)) setUnanswered((before) => [...before, saving]);
      throw reason;
    } finally {
      setSaving(false);
    }
  };
  const take = (version: Now) => {
    setBase(version);
    fields.replace(version.form);
  };
  const keep = (version: Now) => {
    setBase(version);
    fields.rebase(version.form);
  };

  const newer = stored && !isSaving && (base.seen === null || stored.seen > base.seen) ? stored : null;
  const meaning =
    newer &&
    meaningOf(newer.form, {
      sent: unanswered.map(({ values }) => values),
      typed: fields.read(),
      isDirty: fields.isDirty,
      mayUpdate: onUpdated !== undefined,
      isSame,
    });
  const accept = useEffectEvent((version: Now) => {
    const own = unanswered.findLast(({ values }) => isSame(values, version.form));
    if (meaning === 'own' && own) finish(version, own);
    if (meaning === 'typed') keep(version);
    if (meaning === 'update') {
      take(version);
      onUpdated?.();
    }
  });
  useEffect(() => {
    if (newer && meaning !== 'conflict') accept(newer);
  }, [newer, meaning]);

  const theirs = meaning === 'conflict' ? newer : null;
  return {
    base,
    isSaving,
    save,
    theirs,
    takeTheirs: () => theirs && take(theirs),
    keepMine: () => theirs && keep(theirs),
    isGone: stored === null && wasStored && base.seen !== null && !isSaving,
    storeAgain: () => {
      setWasStored(false);
      setBase({ form: base.form, seen: null });
    },
  };
}
