import type { Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { classes } from '../../ui/classes.ts';
import { Badge } from '../../ui/sticker.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { TourValues } from './data.ts';
import { stopTexts as texts } from './stop-texts.ts';
import styles from './stops.module.css';

type StopHeadProps = {
  readonly index: number;
  /** The way from the stop before. */
  readonly leg: { readonly from: number; readonly metres: number } | null;
  readonly partners: readonly WithId<Partner>[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly controls: string;
};

/** A stop in short, which opens or closes it. */
export function StopHead({ index, leg, partners, isOpen, onToggle, controls }: StopHeadProps) {
  const { errors } = useFormContext<TourValues>().formState;
  const typed = useWatch<TourValues, `stops.${number}`>({ name: `stops.${index}` });
  const facts = useId();
  const faults = Object.keys(errors.stops?.[index] ?? {}).length;
  const place = typed?.location_name.trim();
  const answer = typed?.answer.trim();
  const partner = typed?.partner_id && partners.find(({ id }) => id === typed.partner_id);
  return (
    <div className={styles.face}>
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={controls}
          aria-describedby={facts}
          onClick={onToggle}
        >
          <span className={styles.number}>
            <VisuallyHidden>Stop </VisuallyHidden>
            <span>{index + 1}</span>
          </span>
          <span className={classes(styles.place, !place && styles.missing)}>{place || texts.noPlace}</span>
          <ChevronDown size={24} aria-hidden="true" className={styles.chevron} />
        </button>
      </h3>
      <p id={facts} className={styles.facts}>
        <span className={styles.fact}>{answer ? texts.answer(answer) : texts.noAnswer}</span>
        {partner && <span className={styles.fact}>{texts.partner(partner.name)}</span>}
        {leg && <span className={styles.fact}>{texts.leg(leg)}</span>}
        {typed?.is_out && <Badge tone="warn">{texts.isOut}</Badge>}
        {faults > 0 && <Badge tone="bad">{texts.toCorrect(faults)}</Badge>}
      </p>
    </div>
  );
}
