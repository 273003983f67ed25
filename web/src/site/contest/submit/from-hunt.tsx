import { contestTexts, type EntryWall, MAX_TITLE_LENGTH, type SubmissionForm } from '@streetlore/domain/contest';
import { publishedStopsOf } from '@streetlore/domain/tour';
import { cutAtWord } from '@streetlore/domain/wording';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useQuery, useTour } from '../../../data/index.ts';
import styles from './submit.module.css';

type FromHuntProps = {
  readonly wall: EntryWall;
  readonly form: UseFormReturn<SubmissionForm>;
};

/** Fills in the wall that the address names, if it is published. */
export function FromHunt({ wall: { tour, stop }, form }: FromHuntProps) {
  const stops = useQuery(publishedStopsOf(tour, stop));
  const found = stops.status === 'ready' ? stops.data.find(({ stop_number }) => stop_number === stop) : undefined;
  return found ? <Filled tour={tour} wall={found.location_name} form={form} /> : null;
}

type FilledProps = { readonly tour: string; readonly wall: string; readonly form: UseFormReturn<SubmissionForm> };

function Filled({ tour, wall, form }: FilledProps) {
  const live = useTour(tour);
  const known = live.status === 'ready' ? live.data : null;
  const line = useRef<HTMLParagraphElement>(null);
  const place = known && `${wall}, ${known.neighborhood}`;
  const { setValue, getValues } = form;
  useEffect(() => {
    if (place === null) return;
    // These words count as typed, so that findings about the photo do not replace them.
    if (getValues('title') === '') setValue('title', cutAtWord(wall, MAX_TITLE_LENGTH), { shouldDirty: true });
    if (getValues('location') === '') setValue('location', place, { shouldDirty: true });
    line.current?.scrollIntoView({ block: 'center' });
  }, [wall, place, setValue, getValues]);
  return (
    <p ref={line} role="status" className={styles.fromHunt}>
      {contestTexts.fromHunt(wall, known?.name ?? null)}
    </p>
  );
}
