import { NewsletterSection } from '../newsletter/NewsletterSection.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Features } from './Features.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { FeaturedToursSection, StatsSection, WallSection } from './live-sections.tsx';

/** Home below its first screen. */
export default function Below() {
  return (
    <>
      <FeaturedToursSection />
      <HowItWorks />
      <Features />
      <WallSection />
      <StatsSection />
      <NewsletterSection />
      <ClosingCall />
    </>
  );
}
