import { type Audience, audiencePhases, dayOfHunt, isMeant, noonOf } from '@streetlore/domain/booking';
import { teamName } from '@streetlore/domain/leaderboard';
import { formatPhone } from '@streetlore/domain/phone';
import { isReadOnPage } from '@streetlore/domain/sms';
import { formatDay } from '@streetlore/domain/time';
import { useId, useState } from 'react';
import { LiveView, malformedPaths, usePreviousData } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { phaseOf } from '../../../ui/hunt-phase.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { adminTexts } from '../../texts.ts';
import { type ActiveHunt, useActiveHunts } from '../data.ts';
import styles from './quick.module.css';
import { quickTexts as texts } from './texts.ts';

/** How many hunts are listed at first, and how many 'Show more' adds: as many as one broadcast reaches. */
const LISTED = 80;

const MINUTE = 60_000;

/** The chosen hunts, their phones, and the pages that somebody reads. */
export type Chosen = { readonly ids: readonly string[]; readonly phones: number; readonly pages: number };

type HuntPickerProps = {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: Chosen) => void;
};

/** A choice of the active hunts by what the broadcast is about, the newest first. */
export function HuntPicker({ chosen, error, onChange }: HuntPickerProps) {
  const [shown, setShown] = useState(LISTED);
  const [audience, setAudience] = useState<Audience>({ tour: null, phase: 'playing', stop: null, day: null });
  const live = usePreviousData(useActiveHunts('newest', shown));
  const now = useNow(MINUTE);
  const id = useId();
  return (
    <fieldset className={styles.picker} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className={styles.legend}>{texts.hunts}</legend>
      <p id={`${id}-hint`} className={styles.soft}>
        {texts.huntsHint}
      </p>
      <LiveView live={live} loading={<Loading text={texts.huntsLoading} />} failed={texts.huntsFailed}>
        {(hunts) => {
          const isAll = hunts.length + malformedPaths(live).length < shown;
          const meant = hunts.filter((hunt) => isMeant(hunt, audience));
          const choose = (ids: readonly string[]) => onChange(chosenOf(hunts, ids));
          const narrow = (change: Partial<Audience>) => {
            const next = { ...audience, ...change };
            setAudience(next);
            choose(hunts.filter((hunt) => chosen.includes(hunt.id) && isMeant(hunt, next)).map((hunt) => hunt.id));
          };
          return (
            <>
              <Subject hunts={hunts} audience={audience} onChange={narrow} />
              {meant.length === 0 ? (
                <p>{hunts.length === 0 ? texts.noHunts : texts.noneMeant}</p>
              ) : (
                <ul className={styles.hunts}>
                  {meant.map((hunt) => (
                    <Choice
                      key={hunt.id}
                      hunt={hunt}
                      now={now}
                      chosen={chosen.includes(hunt.id)}
                      isInvalid={error !== undefined}
                      onChange={(isChosen) =>
                        choose(isChosen ? [...chosen, hunt.id] : chosen.filter((one) => one !== hunt.id))
                      }
                    />
                  ))}
                </ul>
              )}
              <div className={styles.foot}>
                <p role="status" className={styles.soft}>
                  {texts.chosen(chosenOf(hunts, chosen))}
                </p>
                {!isAll && (
                  <Button size="small" variant="outline" onClick={() => setShown(shown + LISTED)}>
                    {texts.showMore}
                  </Button>
                )}
                {meant.length > 0 && (
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => choose(chosen.length > 0 ? [] : meant.map((hunt) => hunt.id))}
                  >
                    {chosen.length > 0 ? texts.chooseNone : texts.chooseAll}
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </LiveView>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.failure}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The chosen hunts with the number of their phones and pages. A phone in two hunts counts once. */
function chosenOf(hunts: readonly ActiveHunt[], ids: readonly string[]): Chosen {
  const chosen = hunts.filter((hunt) => ids.includes(hunt.id));
  const phones = new Set(chosen.flatMap((hunt) => hunt.phone_numbers)).size;
  return { ids, phones, pages: chosen.filter(isReadOnPage).length };
}

type SubjectProps = {
  readonly hunts: readonly ActiveHunt[];
  readonly audience: Audience;
  readonly onChange: (change: Partial<Audience>) => void;
};

/** What the broadcast is about: a state, a tour, one of its stops, a day. */
function Subject({ hunts, audience, onChange }: SubjectProps) {
  const tours = new Map(hunts.map(({ tour_id, tour_name }) => [tour_id, tour_name || adminTexts.unknownTour]));
  const days = [...new Set(hunts.map(dayOfHunt))].toSorted().reverse();
  const stops = Math.max(0, ...hunts.filter((hunt) => hunt.tour_id === audience.tour).map((hunt) => hunt.stops_count));
  return (
    <div className={styles.subject}>
      <SelectField
        label={texts.phase}
        value={audience.phase}
        onChange={({ target }) => onChange({ phase: audiencePhases.find((one) => one === target.value) ?? 'playing' })}
      >
        {audiencePhases.map((phase) => (
          <option key={phase} value={phase}>
            {texts.phases[phase]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.tour}
        value={audience.tour ?? ''}
        onChange={({ target }) => onChange({ tour: target.value || null, stop: null })}
      >
        <option value="">{texts.anyTour}</option>
        {[...tours].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.stop}
        value={audience.stop ?? ''}
        disabled={stops === 0}
        onChange={({ target }) => onChange({ stop: Number(target.value) || null })}
      >
        <option value="">{texts.anyStop}</option>
        {Array.from({ length: stops }, (_, n) => n + 1).map((stop) => (
          <option key={stop} value={stop}>
            {texts.stopNumber(stop)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.day}
        value={audience.day ?? ''}
        onChange={({ target }) => onChange({ day: target.value || null })}
      >
        <option value="">{texts.anyDay}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatDay(noonOf(day))}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type ChoiceProps = {
  readonly hunt: ActiveHunt;
  readonly now: Date;
  readonly chosen: boolean;
  readonly isInvalid: boolean;
  readonly onChange: (chosen: boolean) => void;
};

function Choice({ hunt, now, chosen, isInvalid, onChange }: ChoiceProps) {
  const [first, ...others] = hunt.phone_numbers;
  const { label, tone } = phaseOf(hunt, now);
  return (
    <li>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen}
          aria-invalid={isInvalid || undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.who}>
          <strong>{teamName(hunt.id, hunt.team_name)}</strong>
          {first && <span className={styles.soft}> {formatPhone(first)}</span>}
          {others.length > 0 && <span className={styles.soft}> +{others.length}</span>}
          {isReadOnPage(hunt) && <span className={styles.soft}> {adminTexts.onPage}</span>}
        </span>
        <span className={styles.soft}>{hunt.tour_name || adminTexts.unknownTour}</span>
        <Badge tone={tone}>{label}</Badge>
      </label>
    </li>
  );
}
