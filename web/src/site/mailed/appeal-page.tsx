import { appealTokenIn, appealPageTexts as texts } from '@streetlore/domain/reports';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../ui/card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import styles from './appeal.module.css';
import { AppealForm } from './appeal-form.tsx';
import { AppealOver, DeadLink } from './appeal-over.tsx';
import { AppealedDecision } from './appealed-decision.tsx';
import { useAppeal } from './use-appeal.ts';

/** `/appeal#token`: where reporter or sender appeal against the decision about a reported thing. */
export function AppealPage() {
  const token = appealTokenIn(useLocation().hash);
  return token === null ? (
    <Frame title={texts.unknownTitle}>
      <DeadLink text={texts.unknown} />
    </Frame>
  ) : (
    <Appeal token={token} />
  );
}

function Appeal({ token }: { readonly token: string }) {
  const { appeal, retry, onSent } = useAppeal(token);
  if (appeal.status === 'loading')
    return (
      <Frame title={texts.title}>
        <Loading text={texts.loading} height="18rem" />
      </Frame>
    );
  if (appeal.status === 'failed')
    return (
      <Frame title={texts.title}>
        <ErrorPanel message={appeal.message} onRetry={retry} />
      </Frame>
    );
  const { state } = appeal.data;
  return (
    <Frame title={state === 'ended' ? texts.ended : texts.title} lead={state === 'open' ? texts.lead : null}>
      <AppealedDecision appeal={appeal.data} />
      {state === 'open' ? <AppealForm token={token} onSent={onSent} /> : <AppealOver state={state} />}
    </Frame>
  );
}

type FrameProps = { readonly title: string; readonly lead?: string | null; readonly children: ReactNode };

function Frame({ title, lead = null, children }: FrameProps) {
  return (
    <>
      <PageMeta title={title} description={texts.lead} unlisted />
      <PageHead art="contact" title={title} lead={lead} />
      <Surface material="paper" torn aria-label={title}>
        <Card spray="cyan" className={styles.card}>
          {children}
        </Card>
      </Surface>
    </>
  );
}
