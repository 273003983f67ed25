import { type RefObject, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import frame from '../../editor/editor.module.css';
import type { TourValues } from '../data.ts';
import { stopTexts as texts } from '../stop-texts.ts';
import type { StopsDrawing } from './draw-stops.ts';
import styles from './map.module.css';
import { isPlaced, type Pin, type Position, pinsOf, toSixDecimals } from './pins.ts';
import { StopsBox } from './stops-box.tsx';

type StopsMapProps = {
  readonly box: RefObject<HTMLElement | null>;
  /** The number of the stop that the next press on the map sets. */
  readonly chosen: number | null;
  readonly onChoose: (number: number | null) => void;
};

export function StopsMap({ box, chosen, onChoose }: StopsMapProps) {
  const { setValue } = useFormContext<TourValues>();
  const pins = useWatch<TourValues, 'stops', TourValues, Pin[]>({ name: 'stops', compute: pinsOf });
  const [drawing, setDrawing] = useState<StopsDrawing | null>(null);
  const [placed, setPlaced] = useState<number | null>(null);
  const lead = useId();

  const choose = (number: number | null) => {
    setPlaced(null);
    onChoose(number);
  };
  const place = (number: number, position: Position) => {
    const { latitude, longitude } = toSixDecimals(position);
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`stops.${number - 1}.latitude`, latitude, options);
    setValue(`stops.${number - 1}.longitude`, longitude, options);
    setPlaced(number);
    onChoose(null);
  };
  /** Does what a button does, and leaves the focus on the map. */
  const onMap = (action: () => void) => () => {
    action();
    box.current?.focus();
  };
  const unplaced = pins.filter((pin) => !isPlaced(pin));
  return (
    <div className={frame.panel}>
      <h2 className={frame.legend}>{texts.onMap}</h2>
      <p id={lead} className={styles.lead}>
        {texts.mapLead}
      </p>
      <StopsBox
        box={box}
        pins={pins}
        chosen={chosen}
        onChoose={choose}
        onPlace={place}
        onDrawing={setDrawing}
        describedBy={lead}
      />
      <p role="status" className={styles.said}>
        {chosen !== null ? texts.chosen(chosen) : placed !== null && texts.placed(placed)}
      </p>
      {chosen !== null && (
        <div className={styles.buttons}>
          <Button
            size="small"
            variant="ink"
            disabled={!drawing}
            onClick={onMap(() => drawing && place(chosen, drawing.middle()))}
          >
            {texts.atCross}
          </Button>
          <Button size="small" variant="outline" onClick={onMap(() => choose(null))}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {unplaced.length > 0 && (
        <>
          <h3 className={styles.unplacedTitle}>{texts.unplaced}</h3>
          <ul className={styles.unplaced}>
            {unplaced.map((pin) => (
              <li key={pin.number}>
                <span className={styles.name}>{texts.named(pin)}</span>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={texts.setOnMapOf(pin.number)}
                  onClick={onMap(() => choose(pin.number))}
                >
                  {texts.setOnMap}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
