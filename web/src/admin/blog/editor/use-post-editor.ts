import { editorTexts, formOfPost, freeSlug, type PostForm, postFormSchema, postOfForm } from '@streetlore/domain/blog';
import { useRef, useState } from 'react';
import { EditError } from '../../../data/index.ts';
import { faultsNamed } from '../../../ui/faults.ts';
import { type SavedForm, useEditing } from '../../editor/use-editing.ts';
import { type Post, savePost, slugsLike, usePostById } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import { emptyForm, type FieldFaults, faultsOf, namesOfFields, sameForm } from './form.ts';
import type { BoxMessage } from './message-box.tsx';
import { useQueuedAction } from './use-queued-action.ts';

/**
 * How the post is saved. `draft` and `publish` set the status, `changes` keeps the chosen status,
 * and `auto` is the autosave.
 */
type Saving = 'draft' | 'publish' | 'changes' | 'auto';

/** The open post: the form, the stored version, and the state of the editor. */
export type PostEditor = {
  readonly id: string;
  readonly form: PostForm;
  readonly faults: FieldFaults;
  /** How often fields were refused after a click. The first of them is then shown. */
  readonly refused: number;
  /** Marks fields with what is wrong, and says so. */
  readonly refuse: (found: FieldFaults, text: string) => void;
  readonly set: (change: Partial<PostForm>) => void;
  /** The version that the form is based on; null for a post that is not stored yet. */
  readonly base: Post | null;
  /** The form when it was last saved. */
  readonly baseline: PostForm;
  readonly dirty: boolean;
  readonly saving: Saving | null;
  /** When the post was last saved in this editor, and whether automatically. */
  readonly saved: { readonly at: Date; readonly auto: boolean } | null;
  readonly save: (how: Saving) => Promise<boolean>;
  readonly message: BoxMessage | null;
  readonly say: (message: BoxMessage | null) => void;
  /** The version that somebody else saved while this form had unsaved changes. */
  readonly theirs: Post | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Whether somebody else has deleted the post. */
  readonly gone: boolean;
  readonly storeAgain: () => void;
};

const actions: Readonly<Record<Saving, string>> = {
  draft: 'post_saved',
  publish: 'post_published',
  changes: 'post_saved',
  auto: 'post_autosaved',
};

/**
 * The form's values for a way of saving. The autosave keeps the stored publishing time, because
 * only a click may set a new one.
 */
function formFor(how: Saving, form: PostForm, base: Post | null): PostForm {
  if (how === 'draft') return { ...form, status: 'draft' };
  if (how === 'publish') return { ...form, status: 'published', publish_at: null };
  if (how === 'auto') return { ...form, publish_at: base?.publish_at ?? null };
  return form.status === 'draft' ? form : { ...form, publish_at: null };
}

/** A stored post with its form values. */
type StoredPost = SavedForm<PostForm> & { readonly post: Post };

const storedPost = (post: Post): StoredPost => ({ form: formOfPost(post), seen: post.updated_at.toISOString(), post });

/** @param opened the post when the editor opened; null for a new one */
export function usePostEditor(id: string, opened: Post | null): PostEditor {
  const start = opened ? storedPost(opened) : ({ form: emptyForm, seen: null } as const);
  const [form, setForm] = useState(start.form);
  const [baseline, setBaseline] = useState(form);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [refused, setRefused] = useState(0);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [saved, setSaved] = useState<PostEditor['saved']>(null);
  const [message, say] = useState<BoxMessage | null>(null);
  const own = useRef(new Set<string>());
  const dirty = !sameForm(form, baseline);
  const live = usePostById(id);
  const editing = useEditing<PostForm, StoredPost>({
    opened: start,
    stored: live.status === 'ready' ? live.data && storedPost(live.data) : undefined,
    fields: {
      read: () => form,
      replace: (values) => {
        setForm(values);
        setBaseline(values);
        setFaults({});
      },
      rebase: setBaseline,
      isDirty: dirty,
    },
    isSame: sameForm,
    onUpdated: () => say({ kind: 'success', text: blogAdminTexts.updatedElsewhere }),
  });
  const { theirs } = editing;
  const base = editing.base.seen === null ? null : editing.base.post;

  const set = (change: Partial<PostForm>) => {
    setForm((before) => ({ ...before, ...change }));
    setFaults((before) => {
      const left = { ...before };
      for (const field of Object.keys(change) as (keyof PostForm)[]) delete left[field];
      return left;
    });
  };

  const mark = (found: FieldFaults, text: string) => {
    setFaults(found);
    setRefused((times) => times + 1);
    say({ kind: 'error', text, reason: faultsNamed(namesOfFields(found)) });
  };
  /** A failed autosave shows beside the fields only. */
  const refuse = (how: Saving, found: FieldFaults, text: string) => {
    if (how === 'auto') setFaults(found);
    else mark(found, text);
    return false;
  };

  const afterwards = useQueuedAction<Saving>(saving !== null, (how) => save(how));
  const save = async (how: Saving): Promise<boolean> => {
    // Nobody sees that an autosave is under way, so a click during it must not be lost.
    if (saving === 'auto' && how !== 'auto') return await afterwards(how);
    if (saving) return false;
    const wanted = formFor(how, form, base);
    const parsed = postFormSchema.safeParse(wanted);
    if (!parsed.success) {
      const found = faultsOf(parsed.error.issues);
      if (found.slug && !wanted.slug) found.slug = editorTexts.required;
      const required = Object.values(found).includes(editorTexts.required);
      return refuse(how, found, required ? editorTexts.required : blogAdminTexts.checkFields);
    }
    if (how === 'draft' && wanted.publish_at && wanted.publish_at <= new Date())
      return refuse(how, { publish_at: blogAdminTexts.momentPassed }, blogAdminTexts.momentPassed);
    const { slug } = parsed.data;
    const asked = {
      action: how === 'changes' && wanted.status === 'archived' ? 'post_archived' : actions[how],
      post: postOfForm(parsed.data),
      publish: how === 'publish',
    };
    const send = async (requestId: string) => {
      const taken = await slugsLike(slug, id);
      if (taken.includes(slug)) throw new EditError('taken', `The slug "${slug}" is already taken.`);
      own.current.add(requestId);
      return storedPost(await savePost(id, { id: requestId, ...asked, known: base, own: own.current }));
    };
    const onSaved = () => {
      // Fields that were changed meanwhile stay. Only status and publishing time follow the save.
      setForm((now) => ({
        ...now,
        status: now.status === form.status ? wanted.status : now.status,
        publish_at: how !== 'auto' && now.publish_at === form.publish_at ? wanted.publish_at : now.publish_at,
      }));
      setFaults({});
      setSaved({ at: new Date(), auto: how === 'auto' });
      if (how !== 'auto') say({ kind: 'success', text: how === 'publish' ? editorTexts.published : editorTexts.saved });
    };
    setSaving(how);
    try {
      await editing.save({ typed: wanted, values: formOfPost(asked.post), asked, send, onSaved });
      return true;
    } catch (error) {
      const known = error instanceof EditError && error.code !== 'unknown';
      if (known && error.code === 'taken') {
        // The slug may have been taken just now, so free slugs are looked up again.
        const taken = await slugsLike(slug, id).catch(() => []);
        const text = editorTexts.slugTaken(slug, freeSlug(slug, [slug, ...taken]));
        return refuse(how, { slug: text }, text);
      }
      if (!known) console.error('A post could not be saved', error);
      if (how !== 'auto' || !known || error.code === 'changed')
        say({ kind: 'error', text: known ? error.message : editorTexts.saveFailed });
      return false;
    } finally {
      setSaving(null);
    }
  };

  return {
    id,
    form,
    faults,
    refused,
    refuse: mark,
    set,
    base,
    baseline,
    dirty,
    saving,
    saved,
    save,
    message,
    say,
    theirs: theirs?.post ?? null,
    keepMine: () => {
      editing.keepMine();
      say(null);
    },
    takeTheirs: () => {
      const mine = form;
      editing.takeTheirs();
      say({
        kind: 'success',
        text: blogAdminTexts.tookTheirs,
        action: { label: blogAdminTexts.bringBack, run: () => set(mine) },
      });
    },
    gone: editing.isGone,
    storeAgain: () => {
      editing.storeAgain();
      say(null);
    },
  };
}
