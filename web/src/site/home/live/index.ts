export { FeaturedTours } from './featured-tours.tsx';
export { Stats } from './stats.tsx';
export { Wall } from './wall.tsx';
