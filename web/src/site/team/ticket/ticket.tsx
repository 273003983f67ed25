import { codeInHalves, tillTexts as texts, tillRoute } from '@streetlore/domain/till';
import { formatClock } from '@streetlore/domain/time';
import { use, useEffect, useRef } from 'react';
import { QrCode } from '../../by-link/team-link/qr-code.tsx';
import { PinForm } from './pin-form.tsx';
import styles from './ticket.module.css';
import { TokenOfTeam } from './token-of-team.ts';

type TicketProps = {
  readonly code: string;
  readonly stop: number;
  /** When the partner redeemed it; null before. */
  readonly redeemed: Date | null;
};

/** The code of a reward, as the partner scans or types it. It turns green at once when it is redeemed. */
export function Ticket({ code, stop, redeemed }: TicketProps) {
  const token = use(TokenOfTeam);
  const wasOpen = useRef(redeemed === null);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (redeemed && wasOpen.current) element.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = redeemed === null;
  }, [redeemed]);
  return (
    <div ref={element} className={styles.ticket}>
      <div role="status">
        {redeemed && (
          <p className={styles.redeemed}>
            <strong>{texts.isRedeemed(formatClock(redeemed))}</strong>
            <span>{texts.enjoy}</span>
          </p>
        )}
      </div>
      {!redeemed && (
        <>
          <p className={styles.show}>{texts.showCode}</p>
          <div className={styles.code} translate="no">
            <QrCode text={`${location.origin}${tillRoute}#${code}`} label={texts.codeOf(codeInHalves(code))} />
            <p>
              <span>{texts.ticket}</span>
              <strong>{codeInHalves(code)}</strong>
            </p>
          </div>
          <p>{texts.goodUntil}</p>
          {token && (
            <details className={styles.pin}>
              <summary>{texts.byPin}</summary>
              <PinForm token={token} stop={stop} />
            </details>
          )}
        </>
      )}
    </div>
  );
}
