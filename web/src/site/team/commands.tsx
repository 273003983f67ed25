import type { GameCommand } from '@streetlore/domain/commands';
import { hintPrice } from '@streetlore/domain/hunt';
import { type Seen, type TeamPage, type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { useState } from 'react';
import { useHuntSettings } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { secondsAtStop } from './clock.ts';
import type { Playing } from './playing.ts';
import styles from './team.module.css';

type Command = Extract<GameCommand, 'LOST' | 'GONE' | 'SKIP' | 'FINISH' | 'PAUSE' | 'PERSON'>;

const labels: Readonly<Record<Command, string>> = {
  LOST: texts.lost,
  GONE: texts.gone,
  SKIP: texts.skip,
  FINISH: texts.finish,
  PAUSE: texts.pause,
  PERSON: texts.person,
};

/** Without the commands that other buttons give. */
function commandsAt({ phase, paused, stop_number, stops_count }: TeamPage): readonly Command[] {
  if (paused) return ['PERSON'];
  if (phase === 'ready') return ['LOST', 'PERSON'];
  if (phase === 'reward') return ['PAUSE', 'PERSON'];
  return ['LOST', 'GONE', stop_number < stops_count ? 'SKIP' : 'FINISH', 'PAUSE', 'PERSON'];
}

type Asked = { readonly title: string; readonly text: string };

const questionBefore = (command: Command, stop: number): Asked | null => {
  if (command === 'SKIP') return { title: texts.skipTitle(stop), text: texts.skipText };
  if (command === 'FINISH') return { title: texts.finishTitle, text: texts.finishText };
  if (command === 'GONE') return { title: texts.goneTitle, text: texts.goneText };
  return command === 'PERSON' ? { title: texts.personTitle, text: texts.personText } : null;
};

type CommandsProps = Playing & {
  /** Null before START. */
  readonly stop: TeamStop | null;
};

/** People who only watch have none. */
export function Commands({ page, say, seen, stop }: CommandsProps) {
  /** The command that is asked about, and where the hunt stood at the press. */
  const [asked, setAsked] = useState<{ readonly command: Command; readonly seen: Seen } | null>(null);
  if (!say) return null;
  const press = (command: Command) =>
    questionBefore(command, page.stop_number) ? setAsked({ command, seen }) : say(command);
  const question = asked && questionBefore(asked.command, asked.seen.stop_number);
  const hasHint = page.phase === 'puzzle' && !page.paused && stop?.has_hint && stop.hint === null;
  return (
    <fieldset className={styles.commands}>
      <legend className={styles.legend}>{texts.commands}</legend>
      {hasHint && <HintButton page={page} onHint={() => say('HINT')} />}
      {commandsAt(page).map((command) => (
        <Button key={command} variant="outline" size="small" onClick={() => press(command)}>
          {labels[command]}
        </Button>
      ))}
      <ConfirmDialog
        open={question !== null}
        title={question?.title ?? ''}
        action={asked ? labels[asked.command] : ''}
        onConfirm={async () => {
          if (asked) say(asked.command, asked.seen);
          return null;
        }}
        onClose={() => setAsked(null)}
      >
        <p>{question?.text}</p>
      </ConfirmDialog>
    </fieldset>
  );
}

type HintButtonProps = { readonly page: TeamPage; readonly onHint: () => void };

/** Says what the hint costs at most: less for a stop with no points left, nothing after a nudge. */
function HintButton({ page, onHint }: HintButtonProps) {
  const settings = useHuntSettings();
  const seconds = secondsAtStop(page, useNow(5_000)) ?? 0;
  const rules = settings.status === 'ready' ? settings.data.scoring : undefined;
  return (
    <Button variant="outline" size="small" onClick={onHint}>
      {texts.takeHint(hintPrice(seconds, rules))}
    </Button>
  );
}
