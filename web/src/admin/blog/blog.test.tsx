import {
  formOfPost,
  type GalleryItem,
  type PostForm,
  queueTexts,
  queueToasts,
  tonePresets,
} from '@streetlore/domain/blog';
import { aPost } from '@streetlore/domain/testing';
import {
  type ChangeEvent,
  Children,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { describe, expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { TextField } from '../../ui/field.tsx';
import { SLIDE_OUT_MS, TOAST_MS, ToastCard } from '../../ui/toast.tsx';
import { PictureUpload } from '../picture/picture-upload.tsx';
import type { Post } from './data.ts';
import { ActionBar, ExitLinks } from './editor/action-bar.tsx';
import { ContentField } from './editor/content-field.tsx';
import { DetailFields } from './editor/detail-fields.tsx';
import { emptyForm } from './editor/form.ts';
import { GalleryBuilder } from './editor/gallery-builder.tsx';
import { MessageBox } from './editor/message-box.tsx';
import { PublishingFields } from './editor/publishing-fields.tsx';
import { ToneField } from './editor/tone-field.tsx';
import { TopicField } from './editor/topic-field.tsx';
import { isDraftToSave } from './editor/use-autosave.ts';
import type { PostEditor } from './editor/use-post-editor.ts';
import { PostCard } from './list/post-card.tsx';
import { Counters } from './list/post-list-screen.tsx';
import type { QueuedJob } from './queue/data.ts';
import { JobRow } from './queue/job-row.tsx';

const at = new Date('2026-11-05T09:30:00Z');
const post: Post = {
  ...aPost({
    title: 'Manners for the wall',
    slug: 'manners-for-the-wall',
    excerpt: 'How to look.',
    featured_image: null,
    topic: 'Etiquette',
    tone: 'Fun and playful',
    tags: ['london', 'how-to', 'walls', 'law', 'paste-ups'],
    meta_description: 'Twenty-six characters here',
    created_at: at,
    updated_at: at,
    published_at: at,
  }),
  id: 'a',
};
const nothing = () => undefined;
const editorOf = (given: Partial<PostEditor> = {}): PostEditor => ({
  id: 'a',
  form: formOfPost(post),
  element: { current: null },
  fault: () => undefined,
  faultsShown: 0,
  refuse: nothing,
  set: nothing,
  base: post,
  baseline: formOfPost(post),
  dirty: false,
  saving: null,
  saved: null,
  save: async () => true,
  message: null,
  say: nothing,
  theirs: null,
  keepMine: nothing,
  takeTheirs: nothing,
  gone: false,
  storeAgain: nothing,
  ...given,
});
const unsaved = editorOf({ form: emptyForm, base: null, baseline: emptyForm });

/** The properties of each element of `component` in the rendered tree `drawn`. */
function propsWithin<P>(drawn: ReactNode, component: ComponentType<P>): P[] {
  return Children.toArray(drawn).flatMap((node) => {
    if (!isValidElement<P & { readonly children?: ReactNode }>(node)) return [];
    return [...(node.type === component ? [node.props] : []), ...propsWithin(node.props.children, component)];
  });
}

const html = (page: ReactElement) => htmlOf(page, '/admin/blog');
const words = (page: ReactElement) => wordsOf(html(page));

describe('a card of the list', () => {
  const card = (given: Partial<Post> = {}, place = 0) => (
    <PostCard post={{ ...post, ...given }} place={place} onEdit={nothing} onDelete={nothing} />
  );

  test('shows status, en-GB date, Live, title, excerpt, topic, tone, three tags and how many more', () => {
    expect(words(card())).toContain(
      'Published 5 Nov 2026 Live Manners for the wall How to look. Topic Etiquette Tone Fun and playful london how-to walls +2 more View Edit Delete',
    );
  });
  test('links to a published post only, in a new tab', () => {
    expect(html(card())).toMatch(
      /<a[^>]+target="_blank"[^>]+href="\/blog\/manners-for-the-wall"|<a[^>]+href="\/blog\/manners-for-the-wall"[^>]+target="_blank"/,
    );
    for (const status of ['draft', 'archived'] as const) {
      expect(words(card({ status }))).not.toContain('Live');
      expect(html(card({ status }))).not.toContain('href="/blog/');
    }
  });
  test('appears 0.1 s after the card before', () => {
    expect(html(card({}, 0))).toContain('animation-delay:0.0s');
    expect(html(card({}, 7))).toContain('animation-delay:0.7s');
  });
});

test('the list has four counters', () => {
  const stats = { total: 9, published: 5, drafts: 3, month: '2026-11', created: 2, counted_at: at };
  const counters = (month: string, data: typeof stats | null = stats) =>
    words(<Counters live={{ status: 'ready', data }} month={month} />);
  expect(counters('2026-11')).toBe(' Total Posts 9 Published 5 Drafts 3 This Month 2 ');
  expect(counters('2026-12')).toBe(' Total Posts 9 Published 5 Drafts 3 This Month 0 ');
  // A count that is still missing is not zero.
  expect(counters('2026-11', null)).toBe(' Total Posts – Published – Drafts – This Month – ');
});

describe('the editor', () => {
  test('has three buttons, and a preview of published posts only', () => {
    const bar = (editor: PostEditor) =>
      words(
        <>
          <ExitLinks base={editor.base} onBack={nothing} />
          <ActionBar editor={editor} keptAt={null} />
        </>,
      );
    expect(bar(unsaved)).toMatch(/Back to Blog .* Save Draft Publish/);
    expect(bar(unsaved)).not.toContain('Preview');
    expect(bar(editorOf())).toContain('Preview');
    expect(bar(editorOf({ base: { ...post, status: 'archived' } }))).not.toContain('Preview');
    expect(bar(editorOf({ base: { ...post, slug: '' } }))).not.toContain('Preview');
  });
  test('offers the eight tones and a custom one', () => {
    expect(tonePresets).toHaveLength(8);
    expect(words(<ToneField editor={unsaved} />)).toContain(
      'Professional and informative Casual and friendly Enthusiastic and energetic Educational and detailed Inspiring and motivational Conversational and engaging Expert and authoritative Fun and playful Custom',
    );
    expect(html(<ToneField editor={unsaved} />)).not.toContain('Custom tone');
    const dry = editorOf({ form: { ...emptyForm, tone: 'Dry as a brick' } });
    expect(html(<ToneField editor={dry} />)).toMatch(/Custom tone.*value="Dry as a brick"/);
  });
  test('asks for a topic, or for one of the suggested titles', () => {
    expect(html(<TopicField editor={unsaved} titles={null} onOwn={nothing} />)).toContain('<input');
    const ideas = html(<TopicField editor={unsaved} titles={['One', 'Two']} onOwn={nothing} />);
    expect(ideas).toMatch(/<select.*<option value="One">One<\/option><option value="Two">Two<\/option>/);
  });
  test('has 20 rows for the text, and counts the 160 characters of the meta description', () => {
    expect(html(<ContentField editor={editorOf()} />)).toContain('rows="20"');
    expect(words(<DetailFields editor={editorOf()} />)).toContain('26/160');
    expect(html(<DetailFields editor={editorOf()} />)).toContain('maxLength="160"');
  });
  test('has three statuses, and a publishing time for drafts only', () => {
    expect(words(<PublishingFields editor={unsaved} />)).toContain('Draft Published Archived');
    expect(html(<PublishingFields editor={unsaved} />)).toContain('datetime-local');
    expect(html(<PublishingFields editor={editorOf()} />)).not.toContain('datetime-local');
  });
  test('autosaves a draft, but not because of its publishing time, which it leaves as it is', () => {
    const draft = { ...post, status: 'draft' } as const;
    const [baseline, publish_at] = [formOfPost(draft), new Date('2027-01-01T09:00:00Z')];
    const saves = (typed: Partial<PostForm>) =>
      isDraftToSave(editorOf({ base: draft, baseline, form: { ...baseline, ...typed } }));
    expect([saves({}), saves({ publish_at }), saves({ publish_at, title: 'Other' })]).toEqual([false, false, true]);
  });
  test('inserts no gallery without pictures, or with a picture without an address', () => {
    const items = (...urls: string[]) => urls.map((url) => ({ url, caption: '', source: '' }));
    const gallery = (...urls: string[]) =>
      html(<GalleryBuilder editor={unsaved} items={items(...urls)} onChange={nothing} />);
    const insert = /<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Insert Gallery/;
    expect(gallery()).toMatch(insert);
    expect(gallery('https://example.test/a.webp', ' ')).toMatch(insert);
    expect(gallery('https://example.test/a.webp')).not.toMatch(insert);
  });
  test('keeps typed text and other uploads of a gallery while a picture uploads', () => {
    let items: readonly GalleryItem[] = ['Left', 'Right'].map((caption) => ({ url: '', caption, source: '' }));
    const drawn = () =>
      GalleryBuilder({
        editor: unsaved,
        items,
        onChange: (change) => {
          items = change(items);
        },
      });
    // Both uploads start on the same screen. The screen is rendered again before they end.
    const [left, right] = propsWithin(drawn(), PictureUpload);
    const caption = propsWithin(drawn(), TextField).filter(({ value }) => value === 'Left')[0];
    caption?.onChange?.({ target: { value: 'Left wall' } } as ChangeEvent<HTMLInputElement>);
    left?.onUploaded('/left.webp');
    right?.onUploaded('/right.webp');
    expect(items.map(({ url, caption }) => [url, caption])).toEqual([
      ['/left.webp', 'Left wall'],
      ['/right.webp', 'Right'],
    ]);
  });
  test.each([
    ['success', 'Success'],
    ['error', 'Error'],
  ] as const)('says a %s in a box titled %s', (kind, title) => {
    const box = words(<MessageBox message={{ kind, text: 'What happened.' }} onClose={nothing} />);
    expect(box).toMatch(new RegExp(`^ ${title} What happened\\.`));
  });
});

describe('a job in the queue', () => {
  const row = (given: Partial<QueuedJob>) =>
    words(
      <JobRow
        job={{
          id: 'j',
          title: 'Brixton guide',
          type: 'neighborhood_guide',
          status: 'pending',
          priority: 7,
          suggestion_data: { neighborhood: 'Brixton', contestSubmissions: [], tour: null },
          error_message: null,
          blog_post_id: null,
          attempts: 0,
          due_at: at,
          created_at: at,
          completed_at: null,
          ...given,
        }}
      />,
    );

  test.each([
    [{ status: 'pending' }, 'Queued for processing... Cancel'],
    [{ status: 'processing' }, 'Generating article... Cancel'],
    [{ status: 'failed', error_message: 'It rained.' }, 'Failed: It rained. Retry Cancel'],
    [{ status: 'failed' }, 'Failed: Unknown error Retry Cancel'],
    [{ status: 'completed', blog_post_id: 'p', completed_at: at }, 'Completed 5 Nov 2026, 09:30 View Draft'],
  ] as const)('with %o shows its state and actions', (given, text) => {
    expect(row(given)).toContain(text);
  });
});

test('toasts have the durations of the spec, slide out, and carry their action', () => {
  expect([TOAST_MS, SLIDE_OUT_MS]).toEqual([6000, 300]);
  expect(queueToasts).toEqual({ started: 4000, creationFailed: 6000, generated: 8000, failed: 10_000 });
  const toast = words(
    <ToastCard
      tone="success"
      title={queueTexts.generated}
      text={queueTexts.generatedText('Brixton guide')}
      action={{ label: queueTexts.viewDraft, onClick: nothing }}
      onGone={nothing}
    />,
  );
  expect(toast).toContain('Article Generated! "Brixton guide" has been created as a draft. View Draft');
});
