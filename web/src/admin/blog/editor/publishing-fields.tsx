import { postStatuses } from '@streetlore/domain/blog';
import { formatMoment } from '@streetlore/domain/time';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { LondonTimeField } from '../../../ui/london-time-field.tsx';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

/** The status, and for a draft the time when it is published automatically. */
export function PublishingFields({ editor: { form, fault, set, base } }: { readonly editor: PostEditor }) {
  return (
    <section aria-labelledby="publishing" className={styles.panel}>
      <h2 id="publishing" className={styles.heading}>
        {blogAdminTexts.publishingHeading}
      </h2>
      <SelectField
        label={blogAdminTexts.status}
        name="status"
        value={form.status}
        onChange={({ target }) =>
          set({ status: postStatuses.find((status) => status === target.value) ?? form.status })
        }
      >
        {postStatuses.map((status) => (
          <option key={status} value={status}>
            {blogAdminTexts.postStatuses[status]}
          </option>
        ))}
      </SelectField>
      {form.status === 'draft' && (
        <div className={styles.choice}>
          <LondonTimeField
            label={blogAdminTexts.publishAt}
            name="publish_at"
            hint={blogAdminTexts.publishAtHint}
            optional
            value={form.publish_at}
            error={fault('publish_at')}
            onTime={(publish_at) => set({ publish_at })}
          />
          {form.publish_at && (
            <Button variant="outline" size="small" onClick={() => set({ publish_at: null })}>
              {blogAdminTexts.unschedule}
            </Button>
          )}
        </div>
      )}
      {base?.published_at && base.status === 'published' && (
        <p className={styles.quiet}>{blogAdminTexts.publishedSince(formatMoment(base.published_at))}</p>
      )}
    </section>
  );
}
