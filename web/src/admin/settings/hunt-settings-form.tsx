import { defaultHuntSettings, type HuntSettings, huntSettingsSchema, pointsFor } from '@streetlore/domain/hunt';
import { type FormEvent, useRef, useState } from 'react';
import { LiveView, toCallError, useHuntSettings, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { showFirstFault } from '../../ui/faults.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { saveHuntSettings } from './data.ts';
import { SaveRow } from './save-row.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import { rebased, scoringFields, settingsOf, type TypedSettings, typedOf } from './typed-settings.ts';

const isSame = (one: TypedSettings, other: TypedSettings) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Expiry and scoring, with an example of a stop's points. Another admin's save updates the fields
 * without unsaved changes.
 */
export function HuntSettingsForm({ settings }: { readonly settings: HuntSettings }) {
  const [stored, setStored] = useState(() => typedOf(settings));
  /** The values that the fields are based on. A field that differs has unsaved changes. */
  const [base, setBase] = useState(stored);
  const [typed, setTyped] = useState(stored);
  const [sent, setSent] = useState<TypedSettings | null>(null);
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const request = useRequestId();
  const parsed = huntSettingsSchema.safeParse(settingsOf(typed));
  const faults = new Map(parsed.error?.issues.map(({ path, message }) => [String(path.at(-1)), message]));

  const now = typedOf(settings);
  if (!isSame(now, stored)) {
    setStored(now);
    setBase(now);
    setTyped(rebased(typed, base, now));
    setChangedElsewhere(sent === null || !isSame(now, sent));
  }
  const dirty = !isSame(typed, stored);

  const set = (change: Partial<TypedSettings>) => setTyped((before) => ({ ...before, ...change }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setError(null);
    if (!parsed.success) {
      // After the render that marks the invalid fields.
      setTimeout(() => showFirstFault(form.current));
      return;
    }
    setBusy(true);
    const wanted = typedOf(parsed.data);
    setSent(wanted);
    setTyped(wanted);
    // From now on a field that differs from `wanted` was changed after the save started.
    setBase(wanted);
    try {
      await saveHuntSettings({ request_id: request.idFor(parsed.data), ...parsed.data });
      request.done();
      toast.success(texts.saved);
    } catch (reason) {
      setBase((before) => (before === wanted ? stored : before));
      const failure = toCallError(reason);
      setError(failure.code === 'unavailable' ? failure.message : texts.saveFailed);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof TypedSettings) => ({
    inputMode: 'numeric' as const,
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
      <SelectField
        label={texts.nudges}
        hint={texts.nudgesHint}
        value={typed.nudges}
        onChange={({ target }) => set({ nudges: target.value })}
      >
        <option value="true">{texts.nudged}</option>
        <option value="false">{texts.notNudged}</option>
      </SelectField>
      <TextField label={texts.opinions} hint={texts.opinionsHint} {...field('opinions_a_day')} />
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
      <SaveRow fault={error} busy={busy} disabled={!dirty} text={texts.save}>
        <Button variant="outline" onClick={() => set(typedOf(defaultHuntSettings))}>
          {texts.reset}
        </Button>
        {dirty && <span className={styles.soft}>{texts.unsaved}</span>}
      </SaveRow>
    </form>
  );
}

export function HuntSettingsPanel() {
  return (
    <LiveView live={useHuntSettings()} loading={<Skeleton height="24rem" />} failed={texts.huntsFailed}>
      {(settings) => <HuntSettingsForm settings={huntSettingsSchema.parse(settings)} />}
    </LiveView>
  );
}
