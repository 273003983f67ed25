import { editorTexts, freeSlug, postLimits, slugOfTitle } from '@streetlore/domain/blog';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { useSlugsLike } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

/** How long (ms) after the last keystroke a slug is looked up. */
const LOOK_UP_MS = 300;

/**
 * The address follows the title until an admin edits it or the post is published: others may link to a
 * published post.
 */
export function TitleFields({ editor }: { readonly editor: PostEditor }) {
  const { id, form, fault, set, base } = editor;
  const [byHand, setByHand] = useState(base !== null && base.slug !== slugOfTitle(base.title));
  const follows = !byHand && base?.status !== 'published';
  const slug = useSettled(form.slug, LOOK_UP_MS);
  return (
    <div className={styles.pair}>
      <TextField
        label={blogAdminTexts.title}
        name="title"
        value={form.title}
        error={fault('title')}
        maxLength={postLimits.title}
        onChange={({ target }) =>
          set({ title: target.value, ...(follows && { slug: target.value ? slugOfTitle(target.value) : '' }) })
        }
      />
      <div className={styles.choice}>
        <TextField
          label={blogAdminTexts.slug}
          name="slug"
          value={form.slug}
          error={fault('slug')}
          maxLength={postLimits.slug}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setByHand(true);
            set({ slug: target.value });
          }}
        />
        {slug && slug === form.slug && (
          <SlugTaken
            slug={slug}
            own={id}
            isErrorShown={fault('slug') !== undefined}
            onUse={(free) => {
              setByHand(true);
              set({ slug: free });
            }}
          />
        )}
      </div>
    </div>
  );
}

type SlugTakenProps = {
  readonly slug: string;
  readonly own: string;
  /** If the field already shows the error, only the free slug is offered. */
  readonly isErrorShown: boolean;
  readonly onUse: (free: string) => void;
};

function SlugTaken({ slug, own, isErrorShown, onUse }: SlugTakenProps) {
  const live = useSlugsLike(slug, own);
  if (live.status !== 'ready' || !live.data.includes(slug)) return null;
  const free = freeSlug(slug, live.data);
  return (
    <div className={styles.taken}>
      {!isErrorShown && <p role="status">{editorTexts.slugTaken(slug, free)}</p>}
      <Button size="small" variant="outline" onClick={() => onUse(free)}>
        {blogAdminTexts.takeSlug(free)}
      </Button>
    </div>
  );
}
