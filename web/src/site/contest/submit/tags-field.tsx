import { contestTexts, MAX_TAG_LENGTH, MAX_TAGS, withTag } from '@streetlore/domain/contest';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './submit.module.css';

type TagsFieldProps = {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly error?: string | undefined;
};

export function TagsField({ tags, onChange, error }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= MAX_TAGS;
  const add = () => {
    const more = withTag(tags, typed);
    if (more !== tags) onChange(more);
    setTyped('');
    input.current?.focus();
  };
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    input.current?.focus();
  };
  return (
    <div className={styles.tagsField}>
      <Field label={contestTexts.labels.tags} optional error={error} hint={isFull ? contestTexts.tagsFull : undefined}>
        {(control) => (
          <div className={styles.tagRow}>
            <input
              {...control}
              name="tags"
              ref={input}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={MAX_TAG_LENGTH}
              disabled={isFull}
              enterKeyHint="done"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            <Button variant="outline" disabled={isFull || typed.trim() === ''} onClick={add}>
              {contestTexts.addTag}
            </Button>
          </div>
        )}
      </Field>
      {tags.length > 0 && (
        <ul className={styles.tagList} aria-label={contestTexts.details.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              #{tag}
              <button type="button" aria-label={contestTexts.removeTag(tag)} onClick={() => remove(tag)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
