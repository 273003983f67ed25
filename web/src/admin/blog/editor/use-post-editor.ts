import { editorTexts, freeSlug, type PostForm, postFormSchema, postOfForm } from '@streetlore/domain/blog';
import { useEffect, useRef, useState } from 'react';
import { EditError, useRequestId } from '../../../data/index.ts';
import { type Post, savePost, slugsLike, usePostById } from '../data.ts';
import { blogDeskTexts } from '../texts.ts';
import { emptyForm, type FieldFaults, faultsOf, formOf, sameForm } from './form.ts';
import type { Message } from './message-box.tsx';
import { useTurn } from './use-turn.ts';

/** `draft` and `publish` set the status, `changes` takes the chosen one, `auto` is nobody's click. */
export type Saving = 'draft' | 'publish' | 'changes' | 'auto';

/** The open post: what is typed, what is stored, and what stands between the two. */
export type PostEditor = {
  readonly id: string;
  readonly form: PostForm;
  readonly faults: FieldFaults;
  readonly set: (change: Partial<PostForm>) => void;
  /** The version that the form is based on; null for a post that is not stored yet. */
  readonly base: Post | null;
  readonly dirty: boolean;
  readonly saving: Saving | null;
  /** When it was last saved here, and whether by itself. */
  readonly saved: { readonly at: Date; readonly auto: boolean } | null;
  readonly save: (how: Saving) => Promise<boolean>;
  readonly message: Message | null;
  readonly say: (message: Message | null) => void;
  /** What somebody else saved while there were changes here. */
  readonly theirs: Post | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Somebody else deleted the post. */
  readonly gone: boolean;
  readonly storeAgain: () => void;
};

const actions: Readonly<Record<Saving, string>> = {
  draft: 'post_saved',
  publish: 'post_published',
  changes: 'post_saved',
  auto: 'post_autosaved',
};

/** The form as a way of saving stores it. Saving by itself leaves a date to publish at as it was: only a click may set one. */
function formFor(how: Saving, form: PostForm, base: Post | null): PostForm {
  if (how === 'draft') return { ...form, status: 'draft' };
  if (how === 'publish') return { ...form, status: 'published', publish_at: null };
  if (how === 'auto') return { ...form, publish_at: base?.publish_at ?? null };
  return form.status === 'draft' ? form : { ...form, publish_at: null };
}

/** @param stored the post as it was when the editor opened; null for a new one */
export function usePostEditor(id: string, stored: Post | null): PostEditor {
  const [base, setBase] = useState(stored);
  const [form, setForm] = useState(() => (stored ? formOf(stored) : emptyForm));
  const [baseline, setBaseline] = useState(form);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [saving, setSaving] = useState<Saving | null>(null);
  const [saved, setSaved] = useState<PostEditor['saved']>(null);
  const [message, say] = useState<Message | null>(null);
  const [theirs, setTheirs] = useState<Post | null>(null);
  const [gone, setGone] = useState(false);
  const request = useRequestId();
  /** The last save got no answer: it may have got through. */
  const unanswered = useRef(false);
  const dirty = !sameForm(form, baseline);
  const live = usePostById(id);

  const adopt = (post: Post) => {
    setBase(post);
    setForm(formOf(post));
    setBaseline(formOf(post));
    setFaults({});
    setTheirs(null);
  };

  // Runs for what the listener brings, with everything else as it is at that moment.
  const onLive = useRef<() => void>(() => undefined);
  onLive.current = () => {
    if (live.status !== 'ready' || saving) return;
    const now = live.data;
    if (!now) return setGone(base !== null);
    setGone(false);
    if (base && now.updated_at <= base.updated_at) return;
    if (sameForm(formOf(now), form)) {
      setBase(now);
      if (unanswered.current) say({ kind: 'success', text: editorTexts.saved });
      unanswered.current = false;
      return setBaseline(form);
    }
    if (dirty) return setTheirs(now);
    adopt(now);
    say({ kind: 'success', text: blogDeskTexts.updatedElsewhere });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it runs for; it reads the latest of the rest
  useEffect(() => onLive.current(), [live, saving]);

  const set = (change: Partial<PostForm>) => {
    setForm((before) => ({ ...before, ...change }));
    setFaults((before) => {
      const left = { ...before };
      for (const field of Object.keys(change) as (keyof PostForm)[]) delete left[field];
      return left;
    });
  };

  /** What nobody clicked for is told beside the field only. */
  const refuse = (how: Saving, found: FieldFaults, text: string) => {
    setFaults(found);
    if (how !== 'auto') say({ kind: 'error', text });
    return false;
  };

  const afterwards = useTurn<Saving>(saving !== null, (how) => save(how));
  const save = async (how: Saving): Promise<boolean> => {
    // Nobody sees a draft being saved by itself: a click at that moment must not be lost.
    if (saving === 'auto' && how !== 'auto') return await afterwards(how);
    if (saving) return false;
    const wanted = formFor(how, form, base);
    const parsed = postFormSchema.safeParse(wanted);
    if (!parsed.success) {
      const found = faultsOf(parsed.error.issues);
      if (found.slug && !wanted.slug) found.slug = editorTexts.required;
      const required = Object.values(found).includes(editorTexts.required);
      return refuse(how, found, required ? editorTexts.required : blogDeskTexts.checkFields);
    }
    if (how === 'draft' && wanted.publish_at && wanted.publish_at <= new Date())
      return refuse(how, { publish_at: blogDeskTexts.momentPassed }, blogDeskTexts.momentPassed);
    setSaving(how);
    const { slug } = parsed.data;
    const refuseSlug = (taken: readonly string[]) => {
      const text = editorTexts.slugTaken(slug, freeSlug(slug, [slug, ...taken]));
      return refuse(how, { slug: text }, text);
    };
    try {
      const taken = await slugsLike(slug, id);
      if (taken.includes(slug)) return refuseSlug(taken);
      const saving = {
        action: how === 'changes' && wanted.status === 'archived' ? 'post_archived' : actions[how],
        post: postOfForm(parsed.data),
        known: base,
        publish: how === 'publish',
      };
      const post = await savePost(id, { id: request.idFor(saving), ...saving });
      request.done();
      unanswered.current = false;
      setBase(post);
      setBaseline(wanted);
      // What was typed or chosen meanwhile stays; only what saving itself decides changes.
      setForm((now) => ({
        ...now,
        status: now.status === form.status ? wanted.status : now.status,
        publish_at: how !== 'auto' && now.publish_at === form.publish_at ? wanted.publish_at : now.publish_at,
      }));
      setFaults({});
      setSaved({ at: new Date(), auto: how === 'auto' });
      if (how !== 'auto') say({ kind: 'success', text: how === 'publish' ? editorTexts.published : editorTexts.saved });
      return true;
    } catch (error) {
      // Somebody took it between the look and the save.
      if (error instanceof EditError && error.code === 'taken')
        return refuseSlug(await slugsLike(slug, id).catch(() => []));
      const known = error instanceof EditError && error.code !== 'unknown';
      unanswered.current = known && error.code === 'unavailable';
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
    set,
    base,
    dirty,
    saving,
    saved,
    save,
    message,
    say,
    theirs,
    keepMine: () => {
      if (!theirs) return;
      setBase(theirs);
      setBaseline(formOf(theirs));
      setTheirs(null);
      say(null);
    },
    takeTheirs: () => {
      if (!theirs) return;
      const mine = form;
      adopt(theirs);
      say({
        kind: 'success',
        text: blogDeskTexts.tookTheirs,
        action: { label: blogDeskTexts.bringBack, run: () => set(mine) },
      });
    },
    gone,
    storeAgain: () => {
      setBase(null);
      setGone(false);
      say(null);
    },
  };
}
