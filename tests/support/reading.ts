import type { BrowserContext } from 'playwright-core';

declare global {
  var wasShown: (text: string) => Promise<void>;
}

/** Collects every text that pages show, also a text that is there only for a moment. */
export class Reading {
  private readonly texts = new Set<string>();

  /** Collects the texts of every page that `context` opens from now on. */
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

  /** Whether a page showed exactly this text. A pattern stands for a text with a part filled in. */
  met(text: string | RegExp): boolean {
    return [...this.texts].some((shown) => (typeof text === 'string' ? shown.includes(text) : text.test(shown)));
  }
}
