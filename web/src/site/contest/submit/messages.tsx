import styles from './submit.module.css';
import type { SubmitFlow } from './use-submit-flow.ts';

export function Messages({ flow: { state } }: { readonly flow: SubmitFlow }) {
  const isError = state.status === 'error';
  return (
    <div role={isError ? 'alert' : 'status'} className={styles.messages} data-bad={isError || undefined}>
      {state.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
