import { applyAppearance, applyStyle } from './appearance.js';
import { make } from './dom.js';
import { brandOf, fieldsOfType } from './fields.js';
import { createPaymentForm } from './payment.js';

const classNames = ['base', 'focus', 'complete', 'empty', 'invalid'];
const defaultClasses = {
  base: 'StripeElement',
  focus: 'StripeElement--focus',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  invalid: 'StripeElement--invalid',
};

/**
 * One Element: the inputs of its type inside the page's own container, and the events that Stripe's
 * Elements fire.
 */
export function createElement(type, group, initialOptions) {
  const listeners = new Map();
  const values = new Map(fieldsOfType[type].map((field) => [field.name, '']));
  const inputs = new Map();
  const touched = new Set();
  let options = { ...initialOptions };
  let container = null;
  let isDestroyed = false;
  let lastChange = '';
  const payment = type === 'payment' ? createPaymentForm(paymentSetup()) : null;
  const errorLine = make('p', { class: 'sl-error', role: 'alert' });
  let isAsked = false;

  function paymentSetup() {
    return {
      email: options.defaultValues?.billingDetails?.email,
      changed: () => changed(),
      chosen() {
        isAsked = false;
        changed();
      },
    };
  }

  function emit(event, payload) {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
  }

  function errorOf(field) {
    const value = values.get(field.name);
    return field.check(value, group.cardNumber());
  }

  const isByCard = () => payment === null || payment.choice() === 'card';

  /** The first error in a finished field: one that the person left, or one that is full. */
  function visibleError() {
    if (!isByCard()) return isAsked ? payment.error() : undefined;
    for (const field of fieldsOfType[type]) {
      const error = errorOf(field);
      const isFinished = touched.has(field.name) || !error?.code.startsWith('incomplete');
      if (error && isFinished && values.get(field.name) !== '') return error;
    }
    return undefined;
  }

  function state() {
    const fields = fieldsOfType[type];
    return {
      elementType: type,
      empty: isByCard() ? fields.every((field) => values.get(field.name) === '') : payment.isEmpty(),
      complete: isByCard()
        ? fields.every((field) => field.isComplete(values.get(field.name), group.cardNumber()))
        : payment.error() === undefined,
      error: visibleError(),
      ...(values.has('number') && { brand: brandOf(values.get('number')) }),
      ...(type === 'card' && { value: { postalCode: '' } }),
      ...(type === 'payment' && { collapsed: false, value: { type: payment.choice() } }),
    };
  }

  function paint() {
    if (!container) return;
    const now = state();
    const classes = { ...defaultClasses, ...options.classes };
    const isFocused = [...inputs.values()].includes(document.activeElement);
    const on = { base: true, focus: isFocused, complete: now.complete, empty: now.empty, invalid: Boolean(now.error) };
    for (const name of classNames) {
      for (const token of (classes[name] ?? '').split(/\s+/).filter(Boolean))
        container.classList.toggle(token, on[name]);
    }
    const variant = now.error ? 'invalid' : now.complete ? 'complete' : now.empty ? 'empty' : 'base';
    for (const [name, input] of inputs) {
      applyStyle(input, { ...options.style?.base, ...options.style?.[variant] });
      input.disabled = Boolean(options.disabled || options.readOnly);
      const field = fieldsOfType[type].find((candidate) => candidate.name === name);
      input.setAttribute('aria-invalid', String(Boolean(now.error) && errorOf(field)?.code === now.error.code));
    }
    if (!payment) return;
    payment.setDisabled(Boolean(options.readOnly));
    errorLine.textContent = now.error?.message ?? '';
  }

  function changed() {
    paint();
    const now = state();
    const signature = JSON.stringify(now);
    if (signature === lastChange) return;
    lastChange = signature;
    emit('change', now);
  }

  function addInput(field) {
    const input = make('input', {
      class: 'sl-field',
      'aria-label': field.label,
      autocomplete: field.autocomplete,
      inputmode: 'numeric',
      name: `card-${field.name}`,
      placeholder: placeholderOf(field),
      spellcheck: 'false',
      type: 'text',
    });
    input.value = field.format(values.get(field.name), false);
    input.addEventListener('input', (event) => {
      const isDeleting = event.inputType?.startsWith('delete') ?? false;
      retype(input, field, isDeleting);
      values.set(field.name, field.clean(input.value));
      changed();
      group.recheck();
      if (type === 'card' && field.isComplete(values.get(field.name), group.cardNumber())) focusAfter(field);
    });
    input.addEventListener('focus', () => {
      paint();
      emit('focus', { elementType: type });
    });
    input.addEventListener('blur', () => {
      touched.add(field.name);
      changed();
      emit('blur', { elementType: type });
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') emit('escape', { elementType: type });
    });
    inputs.set(field.name, input);
    return input;
  }

  function placeholderOf(field) {
    const isSplit = type === 'cardNumber' || type === 'cardExpiry' || type === 'cardCvc';
    return isSplit && options.placeholder !== undefined ? options.placeholder : field.placeholder;
  }

  function focusAfter(field) {
    const fields = fieldsOfType[type];
    const next = fields[fields.indexOf(field) + 1];
    if (next && values.get(next.name) === '') inputs.get(next.name)?.focus();
  }

  function build(session) {
    const all = fieldsOfType[type].map((field) => [field, addInput(field)]);
    if (payment) {
      const card = all.map(([field, input]) => make('label', {}, field.label, input));
      const parts = payment.build(session.payment_method_types, make('div', { class: 'sl-stack' }, ...card));
      return make('div', { class: 'sl-payment' }, ...parts, errorLine);
    }
    if (type === 'card') return make('div', { class: 'sl-row' }, ...all.map(([, input]) => input));
    return all[0][1];
  }

  function leave() {
    if (!container) return;
    const classes = { ...defaultClasses, ...options.classes };
    for (const name of classNames) container.classList.remove(...(classes[name] ?? '').split(/\s+/).filter(Boolean));
    container.replaceChildren();
    container = null;
    inputs.clear();
  }

  async function show(place) {
    const { object: session, error } = await group.session();
    if (container !== place) return;
    if (error) return emit('loaderror', { elementType: type, error });
    applyAppearance(place, group.appearance());
    place.replaceChildren(build(session));
    paint();
    emit('ready', { elementType: type });
  }

  const element = {
    mount(target) {
      if (isDestroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place)
        throw new Error(
          `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
        );
      if (place === container) return;
      leave();
      container = place;
      // Only the Payment Element asks first how this payment may be made.
      if (payment) return void show(place);
      container.replaceChildren(build());
      paint();
      setTimeout(() => container && emit('ready', { elementType: type }), 30);
    },
    unmount: leave,
    destroy() {
      leave();
      listeners.clear();
      isDestroyed = true;
      group.forget(element);
    },
    update(changes) {
      options = { ...options, ...changes };
      for (const field of fieldsOfType[type]) inputs.get(field.name)?.setAttribute('placeholder', placeholderOf(field));
      paint();
    },
    focus: () => [...inputs.values()][0]?.focus(),
    blur() {
      for (const input of inputs.values()) input.blur();
    },
    clear() {
      for (const field of fieldsOfType[type]) {
        values.set(field.name, '');
        const input = inputs.get(field.name);
        if (input) input.value = '';
      }
      touched.clear();
      changed();
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return element;
    },
    once(event, listener) {
      const once = (payload) => {
        element.off(event, once);
        listener(payload);
      };
      return element.on(event, once);
    },
    off(event, listener) {
      listeners.set(event, listener ? (listeners.get(event) ?? []).filter((known) => known !== listener) : []);
      return element;
    },
    collapse() {},
    _type: type,
    _group: group,
    _values: values,
    _recheck: changed,
    /** The payment in another way than by card: the wallet to ask, or Link's payment method. */
    _otherThanCard: () => (isByCard() ? undefined : payment.answer()),
    /**
     * Finds the first missing or wrong field and shows the error in the Element. Stripe does so
     * when a payment is confirmed.
     */
    _complain() {
      isAsked = true;
      if (!isByCard()) {
        changed();
        return payment.error();
      }
      for (const field of fieldsOfType[type]) {
        touched.add(field.name);
        const error = errorOf(field);
        if (error) {
          changed();
          return error;
        }
      }
      return undefined;
    },
  };
  return element;
}

/** Rewrites an input as its field formats it and keeps the caret behind the same digit. */
function retype(input, field, isDeleting) {
  const caret = input.selectionStart ?? input.value.length;
  const digitsBefore = field.clean(input.value.slice(0, caret)).length;
  const isAtEnd = caret === input.value.length;
  const formatted = field.format(field.clean(input.value), isDeleting);
  if (formatted === input.value) return;
  input.value = formatted;
  let position = formatted.length;
  if (!isAtEnd) {
    position = 0;
    for (let seen = 0; seen < digitsBefore && position < formatted.length; position += 1) {
      if (/\d/.test(formatted[position])) seen += 1;
    }
  }
  if (document.activeElement === input) input.setSelectionRange(position, position);
}
