import { editorTexts } from '@streetlore/domain/blog';
import { routes } from '@streetlore/domain/paths';
import { formatClock } from '@streetlore/domain/time';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

type ExitLinksProps = {
  readonly base: PostEditor['base'];
  readonly onBack: () => void;
};

export function ExitLinks({ base, onBack }: ExitLinksProps) {
  return (
    <div className={styles.buttons}>
      <Button variant="outline" size="small" onClick={onBack}>
        <ArrowLeft size={16} aria-hidden="true" />
        {editorTexts.back}
      </Button>
      {base?.status === 'published' && base.slug && (
        <LinkButton to={routes.post(base.slug)} target="_blank" variant="outline" size="small">
          <ExternalLink size={16} aria-hidden="true" />
          {editorTexts.preview}
        </LinkButton>
      )}
    </div>
  );
}

type ActionBarProps = {
  readonly editor: PostEditor;
  readonly keptAt: Date | null;
};

export function ActionBar({ editor, keptAt }: ActionBarProps) {
  const { form, saving, save } = editor;
  const isClicked = saving !== null && saving !== 'auto';
  const click = (how: 'draft' | 'publish' | 'changes') => () => void save(how);
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.safety}>
        {safetyText(editor, keptAt)}
      </p>
      <div className={styles.buttons}>
        <Button variant="outline" size="small" busy={saving === 'draft'} disabled={isClicked} onClick={click('draft')}>
          {editorTexts.saveDraft}
        </Button>
        {form.status !== 'draft' && (
          <Button
            variant="ink"
            size="small"
            busy={saving === 'changes'}
            disabled={isClicked}
            onClick={click('changes')}
          >
            {blogAdminTexts.saveChanges}
          </Button>
        )}
        <Button size="small" busy={saving === 'publish'} disabled={isClicked} onClick={click('publish')}>
          {editorTexts.publish}
        </Button>
      </div>
    </div>
  );
}

function safetyText({ saving, dirty, saved, base }: PostEditor, keptAt: Date | null): string {
  if (saving) return blogAdminTexts.saving;
  if (dirty) return keptAt ? blogAdminTexts.keptAt(formatClock(keptAt)) : blogAdminTexts.unsaved;
  if (saved) return blogAdminTexts.savedAt(formatClock(saved.at), saved.auto);
  return base ? blogAdminTexts.allSaved : blogAdminTexts.notSavedYet;
}
