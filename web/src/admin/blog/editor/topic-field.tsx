import { postLimits, slugOfTitle } from '@streetlore/domain/blog';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

type TopicFieldProps = {
  readonly editor: PostEditor;
  readonly titles: readonly string[] | null;
  readonly onOwn: () => void;
};

/** The topic is typed, or is one of the suggested titles. A post without a title gets that title too. */
export function TopicField({ editor: { form, fault, set, base }, titles, onOwn }: TopicFieldProps) {
  if (!titles) {
    return (
      <TextField
        label={blogAdminTexts.topic}
        name="topic"
        placeholder={blogAdminTexts.topicHint}
        maxLength={postLimits.topic}
        value={form.topic}
        error={fault('topic')}
        onChange={({ target }) => set({ topic: target.value })}
      />
    );
  }
  const choose = (topic: string) => {
    const untitled = form.title.trim() === '';
    set({ topic, ...(untitled && { title: topic, ...(!base && { slug: slugOfTitle(topic) }) }) });
  };
  return (
    <div className={styles.choice}>
      <SelectField
        label={blogAdminTexts.topic}
        name="topic"
        value={titles.includes(form.topic) ? form.topic : ''}
        error={fault('topic')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="" disabled>
          {blogAdminTexts.chooseIdea}
        </option>
        {titles.map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button variant="outline" size="small" onClick={onOwn}>
        {blogAdminTexts.ownTopic}
      </Button>
    </div>
  );
}
