import type { Admin } from '@streetlore/domain/admin';
import type { WithId } from '@streetlore/domain/query';
import { useRef } from 'react';
import { toCallError } from '../../data/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { revokeRole } from './data.ts';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

type RevokeDialogProps = {
  /** Whose role is to go; null while nobody asks. */
  readonly line: WithId<Admin> | null;
  readonly isOwn: boolean;
  readonly onClose: () => void;
};

/** Asks before it takes the role away, twice as loud when it is one's own. */
export function RevokeDialog({ line, isOwn, onClose }: RevokeDialogProps) {
  const request = useRef<string | null>(null);
  const revoke = async () => {
    if (!line) return null;
    request.current ??= crypto.randomUUID();
    try {
      await revokeRole({ request_id: request.current, uid: line.id });
      request.current = null;
      return null;
    } catch (error) {
      return toCallError(error).message;
    }
  };
  return (
    <ConfirmDialog
      open={line !== null}
      title={texts.revokeTitle}
      action={texts.revoke}
      danger
      onConfirm={revoke}
      onClose={() => {
        request.current = null;
        onClose();
      }}
    >
      <p>{texts.revokeWhy(line?.email ?? line?.id ?? '')}</p>
      {isOwn && <p className={styles.loud}>{texts.revokeYourself}</p>}
    </ConfirmDialog>
  );
}
