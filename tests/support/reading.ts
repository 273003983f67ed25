import type { BrowserContext } from 'playwright-core';

declare global {
  var wasShown: (text: string) => Promise<void>;
}

/** Everything that the pages of some visits ever showed, what was there for a moment only included. */
export class Reading {
  private readonly texts = new Set<string>();

  /** Reads along on every page that `context` opens from now on. */
  async follow(context: BrowserContext): Promise<void> {
    await context.exposeFunction('wasShown', (text: string) => void this.texts.add(text));
    await context.addInitScript(() => {
      const sent = new Set<string>();
      const send = (node: Node | null) => {
        const text = node?.textContent?.replace(/\s+/g, ' ').trim();
        if (!text || sent.has(text)) return;
        sent.add(text);
        void wasShown(text);
      };
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') send(target.parentNode);
          else for (const node of addedNodes) send(node.nodeType === Node.TEXT_NODE ? target : node);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** Whether the text was shown, to the letter; a pattern stands for a text with something filled in. */
  met(text: string | RegExp): boolean {
    return [...this.texts].some((shown) => (typeof text === 'string' ? shown.includes(text) : text.test(shown)));
  }
}
