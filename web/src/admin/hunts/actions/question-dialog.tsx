import type { useRequestId } from '../../../data/index.ts';
import { toast } from '../../../ui/toaster.tsx';
import type { Played, Question } from './action.ts';
import styles from './actions.module.css';
import { OperationDialog } from './operation-dialog.tsx';

type QuestionDialogProps<About> = {
  readonly question: Question<About>;
  readonly call: (about: About, requestId: string) => Promise<string>;
  /** The hunt as it was when somebody pressed the button. The players may have moved on since. */
  readonly about: About;
  readonly request: ReturnType<typeof useRequestId>;
  readonly onClose: () => void;
};

/** Asks before an action, and takes it. */
export function QuestionDialog<About extends Played>(props: QuestionDialogProps<About>) {
  const { question, call, about, request, onClose } = props;
  const { title, text, confirm, danger = false, readers } = question;
  const { phase, stop_number, paused } = about.hunt;
  const words = text(about);
  const label = typeof confirm === 'string' ? confirm : confirm(about);
  const values = { id: about.id, asked: [title, words, label], phase, stop_number, paused };
  const goesTo = readers?.(about) ?? null;
  return (
    <OperationDialog
      title={title}
      action={label}
      danger={danger}
      request={request}
      prepare={() => ({ values, run: async (id) => toast.success(await call(about, id)) })}
      onClose={onClose}
    >
      <p>{words}</p>
      {goesTo && <p className={styles.soft}>{goesTo}</p>}
    </OperationDialog>
  );
}
