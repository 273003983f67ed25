import { teamPageTexts as texts } from '@streetlore/domain/team';
import { useState } from 'react';
import { local } from '../../browser-storage.ts';
import { Card } from '../../ui/card.tsx';
import type { Spray } from '../../ui/spray.ts';
import cards from '../by-link/cards.module.css';
import { chime } from './chime.ts';
import styles from './team.module.css';
import { canStayAwake } from './use-wake-lock.ts';

/** What somebody wants of this screen. The browser remembers it for all hunts. */
export type ScreenWishes = {
  readonly staysOn: Wish;
  readonly hasSound: Wish;
};
type Wish = { readonly isOn: boolean; readonly set: (isOn: boolean) => void };

export const useScreenWishes = (): ScreenWishes => ({
  staysOn: useWish('team-screen-on'),
  hasSound: useWish('team-sound'),
});

function useWish(key: string): Wish {
  const [isOn, setOn] = useState(() => local.get(key) !== null);
  const set = (wanted: boolean) => {
    setOn(wanted);
    if (wanted) local.set(key, 'on');
    else local.remove(key);
  };
  return { isOn, set };
}

export function ThisScreen({ staysOn, hasSound, spray }: ScreenWishes & { readonly spray: Spray }) {
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={cards.heading}>{texts.thisScreen}</h2>
      {canStayAwake() && <Choice label={texts.staysOn} {...staysOn} />}
      <Choice
        label={texts.hasSound}
        isOn={hasSound.isOn}
        set={(isOn) => {
          hasSound.set(isOn);
          if (isOn) chime();
        }}
      />
    </Card>
  );
}

const Choice = ({ label, isOn, set }: Wish & { readonly label: string }) => (
  <label className={styles.choice}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
    <span>{label}</span>
  </label>
);
