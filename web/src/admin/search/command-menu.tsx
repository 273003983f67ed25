import { matchesSearch } from '@streetlore/domain/wording';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/dialog.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { useFound } from './data.ts';
import { chosenAmong, type Group, movedBy, type Row } from './rows.ts';
import styles from './search.module.css';
import { searchTexts as texts } from './texts.ts';

/** How long (ms) typing must rest before the server is asked. */
const QUIET = 200;
/** The fewest letters that the server is asked for. */
const SHORTEST = 2;

type CommandMenuProps = {
  readonly screens: readonly { readonly to: string; readonly label: string }[];
  readonly onClose: () => void;
};

/**
 * The search over screens, teams, numbers, e-mail addresses, tours, posts, photos and the words of
 * texts. Arrow keys choose, Enter opens.
 */
export function CommandMenu({ screens, onClose }: CommandMenuProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const settled = useSettled(word, QUIET);
  // Enter must not open the results of an earlier word.
  const isSettled = settled === word;
  const found = useFound(isSettled && word.length >= SHORTEST ? word : null);
  const isAnswered = isSettled && found.isAnswered;
  const shown = screens.filter(({ label }) => matchesSearch(label, typed));
  const groups: readonly Group[] = [
    ...found.groups,
    { heading: texts.groups.screens, rows: shown.map(({ to, label }) => ({ key: to, to, name: label, more: '' })) },
  ];
  const rows = groups.flatMap((group) => group.rows);
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = chosenAmong(rows, asked, isAnswered);
  if (chosen !== asked) setAsked(chosen);
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moved = movedBy(event.key, rows, chosen);
    if (moved !== null) setAsked(moved);
    if (moved !== null || event.key === 'Enter') event.preventDefault();
    const row = event.key === 'Enter' && rows.find(({ key }) => key === chosen);
    if (row) go(row.to);
  };
  const optionId = (row: string) => `${id} ${row}`.replaceAll(/\s/g, '_');
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <div className={styles.menu}>
        <input
          role="combobox"
          aria-label={texts.title}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={rows.some(({ key }) => key === chosen) ? optionId(chosen ?? '') : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={styles.input}
          placeholder={texts.placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAsked(null);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={id} role="listbox" aria-label={texts.results} aria-busy={!isAnswered} className={styles.list}>
          {groups
            .filter((group) => group.rows.length > 0)
            .map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
              <div key={group.heading} role="group" aria-label={group.heading}>
                <p aria-hidden="true" className={styles.heading}>
                  {group.heading}
                </p>
                {group.rows.map((row) => (
                  <Option
                    key={row.key}
                    row={row}
                    id={optionId(row.key)}
                    isChosen={row.key === chosen}
                    onChoose={() => setAsked(row.key)}
                    onGo={() => go(row.to)}
                  />
                ))}
              </div>
            ))}
        </div>
        <p role="status" className={styles.status}>
          {!isAnswered ? texts.searching : found.isFailed ? texts.failed : rows.length === 0 ? texts.nothing : ''}
        </p>
      </div>
    </Dialog>
  );
}

type OptionProps = {
  readonly row: Row;
  readonly id: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onGo: () => void;
};

/** The focus stays in the field, whose keys go through the results. */
function Option({ row: { name, more }, id, isChosen, onChoose, onGo }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the option
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.item}
      onPointerMove={onChoose}
      onClick={onGo}
    >
      <span className={styles.name}>{name}</span>
      {more && <span className={styles.more}>{more}</span>}
    </div>
  );
}
