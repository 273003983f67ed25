import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { faultsNamed } from '../../ui/faults.ts';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import styles from './editor.module.css';
import type { CalledForm } from './use-called-form.ts';

type EditorFrameProps<Values extends FieldValues, Output extends Values> = {
  readonly editor: CalledForm<Values, Output>;
  readonly onStored: () => void;
  readonly label: string;
  readonly main: ReactNode;
  readonly aside: ReactNode;
  readonly action: string;
  readonly belowAction?: ReactNode;
  readonly texts: { readonly changed: string; readonly gone: string; readonly fields: string };
  /** An error of the whole form. Without it the first field's error is shown. */
  readonly fault?: string | undefined;
  readonly children?: ReactNode;
};

/** Offered when another admin has deleted the document. */
const STORE_AGAIN = 'Keep mine, and store it again';

/** The post editor and the settings use the same words. */
const UNSAVED = 'Unsaved changes';

export function EditorFrame<Values extends FieldValues, Output extends Values>(
  props: EditorFrameProps<Values, Output>,
) {
  const { editor, onStored, label, main, aside, action, belowAction, texts, fault, children } = props;
  const { form, element, submit, faulty, failure, editing, theirChanges } = editor;
  const { isDirty, isSubmitting, submitCount, errors } = form.formState;
  const leaving = useLeaveGuard(isDirty);
  // While the leave dialog is open this must wait: navigating to the stored document would cancel the
  // leaving.
  const isStored = editing.base.seen !== null && !isDirty && leaving === null;
  const notifyStored = useEffectEvent(onStored);
  useEffect(() => {
    if (isStored) notifyStored();
  }, [isStored]);
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={submit} className={styles.editor} aria-label={label}>
        {(theirChanges || editing.isGone) && (
          <div className={styles.notices}>
            {theirChanges && (
              <ChangedNotice
                text={texts.changed}
                changes={theirChanges}
                onTake={editing.takeTheirs}
                onKeep={editing.keepMine}
              />
            )}
            {editing.isGone && (
              <div role="alert" className={styles.gone}>
                <p>{texts.gone}</p>
                <Button size="small" onClick={editing.storeAgain}>
                  {STORE_AGAIN}
                </Button>
              </div>
            )}
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.main}>{main}</div>
          <aside className={styles.aside} aria-label="Save">
            {aside}
            {failure && (
              <p role="alert" tabIndex={-1} className={styles.failure}>
                {failure}
              </p>
            )}
            {submitCount > 0 && Object.keys(errors).length > 0 && (
              <>
                <p role="alert" className={styles.failure}>
                  {fault ?? firstMessage(errors) ?? texts.fields}
                </p>
                {faulty.length > 0 && <p>{faultsNamed(faulty)}</p>}
              </>
            )}
            <Button type="submit" wide busy={isSubmitting}>
              {action}
            </Button>
            <p role="status" className={styles.unsaved}>
              {isDirty && UNSAVED}
            </p>
            {belowAction}
          </aside>
        </div>
      </form>
      {children}
      <LeaveDialog leaving={leaving} />
    </FormProvider>
  );
}

function firstMessage(errors: object): string | undefined {
  for (const value of Object.values(errors)) {
    if (value === null || typeof value !== 'object' || value instanceof Node) continue;
    if ('message' in value && typeof value.message === 'string' && value.message) return value.message;
    const inner = 'ref' in value ? undefined : firstMessage(value);
    if (inner) return inner;
  }
  return undefined;
}

export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
