import { teamPageTexts as texts } from '@streetlore/domain/team';
import { useState } from 'react';
import { importAgain } from '../../firebase/import-again.ts';

type JoinDialog = typeof import('./join-dialog.tsx').JoinDialog;

/** The dialog's code comes with the first opening: most visitors have joined before, or watch. */
export function useJoining() {
  const [Dialog, setDialog] = useState<{ readonly Content: JoinDialog } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const open = () => {
    setFailed(null);
    setOpen(true);
    if (Dialog) return;
    importAgain(() => import('./join-dialog.tsx')).then(
      ({ JoinDialog: Content }) => setDialog({ Content }),
      (error: unknown) => {
        console.error('The form for a name could not be loaded', error);
        setOpen(false);
        setFailed(texts.joinUnreachable);
      },
    );
  };
  return {
    open,
    close: () => setOpen(false),
    failed,
    /** Null before its code is there. */
    Dialog: isOpen && Dialog ? Dialog.Content : null,
  };
}
