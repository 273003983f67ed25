import { RECOVERY_CODES } from '@streetlore/domain/admin';
import { useState } from 'react';
import { type CallError, signOut, toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { download } from '../../ui/csv.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { adminTexts as texts } from '../texts.ts';
import { makeRecoveryCodes } from './recovery.ts';
import { useOwnRole } from './role.ts';
import styles from './session.module.css';

/**
 * How many codes the signed-in admin has left, and a button that makes new ones, shown this once.
 */
export function RecoveryCodes({ uid }: { readonly uid: string }) {
  const own = useOwnRole(uid);
  const left = own.status === 'ready' ? (own.data?.recovery_codes ?? 0) : null;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setCodes((await makeRecoveryCodes({})).codes);
    } catch (error) {
      setFailure(toCallError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {left !== null && <p>{left > 0 ? texts.codesLeft(left, RECOVERY_CODES) : texts.noCodes}</p>}
      {failure && (
        <p role="alert" className={styles.error}>
          {failure.isRefusal ? failure.message : texts.codesFailed}
        </p>
      )}
      {failure?.isRefusal ? (
        <Button variant="outline" onClick={() => void signOut()}>
          {texts.signInAgain}
        </Button>
      ) : (
        <Button variant="outline" busy={busy} onClick={() => void make()}>
          {left ? texts.newCodes : texts.makeCodes}
        </Button>
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

type CodesDialogProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** Escape and a click beside the dialog do not close it: the codes cannot be shown again. */
function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const [said, setSaid] = useState('');
  const text = `${texts.codesFile}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.codesCopied);
    } catch (error) {
      console.error('The recovery codes could not be copied', error);
      setSaid(texts.codesNotCopied);
    }
  };
  return (
    <Dialog
      open
      busy
      title={texts.codesTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            {texts.copyCodes}
          </Button>
          <Button variant="outline" onClick={() => download('streetlore-recovery-codes.txt', text, 'text/plain')}>
            {texts.downloadCodes}
          </Button>
          <Button onClick={onClose}>{texts.codesKept}</Button>
        </>
      }
    >
      <p>{texts.codesWhy}</p>
      <ul className={styles.codes} aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </Dialog>
  );
}
