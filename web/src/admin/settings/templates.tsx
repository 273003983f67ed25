import { type HuntSettings, templateNames, templatePreviews } from '@streetlore/domain/hunt';
import { LiveView, useHuntSettings } from '../../data/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

export function Templates() {
  return (
    <LiveView live={useHuntSettings()} loading={<Skeleton height="24rem" />} failed={texts.huntsFailed}>
      {(settings) => <TemplateList site={location.host} settings={settings} />}
    </LiveView>
  );
}

type TemplateListProps = {
  /** The website's host, as it stands in texts. */
  readonly site: string;
  readonly settings: HuntSettings;
};

export function TemplateList({ site, settings }: TemplateListProps) {
  return (
    <>
      <p className={styles.lead}>{texts.templatesLead}</p>
      <ul className={styles.templates} aria-label={texts.tabs.templates}>
        {templatePreviews(site, settings).map(({ kind, text, characters, segments, encoding }) => (
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
