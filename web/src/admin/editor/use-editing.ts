import { useEffect, useEffectEvent, useState } from 'react';
import { useRequestId } from '../../data/index.ts';

/** What is edited while it is not stored, or no longer. */
export type UnsavedForm<Values> = {
  readonly form: Values;
  readonly seen: null;
};

/** What is edited, as it was stored at a moment. */
export type SavedForm<Values> = {
  readonly form: Values;
  /** Its `updated_at` in ISO form. */
  readonly seen: string;
};

/** The form's fields, whatever holds them. */
export type FormFields<Values> = {
  /** What is typed now. */
  readonly read: () => Values;
  /** Replaces what is typed; nothing of it is unsaved then. */
  readonly replace: (values: Values) => void;
  /** Compares what is typed with these values from now on. The fields stay: typing goes on with nothing lost, focus included. */
  readonly rebase: (values: Values) => void;
  readonly isDirty: boolean;
};

type EditingOptions<Values, Now extends SavedForm<Values>> = {
  /** What the editor starts with. */
  readonly opened: Now | UnsavedForm<Values>;
  /** Live; null when it is not stored, undefined while that is not known. */
  readonly stored: Now | null | undefined;
  readonly fields: FormFields<Values>;
  readonly isSame: (one: Values, other: Values) => boolean;
  /** Told when somebody else's version came in because nothing was typed; without it that, too, is asked about. */
  readonly onUpdated?: () => void;
};

/** One save. */
type Saving<Values, Now> = {
  /** What is typed, as it counts as saved once this is. */
  readonly typed: Values;
  /** The same as it will be stored. */
  readonly values: Values;
  /** What makes it the same request again after a lost answer, beside the version it is based on. */
  readonly asked: unknown;
  readonly send: (requestId: string) => Promise<Now>;
  /** It is stored; also when that shows only later, because the answer got lost. */
  readonly onSaved: () => void;
};

/** What stands between what is typed and what is stored. */
export type Editing<Values, Now extends SavedForm<Values>> = {
  /** The version that the fields are based on. */
  readonly base: Now | UnsavedForm<Values>;
  readonly isSaving: boolean;
  /** Rejects with what `send` rejects with. */
  readonly save: (saving: Saving<Values, Now>) => Promise<void>;
  /** What somebody else has saved since; null when nobody has. */
  readonly theirs: Now | null;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  /** Somebody else has deleted it. */
  readonly isGone: boolean;
  /** Goes on with what is typed, as something new. */
  readonly storeAgain: () => void;
};

type Situation<Values> = {
  /** What saves sent that got no answer, since the last that got one. */
  readonly sent: readonly Values[];
  readonly typed: Values;
  readonly isDirty: boolean;
  /** Whether a newer version may replace what is shown while nothing is unsaved. */
  readonly mayUpdate: boolean;
  readonly isSame: (one: Values, other: Values) => boolean;
};

/**
 * What a newer stored version means to the editor: its own save, whose answer got lost; the very values that are typed; an update
 * that costs nobody a word; or a conflict, which its user decides.
 */
export function meaningOf<Values>(
  newer: Values,
  { sent, typed, isDirty, mayUpdate, isSame }: Situation<Values>,
): 'own' | 'typed' | 'update' | 'conflict' {
  if (sent.some((values) => isSame(values, newer))) return 'own';
  if (isSame(typed, newer)) return 'typed';
  return mayUpdate && !isDirty ? 'update' : 'conflict';
}

const isLost = (reason: unknown) => reason instanceof Error && 'code' in reason && reason.code === 'unavailable';

/**
 * Editing a stored document that others may edit as well. What somebody else saves is told, never overwritten unseen; what is
 * typed during a save stays and counts as unsaved; a save whose answer got lost is recognised when the listener brings it
 * (docs/decisions/lost-answers-are-looked-up.md).
 */
export function useEditing<Values, Now extends SavedForm<Values>>(
  options: EditingOptions<Values, Now>,
): Editing<Values, Now> {
  const { opened, stored, fields, isSame, onUpdated } = options;
  const [base, setBase] = useState(opened);
  const [isSaving, setSaving] = useState(false);
  /** What was sent without an answer: each may have got through, whatever became of those after it. */
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
