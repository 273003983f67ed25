export { FeaturedTours } from './FeaturedTours.tsx';
export { Stats } from './Stats.tsx';
export { Wall } from './Wall.tsx';
