import type { Admin } from '@streetlore/domain/admin';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { toast } from '../../ui/toaster.tsx';
import { endSessions } from './data.ts';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

type AdminRowProps = {
  readonly line: WithId<Admin>;
  readonly isOwn: boolean;
  readonly isLast: boolean;
  readonly onRevoke: () => void;
  readonly onRemoveFactor: () => void;
  readonly onGrant: () => Promise<void>;
};

/** Admins have fewer actions on themselves. */
export function AdminRow({ line, isOwn, isLast, onRevoke, onRemoveFactor, onGrant }: AdminRowProps) {
  const [busy, setBusy] = useState(false);
  const { status, granted_at, revoked_at } = line;
  const email = line.email ?? line.id;
  return (
    <li className={styles.admin}>
      <div className={styles.who}>
        <strong>{email}</strong>
        <span className={styles.badges}>
          {isOwn && <Badge tone="spray">{texts.you}</Badge>}
          <Badge tone={status === 'active' ? 'good' : 'bad'}>
            {status === 'active' ? texts.active : texts.revoked}
          </Badge>
          {line.second_factor && <Badge tone="good">{texts.factor}</Badge>}
        </span>
        <span className={styles.soft}>
          {status === 'revoked' && revoked_at
            ? texts.revokedAt(formatMoment(revoked_at))
            : texts.since(formatMoment(granted_at))}
        </span>
        {isLast && <span className={styles.soft}>{texts.lastOne}</span>}
      </div>
      <div className={styles.buttons}>
        {isOwn && status === 'active' && <SignOutEverywhere />}
        {!isOwn && line.second_factor && (
          <Button size="small" variant="outline" aria-label={texts.removeFactorNamed(email)} onClick={onRemoveFactor}>
            {texts.removeFactor}
          </Button>
        )}
        {status === 'active' ? (
          <Button
            size="small"
            variant="outline"
            aria-label={texts.revokeNamed(email)}
            disabled={isLast}
            onClick={onRevoke}
          >
            {texts.revoke}
          </Button>
        ) : (
          line.email !== null && (
            <Button
              size="small"
              variant="outline"
              busy={busy}
              onClick={() => {
                setBusy(true);
                void onGrant().finally(() => setBusy(false));
              }}
            >
              {texts.grantAgain}
            </Button>
          )
        )}
      </div>
    </li>
  );
}

/** The guard of every open tab sees that the sessions ended, and replaces this screen. */
function SignOutEverywhere() {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await endSessions({ request_id: crypto.randomUUID() });
    } catch (error) {
      toast.error(texts.signOutFailed, { description: toCallError(error).message });
      setBusy(false);
    }
  };
  return (
    <Button size="small" variant="outline" busy={busy} onClick={() => void end()}>
      {texts.signOutEverywhere}
    </Button>
  );
}
