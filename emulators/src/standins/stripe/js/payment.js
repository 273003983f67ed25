import { make } from './dom.js';
import { problem } from './fields.js';
import { walletOfDevice } from './wallet.js';

/**
 * The form of the Payment Element: a button for each way to pay, and below the fields of the chosen
 * one. A card is chosen at first, so its fields are there at once.
 * @param email where Link begins
 * @param changed called when Link's fields change
 * @param chosen called when another way is chosen
 */
export function createPaymentForm({ email = '', changed, chosen }) {
  const wallet = walletOfDevice();
  let choice = 'card';
  let link = { email, code: '' };
  let shown = null;

  function linkField(name, label, attributes) {
    const input = make('input', { class: 'sl-field', 'aria-label': label, type: 'text', ...attributes });
    input.value = link[name];
    input.addEventListener('input', () => {
      link = { ...link, [name]: input.value.trim() };
      changed();
    });
    return make('label', {}, label, input);
  }

  function paint() {
    if (!shown) return;
    for (const [name, { button, panel }] of Object.entries(shown)) {
      button.setAttribute('aria-pressed', String(name === choice));
      panel.hidden = name !== choice;
    }
  }

  const panels = {
    [wallet.type]: () => make('p', {}, `${wallet.name} opens when you press Pay.`),
    link: () =>
      make(
        'div',
        { class: 'sl-stack' },
        linkField('email', 'Link email', { type: 'email', autocomplete: 'email', placeholder: 'you@example.com' }),
        linkField('code', 'Link code', { inputmode: 'numeric', autocomplete: 'one-time-code', placeholder: '123456' }),
        make('p', {}, 'Any six digits are the code that Link has texted; 000001 is a wrong one.'),
      ),
  };
  const names = { card: 'Card', [wallet.type]: wallet.name, link: 'Link' };

  return {
    choice: () => choice,
    /** The form for an intent that takes `types`. A wallet is a card. */
    build(types, cardFields) {
      const ways = Object.keys(names).filter((way) => types.includes(way === wallet.type ? 'card' : way));
      shown = Object.fromEntries(
        ways.map((way) => {
          const button = make('button', { class: 'sl-choice', type: 'button' }, names[way]);
          button.addEventListener('click', () => {
            choice = way;
            paint();
            chosen();
          });
          return [way, { button, panel: way === 'card' ? cardFields : panels[way]() }];
        }),
      );
      paint();
      const all = Object.values(shown);
      return [
        make(
          'div',
          { class: 'sl-choices', role: 'group', 'aria-label': 'Ways to pay' },
          ...all.map((one) => one.button),
        ),
        ...all.map((one) => one.panel),
      ];
    },
    setDisabled(isDisabled) {
      for (const { button, panel } of Object.values(shown ?? {})) {
        button.disabled = isDisabled;
        for (const input of panel.querySelectorAll('input')) input.disabled = isDisabled;
      }
    },
    isEmpty: () => choice === 'link' && link.email === '' && link.code === '',
    /** What is missing or wrong in the way that is chosen, unless that is a card. */
    error() {
      if (choice !== 'link') return undefined;
      if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(link.email))
        return problem('incomplete_email', 'Your email is incomplete.');
      if (!/^\d{6}$/.test(link.code)) return problem('incomplete_code', 'The code has six digits.');
      // One of Stripe's test codes: any other is right.
      return link.code === '000001' ? problem('invalid_code', 'That code is not right. Please try again.') : undefined;
    },
    /** The wallet to ask, or `payment_method_data` of Link. */
    answer: () => (choice === 'link' ? { method: { type: 'link', link: { email: link.email } } } : { wallet }),
  };
}
