import type { Page } from 'playwright-core';

/** The longest movement, in ms, that counts as none. */
const STILL = 1;

/** Everything that moves longer than that, or would when hovered, as `element: what`. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate((still) => {
    const milliseconds = (times: string) =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)));
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { animationName, animationDuration, animationIterationCount, transitionDuration, scrollBehavior } =
          getComputedStyle(element, pseudo);
        const animates =
          animationName !== 'none' && (milliseconds(animationDuration) > still || animationIterationCount !== '1');
        const found = [
          animates && `animation ${animationName}`,
          milliseconds(transitionDuration) > still && `transition ${transitionDuration}`,
          scrollBehavior === 'smooth' && 'smooth scrolling',
        ].filter(Boolean);
        return found.map((what) => `${element.tagName} ${element.className} ${pseudo ?? ''}: ${what}`);
      }),
    );
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return [...styled, ...running.map(({ id }) => `running animation ${id}`)];
  }, STILL);
