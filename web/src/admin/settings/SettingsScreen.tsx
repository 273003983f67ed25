import { useAddress } from '../../ui/address.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ModerationSwitch } from '../contest/ModerationSwitch.tsx';
import { Admins } from './Admins.tsx';
import { AuditLog } from './AuditLog.tsx';
import { HuntSettingsPanel } from './HuntSettingsPanel.tsx';
import styles from './Settings.module.css';
import { Templates } from './Templates.tsx';
import { settingsTexts as texts } from './texts.ts';

type Part = keyof typeof texts.tabs;
const parts = ['admins', 'contest', 'hunts', 'templates', 'audit'] as const satisfies readonly Part[];
const tabs = parts.map((id) => ({ id, title: texts.tabs[id] }));

/** `/admin/settings`: who may enter, how the contest and the hunts run, what is texted, and who did what. */
export function SettingsScreen() {
  const [{ part }, keep] = useAddress({ part: parts });
  return (
    <div className={styles.screen}>
      <Tabs label="Settings" tabs={tabs} selected={part} onSelect={(id) => keep({ part: id })}>
        <div className={styles.panel}>
          {part === 'admins' && <Admins />}
          {part === 'contest' && <ContestPart />}
          {part === 'hunts' && <HuntSettingsPanel />}
          {part === 'templates' && <Templates />}
          {part === 'audit' && <AuditLog />}
        </div>
      </Tabs>
    </div>
  );
}

function ContestPart() {
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{texts.contestTitle}</h2>
      <p>{texts.contestWhy}</p>
      <ModerationSwitch />
    </section>
  );
}
