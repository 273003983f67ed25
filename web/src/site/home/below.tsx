import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { FeaturedToursSection, StatsSection, WallSection } from './live-sections.tsx';
import { NewsletterSection } from './newsletter/newsletter-section.tsx';
import styles from './sections.module.css';

export default function Below() {
  return (
    <>
      <FeaturedToursSection />
      <HowItWorks />
      <Features />
      <PartiesSection />
      <WallSection />
      <StatsSection />
      <NewsletterSection />
      <ClosingCall />
    </>
  );
}

function PartiesSection() {
  return (
    <Surface material="white" torn aria-labelledby="party">
      <h2 id="party">More than five? Race each other</h2>
      <p className={styles.lead}>
        6 to 60 people in teams of up to five, in one booking. You say GO, all clocks start, and everybody watches the
        board.
      </p>
      <div className={styles.onward}>
        <LinkButton to={routes.parties} variant="ink">
          Plan a party
        </LinkButton>
      </div>
    </Surface>
  );
}
