import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { keysTexts as texts } from '../texts.ts';
import { lettersAreKeys, setLettersAreKeys } from '../use-keys.ts';
import styles from './keys-dialog.module.css';

export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [isOn, setOn] = useState(lettersAreKeys);
  const toggle = () => {
    setLettersAreKeys(!isOn);
    setOn(!isOn);
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <dl className={styles.keys}>
        {texts.keys.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={toggle} /> {texts.switch}
      </label>
    </Dialog>
  );
}
