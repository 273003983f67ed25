import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { FeaturedToursSection, StatsSection, WallSection } from './live-sections.tsx';
import { NewsletterSection } from './newsletter/newsletter-section.tsx';
import { PartiesSection } from './parties-section.tsx';

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
