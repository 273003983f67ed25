import type { ReactNode } from 'react';
import { useAddress } from '../../ui/address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Screen } from '../screen.tsx';
import { Admins } from './admins.tsx';
import { AuditLog } from './audit-log.tsx';
import { CannedPanel } from './canned-form.tsx';
import { DeskPanel } from './desk-form.tsx';
import { HuntSettingsPanel } from './hunt-settings-form.tsx';
import styles from './settings.module.css';
import { Templates } from './templates.tsx';
import { settingsTexts as texts } from './texts.ts';

type Part = keyof typeof texts.tabs;
const parts = ['admins', 'contest', 'hunts', 'desk', 'templates', 'audit'] as const satisfies readonly Part[];
const tabs = parts.map((id) => ({ id, title: texts.tabs[id] }));

type SettingsScreenProps = { readonly moderation: ReactNode; readonly secondFactor: ReactNode };

/**
 * @param moderation the contest's switch, which its own section has too
 * @param secondFactor sets up the admin's own second factor, which the guard may ask for, too
 */
export function SettingsScreen({ moderation, secondFactor }: SettingsScreenProps) {
  const [{ part }, keep] = useAddress({ part: parts });
  return (
    <Screen>
      <Tabs label="Settings" tabs={tabs} selected={part} onSelect={(id) => keep({ part: id })}>
        <div className={styles.panel}>
          {part === 'admins' && (
            <>
              <Admins />
              <section className={styles.box}>
                <h2 className={styles.heading}>{texts.ownFactorTitle}</h2>
                {secondFactor}
              </section>
            </>
          )}
          {part === 'contest' && <ContestPart>{moderation}</ContestPart>}
          {part === 'hunts' && <HuntSettingsPanel />}
          {part === 'desk' && (
            <>
              <DeskPanel />
              <CannedPanel />
            </>
          )}
          {part === 'templates' && <Templates />}
          {part === 'audit' && <AuditLog />}
        </div>
      </Tabs>
    </Screen>
  );
}

function ContestPart({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{texts.contestTitle}</h2>
      <p>{texts.contestWhy}</p>
      {children}
    </section>
  );
}
