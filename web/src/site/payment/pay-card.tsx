import { bookingTexts } from '@streetlore/domain/booking';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { BackButton } from '../form/back.tsx';
import { PayFor, type PayForProps } from './pay-for.tsx';
import styles from './payment.module.css';

type PayCardProps = Omit<PayForProps, 'onPaying'> & {
  readonly title: string;
  /** Whether the payment is on screen. Its fields keep what was typed while it is not. */
  readonly isShown: boolean;
  readonly onBack: () => void;
  /** What is paid for. */
  readonly children: ReactNode;
  /** What can be undone later. */
  readonly rule: string;
};

/** The payment that follows a form on the same page, with the way back to it. */
export function PayCard({ title, isShown, onBack, children, rule, ...payment }: PayCardProps) {
  const [paying, setPaying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isShown) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  return (
    <Card spray="magenta" className={styles.card}>
      <BackButton onBack={onBack} disabled={paying}>
        {bookingTexts.toForm}
      </BackButton>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <PayFor {...payment} onPaying={setPaying} />
      <p className={styles.rule}>{rule}</p>
    </Card>
  );
}
