import { templateNames, templatePreviews } from '@streetlore/domain/hunt';
import { LiveView, useHuntSettings } from '../../data/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

/** Every kind of text as a phone would show it. */
export function Templates() {
  return (
    <LiveView live={useHuntSettings()} loading={<Skeleton height="24rem" />} failed={texts.huntsFailed}>
      {({ expiry_hours }) => <TemplateList site={location.host} expiryHours={expiry_hours} />}
    </LiveView>
  );
}

type TemplateListProps = {
  /** Host of the website, as texts name it. */
  readonly site: string;
  readonly expiryHours: number;
};

export function TemplateList({ site, expiryHours }: TemplateListProps) {
  return (
    <>
      <p className={styles.lead}>{texts.templatesLead}</p>
      <ul className={styles.templates} aria-label={texts.tabs.templates}>
        {templatePreviews(site, expiryHours).map(({ kind, text, characters, segments, encoding }) => (
          <li key={kind} className={styles.template}>
            <h2 className={styles.kind}>{templateNames[kind]}</h2>
            <p className={styles.bubble}>{text}</p>
            <p className={styles.soft}>{texts.size(characters, segments, encoding)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
