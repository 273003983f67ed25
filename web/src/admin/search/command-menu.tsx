import { matchesSearch } from '@streetlore/domain/wording';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/dialog.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { Found } from './found.tsx';
import styles from './search.module.css';
import { searchTexts as texts } from './texts.ts';

/** How long, in ms, typing must rest before the server is asked. */
const QUIET = 200;

type CommandMenuProps = {
  /** The sections of the back office. */
  readonly screens: readonly { readonly to: string; readonly label: string }[];
  readonly onClose: () => void;
};

/**
 * The search over everything: screens, teams, numbers, e-mail addresses, tours, posts, photos and the
 * words of texts. Arrow keys choose, Enter opens.
 */
export function CommandMenu({ screens, onClose }: CommandMenuProps) {
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim(), QUIET);
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const shown = screens.filter(({ label }) => matchesSearch(label, typed));
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <Command shouldFilter={false} loop label={texts.title} className={styles.menu}>
        <Command.Input
          autoFocus
          className={styles.input}
          placeholder={texts.placeholder}
          value={typed}
          onValueChange={setTyped}
        />
        <Command.List className={styles.list} label={texts.results}>
          <Command.Empty className={styles.empty}>{texts.nothing}</Command.Empty>
          {settled.length > 1 && typed.trim() !== '' && <Found key={settled} typed={settled} onGo={go} />}
          {shown.length > 0 && (
            <Command.Group heading={texts.groups.screens} className={styles.group}>
              {shown.map(({ to, label }) => (
                <Command.Item key={to} value={to} className={styles.item} onSelect={() => go(to)}>
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}
