import { blogTexts, editorTexts } from '@streetlore/domain/blog';
import { useState } from 'react';
import type { Live } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { OpenPost } from '../address.ts';
import { usePostById } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import { Editor } from './editor.tsx';

function useFirstAnswer<T>(live: Live<T>): Live<T> {
  const [first, setFirst] = useState(live);
  if (first.status === 'ready') return first;
  if (live.status === 'ready') setFirst(live);
  return live;
}

type EditorScreenProps = {
  readonly open: OpenPost;
  readonly onBack: () => void;
};

export function EditorScreen({ open, onBack }: EditorScreenProps) {
  // If the post is deleted later, the editor stays open and shows a notice.
  const live = useFirstAnswer(usePostById(open.post));
  if (live.status === 'loading') {
    return (
      <Loading text={blogAdminTexts.postLoading}>
        <div className={styles.editor}>
          <Skeleton height="3rem" />
          <Skeleton height="12rem" />
          <Skeleton height="30rem" />
        </div>
      </Loading>
    );
  }
  if (live.status === 'failed') {
    return (
      <ErrorPanel title={editorTexts.error} message={editorTexts.loadFailed} onRetry={live.retry}>
        <Button variant="outline" onClick={onBack}>
          {editorTexts.back}
        </Button>
      </ErrorPanel>
    );
  }
  if (!live.data && !open.fresh) {
    return (
      <EmptyState title={blogTexts.notFound}>
        <p>{blogAdminTexts.draftGone}</p>
        <Button onClick={onBack}>{editorTexts.back}</Button>
      </EmptyState>
    );
  }
  return <Editor id={open.post} stored={live.data} onBack={onBack} />;
}
