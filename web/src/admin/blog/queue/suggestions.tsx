import { type BlogSuggestion, queueTexts, queueToasts, suggestionTypeNames } from '@streetlore/domain/blog';
import { RefreshCw, Sparkles } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { CallError } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { blogAdminTexts } from '../texts.ts';
import { acceptSuggestion, drawSuggestions, newJobId, useSuggestions } from './data.ts';
import styles from './queue.module.css';
import { UsageNote } from './usage-note.tsx';

export function Suggestions() {
  const live = useSuggestions();
  const [drawing, setDrawing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const draw = useCallback(async () => {
    setDrawing(true);
    setError(null);
    try {
      await drawSuggestions();
    } catch (failure) {
      setError(failure instanceof CallError ? failure.message : queueTexts.unknown);
    } finally {
      setDrawing(false);
    }
  }, []);
  const isNew = live.status === 'ready' && live.data === null;
  useEffect(() => {
    if (isNew) void draw();
  }, [isNew, draw]);
  return (
    <section aria-labelledby="suggestions" className={styles.section}>
      <div className={styles.bar}>
        <h2 id="suggestions" className={styles.heading}>
          {queueTexts.suggestions}
        </h2>
        <Button variant="outline" size="small" busy={drawing} onClick={() => void draw()}>
          <RefreshCw size={16} aria-hidden="true" />
          {queueTexts.refresh}
        </Button>
      </div>
      {error && <ErrorPanel message={`${blogAdminTexts.suggestionsFailed} ${error}`} onRetry={() => void draw()} />}
      {(live.status === 'loading' || (isNew && !error)) && (
        <Loading text={blogAdminTexts.suggestionsLoading}>
          <div className={styles.cards}>
            {[1, 2, 3].map((index) => (
              <Skeleton key={index} height="9rem" />
            ))}
          </div>
        </Loading>
      )}
      {live.status === 'failed' && <ErrorPanel message={blogAdminTexts.suggestionsFailed} onRetry={live.retry} />}
      {live.status === 'ready' && live.data && <SuggestionCards suggestions={live.data.suggestions} />}
      <UsageNote />
    </section>
  );
}

function SuggestionCards({ suggestions }: { readonly suggestions: readonly BlogSuggestion[] }) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const left = suggestions.filter(({ title }) => !accepted.has(title));
  if (left.length === 0) return <EmptyState title={blogAdminTexts.noSuggestions} />;
  return (
    <ul className={styles.cards}>
      {left.map((suggestion) => (
        <SuggestionCard
          key={suggestion.title}
          suggestion={suggestion}
          onAccepted={() => setAccepted((titles) => new Set(titles).add(suggestion.title))}
        />
      ))}
    </ul>
  );
}

type SuggestionCardProps = {
  readonly suggestion: BlogSuggestion;
  readonly onAccepted: () => void;
};

function SuggestionCard({ suggestion, onAccepted }: SuggestionCardProps) {
  // The id stays while the card is shown. A second click after a lost answer then asks for the same job.
  const [jobId] = useState(newJobId);
  const [busy, setBusy] = useState(false);
  const { title, type, relatedData } = suggestion;
  const accept = async () => {
    setBusy(true);
    try {
      await acceptSuggestion(jobId, suggestion);
      showToast(`${jobId} started`, {
        tone: 'info',
        title: queueTexts.started,
        text: queueTexts.startedText(title),
        duration: queueToasts.started,
      });
      onAccepted();
    } catch (error) {
      setBusy(false);
      showToast(`${jobId} refused`, {
        tone: 'error',
        title: queueTexts.creationFailed,
        text: error instanceof CallError ? error.message : queueTexts.unknown,
        duration: queueToasts.creationFailed,
      });
    }
  };
  const about = [
    relatedData.neighborhood,
    relatedData.tour?.name,
    relatedData.contestSubmissions.length > 0 && blogAdminTexts.photos(relatedData.contestSubmissions.length),
  ].filter(Boolean);
  return (
    <li className={styles.card}>
      <Badge>{suggestionTypeNames[type]}</Badge>
      <h3 className={styles.idea}>{title}</h3>
      {about.length > 0 && <p className={styles.kind}>{about.join(' · ')}</p>}
      <Button
        size="small"
        className={styles.generate}
        busy={busy}
        onClick={() => void accept()}
        aria-label={`${queueTexts.generate}: ${title}`}
      >
        <Sparkles size={16} aria-hidden="true" />
        {queueTexts.generate}
      </Button>
    </li>
  );
}
