import type { Admin } from '@streetlore/domain/admin';
import type { WithId } from '@streetlore/domain/query';
import { type ReactNode, useRef } from 'react';
import { toCallError } from '../../data/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type AdminDialogProps = {
  /** Null while the dialog is closed. */
  readonly line: WithId<Admin> | null;
  readonly title: string;
  readonly action: string;
  /** A repeat after a lost answer has the same request id. */
  readonly change: (input: { request_id: string; uid: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: (name: string) => ReactNode;
};

export function AdminDialog({ line, title, action, change, onClose, children }: AdminDialogProps) {
  const request = useRef<string | null>(null);
  const confirm = async () => {
    if (!line) return null;
    request.current ??= crypto.randomUUID();
    try {
      await change({ request_id: request.current, uid: line.id });
      return null;
    } catch (error) {
      return toCallError(error).message;
    }
  };
  return (
    <ConfirmDialog
      open={line !== null}
      title={title}
      action={action}
      danger
      onConfirm={confirm}
      onClose={() => {
        request.current = null;
        onClose();
      }}
    >
      {children(line?.email ?? line?.id ?? '')}
    </ConfirmDialog>
  );
}
