import { EXCERPT_TARGET, editorTexts, postLimits } from '@streetlore/domain/blog';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

export function DetailFields({ editor: { form, fault, set } }: { readonly editor: PostEditor }) {
  return (
    <section aria-labelledby="details" className={styles.panel}>
      <h2 id="details" className={styles.heading}>
        {blogAdminTexts.detailsHeading}
      </h2>
      <TextAreaField
        label={blogAdminTexts.excerpt}
        name="excerpt"
        hint={blogAdminTexts.excerptHint(form.excerpt.length, EXCERPT_TARGET)}
        rows={3}
        maxLength={postLimits.excerpt}
        value={form.excerpt}
        error={fault('excerpt')}
        onChange={({ target }) => set({ excerpt: target.value })}
      />
      <TextAreaField
        label={blogAdminTexts.meta}
        name="meta_description"
        hint={editorTexts.metaCounter(form.meta_description.length)}
        rows={3}
        maxLength={postLimits.meta_description}
        value={form.meta_description}
        error={fault('meta_description')}
        // The description must be a single line.
        onChange={({ target }) => set({ meta_description: target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <TextField
        label={blogAdminTexts.tags}
        name="tags"
        hint={blogAdminTexts.tagsHint}
        value={form.tags}
        error={fault('tags')}
        autoCapitalize="none"
        onChange={({ target }) => set({ tags: target.value })}
      />
      <TextField
        label={blogAdminTexts.author}
        name="author"
        maxLength={postLimits.author}
        value={form.author}
        error={fault('author')}
        onChange={({ target }) => set({ author: target.value })}
      />
    </section>
  );
}
