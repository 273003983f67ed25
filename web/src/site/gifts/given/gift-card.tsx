import { type GiftPage, giftCardTexts as texts, worthInWords } from '@streetlore/domain/gift';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { publicUrl } from '../../shell/public-url.ts';
import { CARD } from './card-picture.ts';
import styles from './given.module.css';
import type { CardWords } from './paint-card.ts';
import { useCard } from './use-card.ts';

type GiftCardProps = { readonly gift: GiftPage & { readonly code: string }; readonly onPrint: () => void };

export function GiftCard({ gift, onPrint }: GiftCardProps) {
  const { worth, recipient_name: name, message, code, ends } = gift;
  const words: CardWords = { name, worth: worthInWords(worth), message, code, ends, site: new URL(publicUrl).host };
  const card = useCard(words);
  return (
    <section aria-label={texts.card} className={styles.cardBox}>
      {card.status === 'loading' && <Loading text={texts.loading} height="20rem" />}
      {card.status === 'failed' && <ErrorPanel message={texts.failed} onRetry={card.retry} />}
      {card.status === 'ready' && (
        <>
          <img
            src={card.address}
            alt={texts.alt(words)}
            width={CARD.width}
            height={CARD.height}
            className={styles.card}
          />
          <p className={styles.buttons} data-screen>
            <Button variant="ink" onClick={onPrint}>
              {texts.print}
            </Button>
            <Button variant="outline" onClick={() => save(card.address)}>
              {texts.save}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = 'streetlore-gift.jpg';
  link.click();
}
