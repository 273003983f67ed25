const styleNames = [
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontSmoothing',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
];

/** Dresses an input as the page asked in the Element's `style`. */
export function applyStyle(input, style) {
  for (const name of styleNames) input.style[name] = style[name] ?? '';
  const placeholder = style['::placeholder']?.color;
  if (placeholder) input.style.setProperty('--sl-placeholder', placeholder);
}

/** The part of the Appearance API that this product uses: its variables, not its rules. */
export function applyAppearance(place, { variables = {} } = {}) {
  const names = { colorText: 'text', colorPrimary: 'primary', colorDanger: 'danger', borderRadius: 'radius' };
  for (const [name, property] of Object.entries(names)) {
    if (variables[name]) place.style.setProperty(`--sl-${property}`, variables[name]);
  }
}
