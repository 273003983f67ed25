import { editorTexts, formOfPost, type PostForm, postFormSchema, postOfForm } from '@streetlore/domain/blog';
import { namesOf } from '@streetlore/domain/fields';
import { type RefObject, useRef, useState } from 'react';
import { type Path, useWatch } from 'react-hook-form';
import { EditError } from '../../../data/index.ts';
import { presentTime } from '../../../server-time.ts';
import { faultsNamed } from '../../../ui/faults.ts';
import { faultOf } from '../../../ui/fields-of.ts';
import type { SavedForm } from '../../editor/use-editing.ts';
import { useStoredForm } from '../../editor/use-stored-form.ts';
import { type Post, savePost, usePostById } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import { emptyForm, sameForm } from './form.ts';
import type { BoxMessage } from './message-box.tsx';
import { useQueuedAction } from './use-queued-action.ts';

/** `draft` and `publish` set the status, `changes` keeps the chosen one, `auto` is the autosave. */
type Saving = 'draft' | 'publish' | 'changes' | 'auto';

type Faults = Partial<Record<keyof PostForm, string>>;

export type PostEditor = {
  readonly id: string;
  readonly element: RefObject<HTMLDivElement | null>;
  readonly form: PostForm;
  readonly fault: (field: Path<PostForm>) => string | undefined;
  /**
   * Counts the clicks that were refused because of a field with an error. Each leads to the first such field.
   */
  readonly faultsShown: number;
  readonly refuse: (faults: Faults, text: string) => void;
  readonly set: (change: Partial<PostForm>) => void;
  /** The version that the form is based on; null for a post that is not stored yet. */
  readonly base: Post | null;
  readonly baseline: PostForm;
  readonly dirty: boolean;
  readonly saving: Saving | null;
  readonly saved: { readonly at: Date; readonly auto: boolean } | null;
  readonly save: (how: Saving) => Promise<boolean>;
  readonly message: BoxMessage | null;
  readonly say: (message: BoxMessage | null) => void;
  /** The version that another admin saved while this form had unsaved changes. */
  readonly theirs: Post | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Whether another admin has deleted the post. */
  readonly gone: boolean;
  readonly storeAgain: () => void;
};

const actions: Readonly<Record<Saving, string>> = {
  draft: 'post_saved',
  publish: 'post_published',
  changes: 'post_saved',
  auto: 'post_autosaved',
};

/** The form's values for a way of saving. Only a click may set a new publishing time. */
function formFor(how: Saving, form: PostForm, base: Post | null): PostForm {
  if (how === 'draft') return { ...form, status: 'draft' };
  if (how === 'publish') return { ...form, status: 'published', publish_at: null };
  if (how === 'auto') return { ...form, publish_at: base?.publish_at ?? null };
  return form.status === 'draft' ? form : { ...form, publish_at: null };
}

/** The editor's message. When a save was refused, it also names the fields with an error. */
type Said = BoxMessage & { readonly isRefusal?: true };

type StoredPost = SavedForm<PostForm> & { readonly post: Post };

const storedPost = (post: Post): StoredPost => ({ form: formOfPost(post), seen: post.updated_at.toISOString(), post });

/** @param opened the post when the editor opened; null for a new one */
export function usePostEditor(id: string, opened: Post | null): PostEditor {
  const [saving, setSaving] = useState<Saving | null>(null);
  const [saved, setSaved] = useState<PostEditor['saved']>(null);
  const [said, say] = useState<Said | null>(null);
  const own = useRef(new Set<string>());
  const element = useRef<HTMLDivElement>(null);
  const live = usePostById(id);
  const {
    form: fields,
    editing,
    submit,
    faulty,
    showFaults,
    faultsShown,
  } = useStoredForm<PostForm, PostForm, StoredPost>({
    schema: postFormSchema,
    element,
    opened: opened ? storedPost(opened) : { form: emptyForm, seen: null },
    stored: live.status === 'ready' ? live.data && storedPost(live.data) : undefined,
    isSame: sameForm,
    onUpdated: () => say({ kind: 'success', text: blogAdminTexts.updatedElsewhere }),
  });
  const { errors, isDirty, defaultValues } = fields.formState;
  // A copy, because the form changes its own object in place.
  const form = useWatch({ control: fields.control, compute: (values: PostForm) => ({ ...values }) });
  const base = editing.base.seen === null ? null : editing.base.post;

  const set = (change: Partial<PostForm>) => {
    fields.setValues(change, { shouldDirty: true });
    fields.clearErrors(namesOf(change));
  };
  const mark = (faults: Faults) => {
    fields.clearErrors();
    for (const field of namesOf(faults)) fields.setError(field, { message: faults[field] ?? '' });
  };
  const sayRefused = (text: string) => say({ kind: 'error', text, isRefusal: true });
  const refuse = (faults: Faults, text: string) => {
    mark(faults);
    sayRefused(text);
    showFaults();
  };

  /** @returns whether the values are stored */
  const store = async (how: Saving, typed: PostForm, values: PostForm): Promise<boolean> => {
    const wanted = formFor(how, typed, base);
    if (how === 'draft' && wanted.publish_at && wanted.publish_at <= presentTime()) {
      refuse({ publish_at: blogAdminTexts.momentPassed }, blogAdminTexts.momentPassed);
      return false;
    }
    const asked = {
      action: how === 'changes' && wanted.status === 'archived' ? 'post_archived' : actions[how],
      post: postOfForm(formFor(how, values, base)),
      publish: how === 'publish',
    };
    const send = async (requestId: string) => {
      own.current.add(requestId);
      return storedPost(await savePost(id, { id: requestId, ...asked, known: base, own: own.current }));
    };
    const onSaved = () => {
      // Fields that were changed meanwhile stay. Only status and publishing time follow the save.
      const { status, publish_at } = fields.getValues();
      const isSameTime = publish_at?.getTime() === typed.publish_at?.getTime();
      set({
        ...(status === typed.status && { status: wanted.status }),
        ...(how !== 'auto' && isSameTime && { publish_at: wanted.publish_at }),
      });
      fields.clearErrors();
      setSaved({ at: presentTime(), auto: how === 'auto' });
      if (how !== 'auto') say({ kind: 'success', text: how === 'publish' ? editorTexts.published : editorTexts.saved });
    };
    try {
      await editing.save({ typed: wanted, values: formOfPost(asked.post), asked, send, onSaved });
      return true;
    } catch (error) {
      const known = error instanceof EditError && error.code !== 'unknown';
      if (known && error.code === 'taken') {
        // A failed autosave shows beside the fields only.
        if (how === 'auto') mark({ slug: error.message });
        else refuse({ slug: error.message }, error.message);
        return false;
      }
      if (!known) console.error('A post could not be saved', error);
      if (how !== 'auto' || !known || error.code === 'changed')
        say({ kind: 'error', text: known ? error.message : editorTexts.saveFailed });
      return false;
    }
  };

  const afterwards = useQueuedAction<Saving>(saving !== null, (how) => save(how));
  const save = async (how: Saving): Promise<boolean> => {
    // The user does not see an autosave, so a click during it must not be lost.
    if (saving === 'auto' && how !== 'auto') return await afterwards(how);
    if (saving) return false;
    setSaving(how);
    try {
      let isStored = false;
      if (how === 'auto') {
        const parsed = postFormSchema.safeParse(form);
        return parsed.success && (await store(how, form, parsed.data));
      }
      await submit(
        async (typed, values) => {
          isStored = await store(how, typed, values);
        },
        (found) => {
          const isMissing = namesOf(form).some((field) => faultOf(found, field) === editorTexts.required);
          sayRefused(isMissing ? editorTexts.required : blogAdminTexts.checkFields);
        },
      );
      return isStored;
    } finally {
      setSaving(null);
    }
  };

  return {
    id,
    element,
    form,
    fault: (field) => faultOf(errors, field),
    faultsShown,
    refuse,
    set,
    base,
    baseline: defaultValues as PostForm,
    dirty: isDirty,
    saving,
    saved,
    save,
    message: said?.isRefusal ? { ...said, reason: faultsNamed(faulty) } : said,
    say,
    theirs: editing.theirs?.post ?? null,
    keepMine: () => {
      editing.keepMine();
      say(null);
    },
    takeTheirs: () => {
      editing.takeTheirs();
      say({
        kind: 'success',
        text: blogAdminTexts.tookTheirs,
        action: { label: blogAdminTexts.bringBack, run: () => set(form) },
      });
    },
    gone: editing.isGone,
    storeAgain: () => {
      editing.storeAgain();
      say(null);
    },
  };
}
