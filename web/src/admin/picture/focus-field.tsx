import { type Focus, objectPosition } from '@streetlore/domain/picture';
import type { MouseEvent } from 'react';
import styles from './picture.module.css';
import { pictureTexts as texts } from './texts.ts';

type FocusFieldProps = {
  readonly name: string;
  readonly address: string;
  readonly alt: string;
  /** Null is the middle. */
  readonly value: Focus | null;
  readonly onChange: (focus: Focus | null) => void;
};

const MIDDLE: Focus = { x: 50, y: 50 };
const sides = ['x', 'y'] as const;

/**
 * Chooses what must stay visible where a picture is cut, by a press or two sliders. The small picture shows
 * how a square of it is cut.
 */
export function FocusField({ name, address, alt, value, onChange }: FocusFieldProps) {
  const focus = value ?? MIDDLE;
  const move = (moved: Focus) => onChange(moved.x === MIDDLE.x && moved.y === MIDDLE.y ? null : moved);
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place.
    if (detail === 0) return onChange(null);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: partOf(clientX - left, width), y: partOf(clientY - top, height) });
  };
  return (
    <fieldset className={styles.focus}>
      <legend>{texts.focus}</legend>
      <p className={styles.hint}>{texts.focusHint}</p>
      <div className={styles.pictures}>
        <button type="button" className={styles.whole} aria-label={texts.focusPress} onClick={press}>
          <img src={address} alt={alt} loading="lazy" />
          <span className={styles.aim} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
        <img
          src={address}
          alt=""
          width="96"
          height="96"
          loading="lazy"
          className={styles.cut}
          style={{ objectPosition: objectPosition(value) }}
        />
      </div>
      {sides.map((side) => (
        <label key={side} className={styles.slider}>
          {texts.focusSides[side]}
          <input
            type="range"
            name={`${name}.${side}`}
            min="0"
            max="100"
            value={focus[side]}
            onChange={({ target }) => move({ ...focus, [side]: target.valueAsNumber })}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** A position in whole per cent. */
const partOf = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((100 * part) / whole)));
