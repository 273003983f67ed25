import type { GalleryItem } from '@streetlore/domain/blog';
import { formatMoment } from '@streetlore/domain/time';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import { type Leaving, useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import type { Post } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import { ActionBar, ExitLinks } from './action-bar.tsx';
import { ContentField } from './content-field.tsx';
import { DetailFields } from './detail-fields.tsx';
import styles from './editor.module.css';
import { FeaturedImage } from './featured-image.tsx';
import { isComplete } from './form.ts';
import { GalleryBuilder } from './gallery-builder.tsx';
import { MessageBox } from './message-box.tsx';
import { ConflictNotice, GoneNotice, LocalCopyNotice } from './notices.tsx';
import { PublishingFields } from './publishing-fields.tsx';
import { TitleFields } from './title-fields.tsx';
import { useAutosave, useLocalCopy } from './use-autosave.ts';
import { type PostEditor, usePostEditor } from './use-post-editor.ts';
import { WritingPanel } from './writing-panel.tsx';

type EditorProps = {
  readonly id: string;
  /** Null for a new post. */
  readonly stored: Post | null;
  readonly onBack: () => void;
};

export function Editor({ id, stored, onBack }: EditorProps) {
  const editor = usePostEditor(id, stored);
  const { base, dirty, message, say, theirs, gone } = editor;
  const [gallery, setGallery] = useState<readonly GalleryItem[]>([]);
  const kept = useLocalCopy(editor);
  const leaving = useLeaveGuard(dirty || gallery.some(({ url, caption }) => url !== '' || caption !== ''));
  useAutosave(editor);

  const { offer, take } = kept;
  // An unsaved new post is restored without asking, because there is no stored version to compare it with.
  const restore = useEffectEvent(() => {
    if (base || !offer) return;
    take();
    say({ kind: 'success', text: blogAdminTexts.restored(formatMoment(offer.at)) });
  });
  useEffect(() => restore(), []);

  return (
    <div ref={editor.element} className={styles.editor}>
      <ExitLinks base={base} onBack={onBack} />
      <div className={styles.dock}>
        <ActionBar editor={editor} keptAt={kept.at} />
        {message && <MessageBox message={message} onClose={() => say(null)} />}
        {(theirs || gone) && (
          <div className={styles.others}>
            {theirs && <ConflictNotice editor={editor} theirs={theirs} />}
            {gone && <GoneNotice onStoreAgain={editor.storeAgain} />}
          </div>
        )}
      </div>
      {base && offer && <LocalCopyNotice offer={offer} onTake={take} onLeave={kept.leave} />}
      <WritingPanel editor={editor} />
      <TitleFields editor={editor} />
      <ContentField editor={editor} />
      <div className={styles.columns}>
        <DetailFields editor={editor} />
        <div className={styles.column}>
          <PublishingFields editor={editor} />
          <FeaturedImage editor={editor} />
        </div>
      </div>
      <GalleryBuilder editor={editor} items={gallery} onChange={setGallery} />
      <LeavePostDialog editor={editor} leaving={leaving} onForget={kept.forget} />
    </div>
  );
}

type LeavePostDialogProps = {
  readonly editor: PostEditor;
  readonly leaving: Leaving | null;
  /** Removes this browser's copy of the unsaved text. */
  readonly onForget: () => void;
};

/** Asks what to do with unsaved changes. Only a complete post can be saved before leaving. */
function LeavePostDialog({ editor, leaving, onForget }: LeavePostDialogProps) {
  const { form, saving, save } = editor;
  const saveAndLeave = async () => {
    if (await save(form.status === 'draft' ? 'draft' : 'changes')) leaving?.leave();
    else leaving?.stay();
  };
  return (
    <LeaveDialog
      leaving={leaving}
      onLeave={onForget}
      action={
        isComplete(form) && (
          <Button busy={saving !== null && saving !== 'auto'} onClick={() => void saveAndLeave()}>
            {blogAdminTexts.saveAndLeave}
          </Button>
        )
      }
    />
  );
}
