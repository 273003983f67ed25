import { type BookingPage, brokenLink, stateOfBooking, yourHuntTexts } from '@streetlore/domain/booking';
import { partyPageTexts as texts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useNow } from '../../../ui/use-now.ts';
import cards from '../../by-link/cards.module.css';
import { pageIdOf } from '../../by-link/page-id.ts';
import { QrCode } from '../../by-link/team-link/qr-code.tsx';
import { useComputed } from '../../by-link/use-computed.ts';
import { ShareButton } from '../../shell/share-button.tsx';
import { useTeamPage } from './data.ts';
import styles from './party.module.css';

type TeamRowProps = {
  /** The token of the team's link. */
  readonly token: string;
  readonly onPage: (page: BookingPage) => void;
};

/** A team with its link, live. */
export function TeamRow({ token, onPage }: TeamRowProps) {
  const pageId = useComputed(token, pageIdOf);
  return (
    <li className={styles.team}>
      {pageId === null ? <Loading text="Loading..." /> : <Team pageId={pageId} token={token} onPage={onPage} />}
    </li>
  );
}

function Team({ pageId, token, onPage }: TeamRowProps & { readonly pageId: string }) {
  const live = useTeamPage(pageId);
  const page = live.status === 'ready' ? live.data : null;
  useEffect(() => {
    if (page) onPage(page);
  }, [page, onPage]);
  if (live.status === 'loading') return <Loading text="Loading..." />;
  if (live.status === 'failed') return <ErrorPanel message={live.error.message} onRetry={live.retry} />;
  if (!page) return <p>{brokenLink}</p>;
  return <Shown page={page} token={token} />;
}

function Shown({ page, token }: { readonly page: BookingPage; readonly token: string }) {
  const now = useNow(30_000);
  const [hasCode, setCode] = useState(false);
  const name = page.team_name ?? '';
  const path = `${routes.bookingPage}#${token}`;
  const address = location.origin + path;
  const progress =
    page.started_at === null
      ? texts.phones(page.phones.length)
      : `${yourHuntTexts.progress(page.solved, page.stops_count)}, ${yourHuntTexts.points(page.score)}`;
  return (
    <>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p>
          {yourHuntTexts.people(page.participants)}, {progress}.{' '}
          <strong>{yourHuntTexts.states[stateOfBooking(page, now)]}</strong>
        </p>
        {page.too_fast && <p>{texts.tooFast}</p>}
      </div>
      <p className={cards.buttons}>
        <LinkButton to={path} size="small" variant="ink" aria-label={`${texts.openTeam} ${name}`}>
          {texts.openTeam}
        </LinkButton>
        <ShareButton title={`Streetlore: ${name}`} url={address} label={texts.share(name)} />
        <Button variant="outline" size="small" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
          {hasCode ? texts.hideCode : texts.code}
        </Button>
      </p>
      {hasCode && <QrCode text={address} label={texts.codeOf(name)} />}
    </>
  );
}
