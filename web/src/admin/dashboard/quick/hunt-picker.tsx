import { formatPhone } from '@streetlore/domain/phone';
import { useId, useState } from 'react';
import { LiveView, malformedPaths, usePreviousData } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { phaseOf } from '../../../ui/hunt-phase.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { adminTexts } from '../../texts.ts';
import { type ActiveHunt, useActiveHunts } from '../data.ts';
import { HUNTS_SHOWN } from '../hunt-tracking.tsx';
import styles from './quick.module.css';
import { quickTexts as texts } from './texts.ts';

type HuntPickerProps = {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (ids: string[]) => void;
};

/** A choice of the active hunts, the newest first. */
export function HuntPicker({ chosen, error, onChange }: HuntPickerProps) {
  const [shown, setShown] = useState(HUNTS_SHOWN);
  const live = usePreviousData(useActiveHunts('newest', shown));
  const id = useId();
  return (
    <fieldset className={styles.picker} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className={styles.legend}>{texts.hunts}</legend>
      <p id={`${id}-hint`} className={styles.soft}>
        {texts.huntsHint}
      </p>
      <LiveView live={live} loading={<Loading text={texts.huntsLoading} />} failed={texts.huntsFailed}>
        {(hunts) =>
          hunts.length === 0 ? (
            <p>{texts.noHunts}</p>
          ) : (
            <>
              <ul className={styles.hunts}>
                {hunts.map((hunt) => (
                  <Choice
                    key={hunt.id}
                    hunt={hunt}
                    chosen={chosen.includes(hunt.id)}
                    isInvalid={error !== undefined}
                    onChange={(isChosen) =>
                      onChange(isChosen ? [...chosen, hunt.id] : chosen.filter((one) => one !== hunt.id))
                    }
                  />
                ))}
              </ul>
              <div className={styles.foot}>
                <p role="status" className={styles.soft}>
                  {texts.chosen(chosen.length)}
                </p>
                {hunts.length + malformedPaths(live).length >= shown && (
                  <Button size="small" variant="outline" onClick={() => setShown(shown + HUNTS_SHOWN)}>
                    {texts.showMore}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="outline"
                  onClick={() => onChange(chosen.length > 0 ? [] : hunts.map((hunt) => hunt.id))}
                >
                  {chosen.length > 0 ? texts.chooseNone : texts.chooseAll}
                </Button>
              </div>
            </>
          )
        }
      </LiveView>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.failure}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  readonly hunt: ActiveHunt;
  readonly chosen: boolean;
  readonly isInvalid: boolean;
  readonly onChange: (chosen: boolean) => void;
};

function Choice({ hunt, chosen, isInvalid, onChange }: ChoiceProps) {
  const [first, ...others] = hunt.phone_numbers;
  const { label, tone } = phaseOf(hunt);
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
          <span>{first ? formatPhone(first) : adminTexts.unknownPlayer}</span>
          {others.length > 0 && <span> +{others.length}</span>}
        </span>
        <span className={styles.soft}>{hunt.tour_name || adminTexts.unknownTour}</span>
        <Badge tone={tone}>{label}</Badge>
      </label>
    </li>
  );
}
