import { contestTexts, type Position } from '@streetlore/domain/contest';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PinMap } from './pin-map.tsx';
import styles from './submit.module.css';
import { browserPosition } from './where.ts';

type PlacePickerProps = {
  readonly position: Position | null;
  /** Resolves with a message for the visitor, or null. Accuracy is in metres. */
  readonly onPlace: (position: Position, accuracy: number | null) => Promise<string | null>;
  readonly disabled: boolean;
};

export function PlacePicker({ position, onPlace, disabled }: PlacePickerProps) {
  const [busy, setBusy] = useState(false);
  const [isMapOpen, setMapOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const place = async (find: () => Promise<Position & { accuracy?: number }>) => {
    setBusy(true);
    setProblem(null);
    try {
      const { latitude, longitude, accuracy } = await find();
      setProblem(await onPlace({ latitude, longitude }, accuracy ?? null));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : contestTexts.geocodeFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.place} aria-label={contestTexts.whereTitle}>
      <h3 className={styles.placeTitle}>{contestTexts.whereTitle}</h3>
      <p>{contestTexts.whereHint}</p>
      <div className={styles.ways}>
        <Button size="small" busy={busy} disabled={disabled} onClick={() => void place(browserPosition)}>
          {contestTexts.useMyLocation}
        </Button>
        <Button
          size="small"
          variant="outline"
          disabled={disabled}
          aria-expanded={isMapOpen}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          {contestTexts.dropPin}
        </Button>
      </div>
      {isMapOpen && <PinMap position={position} disabled={disabled} onPin={(pin) => void place(async () => pin)} />}
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </section>
  );
}
