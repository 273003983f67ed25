import { entryAddress } from '@streetlore/domain/contest';
import { resultTexts as texts } from '@streetlore/domain/result';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Spray } from '../../../ui/spray.ts';
import styles from './result.module.css';

export function EnterPhoto({ spray }: { readonly spray: Spray }) {
  return (
    <Card spray={spray} className={styles.enter}>
      <h2 className={styles.heading}>{texts.enterTitle}</h2>
      <p>{texts.enterWhy}</p>
      <p>
        <LinkButton to={entryAddress(null)}>{texts.enter}</LinkButton>
      </p>
    </Card>
  );
}
