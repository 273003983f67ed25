/**
 * Small helpers over the DOM. They set styles through the CSSOM, so that a page's content security
 * policy need not allow inline styles.
 */

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

const sheetText = `
  :where(.StripeElement) { display: block; }
  :where(.StripeElement--focus) { outline: 3px solid currentColor; outline-offset: 3px; }
  .sl-field { box-sizing: border-box; display: block; width: 100%; min-width: 0; min-height: 1.5em; margin: 0; padding: 0;
    border: 0; background: transparent; color: inherit; font: inherit; font-size: 16px; line-height: 1.5; outline: none;
    font-variant-numeric: tabular-nums; }
  .sl-field::placeholder { color: var(--sl-placeholder, #6b645a); opacity: 1; }
  .sl-field:disabled { opacity: 0.6; }
  .sl-row { display: grid; grid-template-columns: minmax(11em, 1fr) 5.5em 4em; gap: 0.75em; }
  .sl-stack { display: grid; grid-template-columns: 1fr 1fr; gap: 1em; }
  .sl-stack label { display: grid; gap: 0.35em; font-weight: 600; }
  .sl-stack label:first-child { grid-column: 1 / -1; }
  .sl-stack .sl-field { padding: 0.65em 0.75em; border: 2px solid currentColor; background: #fff; color: #141210; font-weight: 400; }
  .sl-stack .sl-field:focus, .sl-choice:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
  .sl-stack > p { grid-column: 1 / -1; margin: 0; font-size: 0.875em; }
  .sl-payment { display: grid; gap: 1.25em; color: var(--sl-text, #141210); }
  .sl-payment [hidden] { display: none; }
  .sl-payment > p { margin: 0; }
  .sl-choices { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 0.5em; }
  .sl-choice { min-height: 48px; padding: 0 0.25em; border: 2px solid currentColor; border-radius: var(--sl-radius, 4px);
    background: #fff; color: inherit; font: inherit; font-weight: 700; cursor: pointer; }
  .sl-choice[aria-pressed='true'] { background: var(--sl-primary, #141210); color: #fff; }
  .sl-error { color: var(--sl-danger, #a9121d); font-weight: 650; }
  .sl-error:empty { display: none; }
  .sl-challenge { width: min(26rem, calc(100vw - 2rem)); margin: auto; padding: 0; border: 3px solid #141210; background: #f4efe4; color: #141210;
    box-shadow: 8px 8px 0 #ffd21f; font: inherit; font-size: 16px; line-height: 1.5; }
  .sl-challenge::backdrop { background: rgb(20 18 16 / 0.72); }
  .sl-challenge form { display: grid; gap: 1rem; padding: 1.5rem; }
  .sl-challenge h2 { margin: 0; font-size: 1.35rem; line-height: 1.2; }
  .sl-challenge p { margin: 0; }
  .sl-challenge button { min-height: 48px; padding: 0 1rem; border: 3px solid #141210; background: #fff; color: #141210;
    font: inherit; font-weight: 700; cursor: pointer; }
  .sl-challenge button.sl-first { background: #ffd21f; }
  .sl-challenge button:focus-visible { outline: 3px solid #141210; outline-offset: 3px; }
`;

export function installStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
