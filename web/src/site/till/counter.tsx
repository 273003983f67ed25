import { CODE_LENGTH, codeInHalves, isCode, tillTexts as texts, tidyCode, type Verdict } from '@streetlore/domain/till';
import { useEffect, useId, useRef, useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { askTill } from './data.ts';
import { mayScan, Scanner } from './scanner.tsx';
import styles from './till.module.css';
import { VerdictCard } from './verdict-card.tsx';

type Action = 'look' | 'redeem' | 'undo';
type Answer = { readonly code: string; readonly verdict: Verdict; readonly undone: boolean };

type CounterProps = { readonly token: string; readonly scanned: string | null };

/**
 * Takes a code and says what it is worth. The last character looks it up, so that typing a code and one press on
 * Redeem are all.
 */
export function Counter({ token, scanned }: CounterProps) {
  const [typed, setTyped] = useState(scanned ?? '');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isScanning, setScanning] = useState(false);
  const request = useRequestId();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const ask = async (code: string, action: Action) => {
    setBusy(action);
    setFailure(null);
    try {
      const asked = { code, action };
      const verdict = await askTill({ token, code, action, request_id: request.idFor(asked) });
      request.done();
      setAnswer({ code, verdict, undone: action === 'undo' });
    } catch (error) {
      setFailure(toCallError(error).message);
    } finally {
      setBusy(null);
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setAnswer(null);
    setFailure(null);
    const code = tidyCode(text);
    if (isCode(code)) void ask(code, 'look');
    // A character that no code has: the server need not be asked.
    else if (code.length === CODE_LENGTH) setAnswer({ code, verdict: { is: 'unknown' }, undone: false });
  };
  const next = () => {
    type('');
    field.current?.focus();
  };
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (scanned) void ask(scanned, 'look');
    else field.current?.focus();
  });

  const code = tidyCode(typed);
  return (
    <Card spray="green" className={styles.counter}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isCode(code)) void ask(code, 'look');
          else setFailure(texts.codeHint);
        }}
        className={styles.codeForm}
      >
        <label htmlFor={id} className={styles.label}>
          {texts.code}
        </label>
        <div className={styles.codeRow}>
          <input
            ref={field}
            id={id}
            name="code"
            className={styles.codeField}
            value={typed}
            onChange={({ target }) => type(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={CODE_LENGTH + 4}
            aria-describedby={`${id}-hint`}
            translate="no"
          />
          {mayScan() && (
            <Button variant="outline" onClick={() => setScanning(!isScanning)}>
              {isScanning ? texts.stopScan : texts.scan}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className={styles.soft}>
          {texts.codeHint}
        </p>
      </form>
      {isScanning && (
        <Scanner
          onCode={(found) => {
            setScanning(false);
            type(codeInHalves(found));
          }}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div role="status">
        {answer && (
          <VerdictCard
            verdict={answer.verdict}
            undone={answer.undone}
            busy={busy}
            onRedeem={() => void ask(answer.code, 'redeem')}
            onUndo={() => void ask(answer.code, 'undo')}
            onNext={next}
          />
        )}
        {busy === 'look' && !answer && <p className={styles.soft}>…</p>}
      </div>
    </Card>
  );
}
