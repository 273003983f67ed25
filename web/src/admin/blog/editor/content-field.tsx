import { blogTexts, countWords, readingMinutes } from '@streetlore/domain/blog';
import { useDeferredValue, useState } from 'react';
import { TextAreaField } from '../../../ui/field.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

const tabs = [
  { id: 'write', title: blogAdminTexts.write },
  { id: 'preview', title: blogAdminTexts.previewTab },
] as const;

/** The post's text with a preview beside it. On a narrow screen the preview is behind a tab. */
export function ContentField({ editor }: { readonly editor: PostEditor }) {
  const wide = useMedia('(width >= 64rem)');
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('write');
  const [shown, setShown] = useState(editor.faultsShown);
  // During the render, so that the field is there when it gets the focus.
  if (shown !== editor.faultsShown) {
    setShown(editor.faultsShown);
    if (editor.fault('content')) setTab('write');
  }
  if (wide) {
    return (
      <div className={styles.content}>
        <Source editor={editor} />
        <Preview text={editor.form.content} />
      </div>
    );
  }
  return (
    <div className={styles.content}>
      <Tabs label={blogAdminTexts.content} tabs={tabs} selected={tab} onSelect={setTab}>
        {tab === 'write' ? <Source editor={editor} /> : <Preview text={editor.form.content} />}
      </Tabs>
    </div>
  );
}

function Source({ editor: { form, fault, set } }: { readonly editor: PostEditor }) {
  return (
    <TextAreaField
      label={blogAdminTexts.content}
      name="content"
      hint={`${blogAdminTexts.words(countWords(form.content))} · ${blogTexts.readingTime(readingMinutes(form.content))}`}
      rows={20}
      value={form.content}
      error={fault('content')}
      spellCheck
      lang="en-GB"
      onChange={({ target }) => set({ content: target.value })}
    />
  );
}

/** The preview is deferred, so that typing stays fast. */
function Preview({ text }: { readonly text: string }) {
  const shown = useDeferredValue(text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there
    <section aria-label={blogAdminTexts.previewTab} tabIndex={0} className={styles.preview}>
      {shown.trim() ? <Markdown text={shown} /> : <p className={styles.quiet}>{blogAdminTexts.previewEmpty}</p>}
    </section>
  );
}
