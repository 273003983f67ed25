import { formatMoment } from '@streetlore/domain/time';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuditEntry } from '../../../data/index.ts';
import { presentTime } from '../../../server-time.ts';
import { Button } from '../../../ui/button.tsx';
import { blogAddress } from '../address.ts';
import { newPostId, type Post } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import { type LocalCopy, storeLocalCopy } from './local-copy.ts';
import type { PostEditor } from './use-post-editor.ts';

type NoticeProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly buttons: ReactNode;
};

function Notice({ title, children, buttons }: NoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.messageTitle}>{title}</p>
      {children}
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}

type TheirsNoticeProps = {
  readonly editor: PostEditor;
  readonly theirs: Post;
};

/** Shown when another admin has saved the post while this editor has unsaved changes. */
export function ConflictNotice({ editor, theirs }: TheirsNoticeProps) {
  const navigate = useNavigate();
  const keepApart = () => {
    const id = newPostId();
    storeLocalCopy(id, {
      form: { ...editor.form, slug: '', status: 'draft', publish_at: null },
      at: presentTime(),
      fresh: true,
    });
    editor.takeTheirs();
    // After this render the editor has no unsaved changes.
    setTimeout(() => void navigate(blogAddress, { state: { post: id, fresh: true } }));
  };
  return (
    <Notice
      title={blogAdminTexts.theirsTitle}
      buttons={
        <>
          <Button size="small" onClick={editor.keepMine}>
            {blogAdminTexts.keepMine}
          </Button>
          <Button size="small" variant="outline" onClick={editor.takeTheirs}>
            {blogAdminTexts.takeTheirs}
          </Button>
          <Button size="small" variant="outline" onClick={keepApart}>
            {blogAdminTexts.keepApart}
          </Button>
        </>
      }
    >
      {/* The server's changes, such as publishing on time, do not change `last_edit`. */}
      {theirs.last_edit && theirs.last_edit !== editor.base?.last_edit ? (
        <Who entry={theirs.last_edit} at={theirs.updated_at} />
      ) : (
        <p>{blogAdminTexts.theirs(null, formatMoment(theirs.updated_at))}</p>
      )}
      <details>
        <summary>{blogAdminTexts.showTheirs}</summary>
        <p>
          <strong>{theirs.title}</strong>
        </p>
        <textarea
          readOnly
          rows={10}
          value={theirs.content}
          aria-label={blogAdminTexts.theirText}
          className={styles.theirs}
        />
      </details>
    </Notice>
  );
}

function Who({ entry, at }: { readonly entry: string; readonly at: Date }) {
  const live = useAuditEntry(entry);
  const email = live.status === 'ready' ? (live.data?.actor_email ?? null) : null;
  return <p>{blogAdminTexts.theirs(email, formatMoment(at))}</p>;
}

export function GoneNotice({ onStoreAgain }: { readonly onStoreAgain: () => void }) {
  return (
    <Notice
      title={blogAdminTexts.goneTitle}
      buttons={
        <Button size="small" onClick={onStoreAgain}>
          {blogAdminTexts.storeAgain}
        </Button>
      }
    >
      <p>{blogAdminTexts.gone}</p>
    </Notice>
  );
}

type LocalCopyNoticeProps = {
  readonly offer: LocalCopy;
  readonly onTake: () => void;
  readonly onLeave: () => void;
};

/** Shown when this browser holds text of the post that was never saved. */
export function LocalCopyNotice({ offer, onTake, onLeave }: LocalCopyNoticeProps) {
  return (
    <Notice
      title={blogAdminTexts.keptTitle}
      buttons={
        <>
          <Button size="small" onClick={onTake}>
            {blogAdminTexts.restore}
          </Button>
          <Button size="small" variant="outline" onClick={onLeave}>
            {blogAdminTexts.discard}
          </Button>
        </>
      }
    >
      <p>{blogAdminTexts.kept(formatMoment(offer.at))}</p>
    </Notice>
  );
}
