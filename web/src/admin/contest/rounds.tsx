import { type ContestRound, type RoundPlace, roundName, tiedAtTop } from '@streetlore/domain/contest';
import { formatDay } from '@streetlore/domain/time';
import { useState } from 'react';
import { LiveView } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './contest.module.css';
import { closeRoundNow, confirmWinner, useLatestRounds } from './data.ts';
import { RoundOrigins } from './round-origins.tsx';
import { contestAdminTexts as texts } from './texts.ts';

const badges = {
  open: <Badge>Open</Badge>,
  closed: <Badge tone="warn">Waits for its winner</Badge>,
  confirmed: <Badge tone="good">Confirmed</Badge>,
} as const;

export function Rounds() {
  const live = useLatestRounds();
  return (
    <section aria-labelledby="rounds" className={styles.rounds}>
      <h2 id="rounds" className={styles.heading}>
        {texts.roundsTitle}
      </h2>
      <p>{texts.roundsLead}</p>
      <LiveView live={live} loading={<Skeleton height="6rem" />} failed={texts.roundsFailed}>
        {(rounds) =>
          rounds.length === 0 ? (
            <p>{texts.roundsEmpty}</p>
          ) : (
            <ul className={styles.roundList}>
              {rounds.map((round) => (
                <li key={round.week} className={styles.round}>
                  <div className={styles.roundHead}>
                    <h3 className={styles.roundName}>{roundName(round.week)}</h3>
                    {badges[round.status]}
                  </div>
                  {round.status === 'open' && <p>Closes after {formatDay(new Date(round.ends_at.getTime() - 1))}.</p>}
                  {round.status === 'closed' && <Closed round={round} />}
                  {round.status === 'confirmed' && round.winner && <p>{placeText(round.winner)}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </LiveView>
    </section>
  );
}

const placeText = ({ title, votes }: RoundPlace) => `${title}, ${votes} ${votes === 1 ? 'vote' : 'votes'}`;

/** Any of the photos can be named the winner; the first is suggested. */
function Closed({ round }: { readonly round: ContestRound }) {
  const { busy, run } = useAction();
  const [chosen, setChosen] = useState<RoundPlace | null>(null);
  const confirm = async ({ submission_id }: RoundPlace) => {
    const { voucher_code, texted, mailed } = await confirmWinner({ week: round.week, submission_id });
    const by = [...(texted ? ['text'] : []), ...(mailed ? ['e-mail'] : [])];
    const description = texts.onItsWay(voucher_code, by);
    toast.success(texts.confirmed, { description, duration: 20_000 });
  };
  const tied = tiedAtTop(round);
  return (
    <>
      {round.standings.length === 0 && <p>{texts.nobody}</p>}
      {tied > 1 && <p>{texts.tied(tied)}</p>}
      <ol className={styles.standings}>
        {round.standings.map((place, index) => (
          <li key={place.submission_id}>
            <span>{placeText(place)}</span>
            <Button
              size="small"
              variant={index === 0 ? 'primary' : 'outline'}
              disabled={busy}
              aria-label={`${texts.confirm}: ${place.title}`}
              onClick={() => setChosen(place)}
            >
              {texts.confirm}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        variant="outline"
        busy={busy}
        onClick={() => void run(() => closeRoundNow({ week: round.week }), texts.countFailed)}
      >
        {texts.countAgain}
      </Button>
      {round.standings.length > 0 && (
        <details className={styles.details}>
          <summary>{texts.originsTitle}</summary>
          <RoundOrigins round={round} />
        </details>
      )}
      <ConfirmDialog
        open={chosen !== null}
        title={texts.confirmTitle}
        action={texts.confirm}
        onConfirm={async () => {
          if (chosen) await run(() => confirm(chosen), texts.confirmFailed);
          return null;
        }}
        onClose={() => setChosen(null)}
      >
        <p>{chosen && texts.confirmText(chosen.title, roundName(round.week))}</p>
        <h3 className={styles.originsTitle}>{texts.originsTitle}</h3>
        <RoundOrigins round={round} />
      </ConfirmDialog>
    </>
  );
}
