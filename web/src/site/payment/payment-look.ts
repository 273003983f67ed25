import type { Appearance, StripePaymentElementOptions } from '@stripe/stripe-js';

const ink = '#141210';
const white = '#fffdf8';

/** Like styles/tokens.css and ui/field.module.css, which do not reach into Stripe's frames. */
export const appearance: Appearance = {
  variables: {
    fontFamily: 'Archivo, system-ui, sans-serif',
    fontSizeBase: '16px',
    colorPrimary: ink,
    colorText: ink,
    colorTextPlaceholder: '#756c61',
    colorBackground: white,
    colorDanger: '#a9121d',
    borderRadius: '0px',
  },
  rules: {
    '.Label': { fontWeight: '700' },
    '.Input': { border: `2px solid ${ink}`, boxShadow: 'none' },
    '.Input--invalid': { borderColor: '#a9121d' },
    '.Tab': { border: `2px solid ${ink}`, boxShadow: 'none' },
    '.Tab--selected': { backgroundColor: ink, color: white },
    '.TabLabel--selected': { color: white },
    '.TabIcon--selected': { fill: white },
  },
};

/** A card's three fields at once, and the other ways beside. */
export const paymentOptions = (email: string | null): StripePaymentElementOptions => ({
  layout: 'tabs',
  paymentMethodOrder: ['card', 'apple_pay', 'google_pay', 'link'],
  business: { name: 'Streetlore' },
  // One thing less to type on a phone in the street: no bank insists on an address.
  fields: { billingDetails: { address: 'if_required' } },
  // Link knows its customers by their e-mail address.
  ...(email === null ? {} : { defaultValues: { billingDetails: { email } } }),
});
