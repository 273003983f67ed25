import { editorTexts } from '@streetlore/domain/blog';
import { Lightbulb, Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { UsageNote } from '../queue/usage-note.tsx';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import { ToneField } from './tone-field.tsx';
import { TopicField } from './topic-field.tsx';
import type { PostEditor } from './use-post-editor.ts';
import { useWriting } from './use-writing.ts';

export function WritingPanel({ editor }: { readonly editor: PostEditor }) {
  const writing = useWriting(editor);
  const { busy, progress } = writing;
  return (
    <section aria-labelledby="writing" className={styles.panel}>
      <h2 id="writing" className={styles.heading}>
        {blogAdminTexts.writingHeading}
      </h2>
      <div className={styles.pair}>
        <TopicField editor={editor} titles={writing.titles} onOwn={writing.dropTitles} />
        <ToneField editor={editor} />
      </div>
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="small"
          busy={busy === 'titles'}
          disabled={busy !== null}
          onClick={writing.suggest}
        >
          <Lightbulb size={16} aria-hidden="true" />
          {editorTexts.generateIdeas}
        </Button>
        <Button variant="ink" size="small" busy={busy === 'post'} disabled={busy !== null} onClick={writing.write}>
          <Sparkles size={16} aria-hidden="true" />
          {editorTexts.generatePost}
        </Button>
        {busy === 'post' && (
          <Button variant="outline" size="small" onClick={writing.cancel}>
            {blogAdminTexts.cancel}
          </Button>
        )}
      </div>
      {busy === 'post' && (
        <div className={styles.progress}>
          <ProgressBar
            label={blogAdminTexts.writingProgress}
            value={Math.min(progress?.words ?? 0, progress?.of ?? 1)}
            max={progress?.of ?? 1}
            spray="green"
          />
          <p role="status">{progressText(progress)}</p>
        </div>
      )}
      <UsageNote />
    </section>
  );
}

function progressText(progress: ReturnType<typeof useWriting>['progress']): string {
  if (!progress) return blogAdminTexts.writingStarts;
  if (progress.attempt > 1 && progress.words === 0) return editorTexts.writingAgain(progress.attempt);
  return editorTexts.writing(progress.words, progress.of);
}
