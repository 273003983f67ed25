import {
  defaultHuntSettings,
  type HuntSettings,
  huntSettingsSchema,
  pointsFor,
  type Scoring,
} from '@streetlore/domain/hunt';
import { type FormEvent, useRef, useState } from 'react';
import { saveHuntSettings } from '../../live/admin-settings.ts';
import { toCallError } from '../../live/core/call.ts';
import { useRequestId } from '../../live/core/use-request-id.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toaster.tsx';
import styles from './Settings.module.css';
import { settingsTexts as texts } from './texts.ts';

const scoringFields = Object.keys(texts.points) as (keyof Scoring)[];
type Typed = Record<'expiry_hours' | keyof Scoring, string>;

const typedOf = ({ expiry_hours, scoring }: HuntSettings): Typed => ({
  expiry_hours: String(expiry_hours),
  solved: String(scoring.solved),
  speedBonus: String(scoring.speedBonus),
  speedBonusSeconds: String(scoring.speedBonusSeconds / 60),
  wrongAnswer: String(scoring.wrongAnswer),
  hint: String(scoring.hint),
});

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** What is typed as settings; minutes are kept as seconds. */
const settingsOf = (typed: Typed) => ({
  expiry_hours: numberOf(typed.expiry_hours),
  scoring: {
    solved: numberOf(typed.solved),
    speedBonus: numberOf(typed.speedBonus),
    speedBonusSeconds: numberOf(typed.speedBonusSeconds) * 60,
    wrongAnswer: numberOf(typed.wrongAnswer),
    hint: numberOf(typed.hint),
  },
});

interface HuntSettingsFormProps {
  readonly settings: HuntSettings;
  /** Somebody else saved while this was open. */
  readonly changedElsewhere: boolean;
  /** Told before it is sent what is going to stand there, as JSON. */
  readonly onSaved: (key: string) => void;
}

/** Expiry and scoring, with what a stop would earn. */
export function HuntSettingsForm({ settings, changedElsewhere, onSaved }: HuntSettingsFormProps) {
  const [typed, setTyped] = useState(() => typedOf(settings));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const request = useRequestId();
  const parsed = huntSettingsSchema.safeParse(settingsOf(typed));
  const faults = new Map(parsed.error?.issues.map(({ path, message }) => [String(path.at(-1)), message]));
  const dirty = JSON.stringify(typed) !== JSON.stringify(typedOf(settings));

  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setError(null);
    if (!parsed.success) {
      // After the render that marks them.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    onSaved(JSON.stringify(parsed.data));
    try {
      await saveHuntSettings({ request_id: request.idFor(parsed.data), ...parsed.data });
      request.done();
      toast.success(texts.saved);
    } catch (reason) {
      const failure = toCallError(reason);
      setError(failure.code === 'unavailable' ? failure.message : texts.saveFailed);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof Typed) => ({
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    value: typed[name],
    error: tried ? faults.get(name) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={save} className={styles.box}>
      {changedElsewhere && (
        <p role="status" className={styles.notice}>
          {texts.changedElsewhere}
        </p>
      )}
      <h2 className={styles.heading}>{texts.expiryTitle}</h2>
      <TextField label={texts.expiryHours} hint={texts.expiryHint} {...field('expiry_hours')} />
      <h2 className={styles.heading}>{texts.scoringTitle}</h2>
      <p className={styles.soft}>{texts.scoringHint}</p>
      <div className={styles.fields}>
        {scoringFields.map((name) => (
          <TextField key={name} label={texts.points[name]} {...field(name)} />
        ))}
      </div>
      {parsed.success && (
        <p role="status" className={styles.example}>
          {texts.example(pointsFor({ seconds: 600, wrong_answers: 0, hints: 1 }, parsed.data.scoring))}
        </p>
      )}
      {error && (
        <p role="alert" className={styles.failure}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={!dirty}>
          {texts.save}
        </Button>
        <Button variant="outline" onClick={() => set(typedOf(defaultHuntSettings))}>
          {texts.reset}
        </Button>
        {dirty && <span className={styles.soft}>{texts.unsaved}</span>}
      </div>
    </form>
  );
}
