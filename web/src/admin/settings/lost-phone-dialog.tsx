import type { Admin } from '@streetlore/domain/admin';
import type { WithId } from '@streetlore/domain/query';
import { useRef } from 'react';
import { toCallError } from '../../data/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { removeSecondFactor } from './data.ts';
import { settingsTexts as texts } from './texts.ts';

type LostPhoneDialogProps = {
  /** Whose phone is lost; null while nobody asks. */
  readonly line: WithId<Admin> | null;
  readonly onClose: () => void;
};

/** Asks before it takes a colleague's second factor away. */
export function LostPhoneDialog({ line, onClose }: LostPhoneDialogProps) {
  const request = useRef<string | null>(null);
  const remove = async () => {
    if (!line) return null;
    request.current ??= crypto.randomUUID();
    try {
      await removeSecondFactor({ request_id: request.current, uid: line.id });
      return null;
    } catch (error) {
      return toCallError(error).message;
    }
  };
  return (
    <ConfirmDialog
      open={line !== null}
      title={texts.removeFactorTitle}
      action={texts.removeFactor}
      danger
      onConfirm={remove}
      onClose={() => {
        request.current = null;
        onClose();
      }}
    >
      <p>{texts.removeFactorWhy(line?.email ?? line?.id ?? '')}</p>
    </ConfirmDialog>
  );
}
