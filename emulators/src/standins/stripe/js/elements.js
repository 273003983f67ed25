import { createElement } from './element.js';
import { fieldsOfType } from './fields.js';

/**
 * A group of Elements that pay together. One card may be spread over a number, an expiry and a CVC
 * Element.
 * @param askSession asks Stripe how the intent of a client secret may be paid
 */
export function createElements(askSession, initialOptions = {}) {
  let options = { ...initialOptions };
  let session;
  const alive = new Map();

  const group = {
    cardNumber: () => [...alive.values()].map((element) => element._values.get('number')).find(Boolean) ?? '',
    forget(element) {
      if (alive.get(element._type) === element) alive.delete(element._type);
    },
    /**
     * Checks the CVC again when the number changes: the length of a CVC depends on the card's
     * brand.
     */
    recheck: () => alive.get('cardCvc')?._recheck(),
    clientSecret: () => options.clientSecret,
    appearance: () => options.appearance,
    /** `{ object }`: the amount and the types of payment, or `{ error }`; asked for once. */
    async session() {
      const { amount, currency } = options;
      if (options.clientSecret === undefined) {
        return { object: { amount, currency, payment_method_types: ['card', 'link'] } };
      }
      session ??= askSession(options.clientSecret);
      return session;
    },
    /**
     * How the person pays: `{ method }`, as `payment_method_data` has it, or the `{ wallet }` to
     * ask; or the first `{ error }` in what was typed.
     */
    read() {
      const card = {};
      for (const element of alive.values()) {
        const error = element._complain();
        if (error) return { error };
        const other = element._otherThanCard();
        if (other) return other;
        for (const [name, value] of element._values) card[name] = value;
      }
      if (card.number === undefined) throw new Error('We could not retrieve data from the specified Element.');
      const expiry = card.expiry ?? '';
      return {
        method: {
          type: 'card',
          card: {
            number: card.number,
            exp_month: expiry.slice(0, 2),
            exp_year: `20${expiry.slice(2)}`,
            cvc: card.cvc ?? '',
          },
        },
      };
    },
  };

  return {
    create(type, elementOptions = {}) {
      if (!Object.hasOwn(fieldsOfType, type))
        throw new Error(
          `A valid Element name must be provided. Valid Elements are: ${Object.keys(fieldsOfType).join(', ')}. You passed: ${type}.`,
        );
      if (alive.has(type)) throw new Error(`Can only create one Element of type ${type} through Elements.`);
      const element = createElement(type, group, elementOptions);
      alive.set(type, element);
      return element;
    },
    /** Accepts a type's name, or a component of react-stripe-js, which carries the name. */
    getElement: (type) => alive.get(typeof type === 'string' ? type : type?.__elementType) ?? null,
    update(changes) {
      options = { ...options, ...changes };
    },
    fetchUpdates: async () => ({}),
    async submit() {
      const { error, wallet, method } = group.read();
      return error ? { error } : { selectedPaymentMethod: wallet?.type ?? method.type };
    },
    on() {},
    off() {},
    _group: group,
  };
}
