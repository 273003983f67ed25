import { anyPhoneRule } from '@streetlore/domain/wording';
import { Clock, MessageSquare, Percent, Smartphone, Store, Trophy } from 'lucide-react';
import { Surface } from '../../ui/surface.tsx';
import styles from './features.module.css';

const FEATURES = [
  {
    icon: MessageSquare,
    title: 'Any phone',
    text: `${anyPhoneRule} Nothing to install.`,
  },
  {
    icon: Percent,
    title: 'Groups of up to 5',
    text: '2 to 5 people get 10% off. One of you books; the others join by link. More? Book a party.',
  },
  {
    icon: Clock,
    title: 'Your own pace',
    text: 'Start today, or on a day you choose. Stop for lunch; the wall will wait.',
  },
  {
    icon: Store,
    title: 'Local partner perks',
    text: 'Solved stops unlock offers at cafés, bars and record shops run by people who live there.',
  },
  {
    icon: Trophy,
    title: 'Weekly leaderboards',
    text: 'Be quick, be right, do without hints. The board starts again every Monday.',
  },
  {
    icon: Smartphone,
    title: 'Pay by card',
    text: 'One payment, no account, no password to forget. The welcome arrives within a minute or so.',
  },
] as const;

export function Features() {
  return (
    <Surface material="kraft" torn aria-labelledby="features">
      <h2 id="features">A museum with the roof off</h2>
      <ul className={styles.grid}>
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <Icon className={styles.icon} aria-hidden="true" strokeWidth={2.4} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
