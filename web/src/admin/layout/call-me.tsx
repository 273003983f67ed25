import { type HuntInNeed, huntsInNeedAt, needsTexts, needWords, pleaWords } from '@streetlore/domain/needs';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Conversation } from '@streetlore/domain/sms';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { local } from '../../browser-storage.ts';
import { useHuntsInNeed, useStrangersInDanger } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { callTexts as texts } from '../texts.ts';
import styles from './admin-layout.module.css';

const TICK = 15_000;
const KEY = 'streetlore-call-me';

export function useRowsInNeed(): HuntInNeed[] {
  const live = useHuntsInNeed();
  const now = useNow(TICK);
  return live.status === 'ready' ? huntsInNeedAt(live.data, now) : [];
}

/**
 * A switch for a sound and a browser notification when a hunt starts to need an admin. Calls about danger
 * come first, one for each text about it, and stay until they are clicked.
 */
export function CallMe() {
  const [isOn, setOn] = useState(() => local.get(KEY) === 'on');
  const live = useHuntsInNeed();
  const now = useNow(TICK);
  const go = useNavigate();
  const known = useRef<ReadonlySet<string> | null>(null);
  const strangers = useStrangersInDanger();
  const calls =
    live.status === 'ready'
      ? [...strangers.map(callOfStranger), ...huntsInNeedAt(live.data, now).map(callOfHunt)]
      : null;
  useEffect(() => {
    if (!calls) return;
    const fresh = calls.filter(({ key }) => known.current && !known.current.has(key));
    known.current = new Set(calls.map(({ key }) => key));
    if (!isOn || fresh.length === 0) return;
    beep();
    for (const { title, body, tag, to, isDanger } of fresh) {
      if (!('Notification' in window) || Notification.permission !== 'granted') break;
      const call = new Notification(title, { body, tag, requireInteraction: isDanger });
      call.onclick = () => {
        window.focus();
        void go(to);
      };
    }
  });
  const toggle = async () => {
    const next = !isOn;
    if (next && 'Notification' in window && Notification.permission === 'default')
      await Notification.requestPermission();
    local.set(KEY, next ? 'on' : 'off');
    setOn(next);
    if (next) beep();
  };
  const Icon = isOn ? Bell : BellOff;
  return (
    <Button size="small" variant="outline" aria-pressed={isOn} title={texts.why} onClick={() => void toggle()}>
      <Icon size={16} aria-hidden="true" />
      <span className={styles.onlyWide}>{isOn ? texts.on : texts.off}</span>
    </Button>
  );
}

/** A call to an admin. The same `key` calls only once. */
type Call = { key: string; title: string; body: string; tag: string; to: string; isDanger: boolean };

function callOfHunt({ hunt, needs: [first] }: HuntInNeed): Call {
  const isDanger = first.kind === 'danger';
  return {
    key: [hunt.id, first.kind, isDanger && first.text_id].filter(Boolean).join(' '),
    title: hunt.team,
    body: needWords(first, hunt, presentTime()),
    tag: hunt.id,
    to: routes.adminHunt(hunt.id),
    isDanger,
  };
}

const callOfStranger = ({ id, plea }: WithId<Conversation>): Call => ({
  key: `danger ${plea?.id}`,
  title: needsTexts.noHunt,
  body: pleaWords.danger,
  tag: id,
  to: routes.adminThread(id),
  isDanger: true,
});

/** A browser that plays no sound before a click stays silent. */
function beep() {
  if (!('AudioContext' in window)) return;
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = 0.1;
  gain.connect(context.destination);
  for (const at of [0, 0.25]) {
    const tone = context.createOscillator();
    tone.frequency.value = 880;
    tone.connect(gain);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 0.15);
  }
  setTimeout(() => void context.close(), 1000);
}
