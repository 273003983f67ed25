import {
  editorTexts,
  fallbackTitles,
  GENERATION_TIMEOUT,
  type GeneratedPost,
  type GenerateProgress,
  generatedPostSchema,
  generatePostInput,
  generateProgress,
  suggestTitlesInput,
  suggestTitlesOutput,
  templatePost,
} from '@streetlore/domain/blog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError, callable, streamingCallable } from '../../../data/index.ts';
import { blogAdminTexts } from '../texts.ts';
import type { PostEditor } from './use-post-editor.ts';

/** Writes a whole post and reports the progress. Rejects with CallError, as does `suggestTitles`. */
const generatePost = streamingCallable('generatePost', generatePostInput, generateProgress, generatedPostSchema);

const suggestTitles = callable('suggestTitles', suggestTitlesInput, suggestTitlesOutput);

/** Time (ms) beyond GENERATION_TIMEOUT in which the server's report of a timeout can arrive. */
const GRACE_MS = 10_000;

/** Writes titles and whole posts by the AI model. If the model fails, a template takes its place. */
export type Writing = {
  readonly busy: 'titles' | 'post' | null;
  /** Null before the article's first words. */
  readonly progress: GenerateProgress | null;
  readonly titles: readonly string[] | null;
  readonly dropTitles: () => void;
  readonly suggest: () => void;
  readonly write: () => void;
  readonly cancel: () => void;
};

const reasonOf = (error: unknown) => (error instanceof CallError ? (error.reason ?? error.message) : undefined);

export function useWriting(editor: PostEditor): Writing {
  const { form, base, set, say, refuse } = editor;
  const [busy, setBusy] = useState<Writing['busy']>(null);
  const [progress, setProgress] = useState<GenerateProgress | null>(null);
  const [titles, setTitles] = useState<readonly string[] | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const [written, setWritten] = useState<{ readonly post: GeneratedPost; readonly text: string } | null>(null);
  // 'Undo' brings back the form of this moment, with the text that was typed while the model wrote.
  const apply = useEffectEvent(({ post, text }: NonNullable<typeof written>) => {
    const before = form;
    set({
      title: post.title,
      content: post.content,
      excerpt: post.excerpt,
      // Others may link to a published post.
      ...(base?.status !== 'published' && { slug: post.slug }),
      tags: post.tags.join(', '),
      meta_description: post.metaDescription,
      featured_image: post.featuredImage ?? '',
      image_credit: post.imageCredit,
      image_focus: null,
      artist: post.artist,
    });
    say({ kind: 'success', text, action: { label: blogAdminTexts.undo, run: () => set(before) } });
  });
  useEffect(() => {
    if (written) apply(written);
  }, [written]);

  const write = async () => {
    const topic = form.topic.trim();
    const tone = form.tone.trim();
    if (!topic || !tone) {
      const needed = { ...(!topic && { topic: editorTexts.required }), ...(!tone && { tone: editorTexts.required }) };
      return refuse(needed, editorTexts.topicAndToneNeeded);
    }
    setBusy('post');
    setProgress(null);
    say(null);
    const controller = new AbortController();
    stop.current = controller;
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(GENERATION_TIMEOUT + GRACE_MS)]);
    try {
      const post = await generatePost({ topic, tone }, { onChunk: setProgress, signal });
      setWritten({ post, text: editorTexts.contentGenerated });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('Generating a post failed', error);
      say({
        kind: 'error',
        text: editorTexts.contentFailed,
        reason: reasonOf(error),
        action: {
          label: editorTexts.useTemplate,
          run: () => setWritten({ post: templatePost(topic, Math.random()), text: blogAdminTexts.templateUsed }),
        },
      });
    } finally {
      setBusy(null);
    }
  };

  const suggest = async () => {
    setBusy('titles');
    say(null);
    try {
      const answer = await suggestTitles({ topic: form.topic.trim(), tone: form.tone.trim() });
      setTitles(answer.titles);
      say({ kind: 'success', text: editorTexts.titlesGenerated });
    } catch (error) {
      console.error('Generating titles failed', error);
      say({
        kind: 'error',
        text: editorTexts.titlesFailed,
        reason: reasonOf(error),
        action: { label: editorTexts.useFixedTitles, run: () => setTitles(fallbackTitles) },
      });
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    progress,
    titles,
    dropTitles: () => setTitles(null),
    suggest: () => void suggest(),
    write: () => void write(),
    cancel: () => {
      stop.current?.abort();
      setBusy(null);
    },
  };
}
