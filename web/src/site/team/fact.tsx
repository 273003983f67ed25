import { type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import styles from './team.module.css';

export function Fact({ stop: { fact, stop_number } }: { readonly stop: TeamStop }) {
  if (!fact) return null;
  return (
    <p className={styles.fact}>
      <strong>{texts.fact(stop_number)}.</strong> {fact}
    </p>
  );
}
