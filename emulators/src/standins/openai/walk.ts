import type { Brief } from './brief.ts';
import { listFor, numberFor, textFor, yesOrNoFor } from './fields.ts';
import type { JsonSchema } from './requests.ts';

/** Builds a value of any JSON Schema, with content that fits each field's name. */
export function fillSchema(schema: JsonSchema, brief: Brief): unknown {
  return fill(schema, '', brief, schema, 0);
}

function fill(schema: JsonSchema, name: string, brief: Brief, root: JsonSchema, depth: number): unknown {
  if (depth > 20) return null;
  const resolved = resolve(schema, root);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return chooseEnum(resolved.enum, brief);
  const choice = (resolved.anyOf ?? resolved.oneOf)?.find((option) => resolve(option, root).type !== 'null');
  if (choice) return fill(choice, name, brief, root, depth + 1);
  switch (typeOf(resolved)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(resolved.properties ?? {}).map(([key, value]) => [
          key,
          fill(value, key, brief, root, depth + 1),
        ]),
      );
    case 'array':
      return fillList(resolved, name, brief, root, depth);
    case 'integer':
    case 'number':
      return within(numberFor(name, brief), resolved);
    case 'boolean':
      return yesOrNoFor(name);
    case 'null':
      return null;
    default:
      return textFor(name, brief).slice(0, resolved.maxLength ?? Number.POSITIVE_INFINITY);
  }
}

function fillList(schema: JsonSchema, name: string, brief: Brief, root: JsonSchema, depth: number): unknown[] {
  const items = resolve(schema.items ?? { type: 'string' }, root);
  const wanted = schema.maxItems === schema.minItems && schema.minItems !== undefined ? schema.minItems : null;
  if (typeOf(items) === 'string' && !items.enum) {
    const texts = listFor(name, brief, wanted ?? schema.maxItems);
    return texts.slice(0, schema.maxItems ?? texts.length);
  }
  const count = wanted ?? Math.min(schema.maxItems ?? 5, Math.max(schema.minItems ?? 5, 1));
  return Array.from({ length: count }, () => fill(items, name, brief, root, depth + 1));
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (!schema.$ref) return schema;
  if (schema.$ref === '#') return root;
  const key = schema.$ref.split('/').at(-1) ?? '';
  return root.$defs?.[key] ?? root.definitions?.[key] ?? {};
}

function typeOf(schema: JsonSchema): string {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  return type ?? (schema.properties ? 'object' : schema.items ? 'array' : 'string');
}

/** Picks the brief's quarter from an enumeration of quarters, and a random value from any other. */
function chooseEnum(options: readonly unknown[], { quarter, random }: Brief): unknown {
  const fitting = options.find(
    (option) => String(option).toLowerCase().replaceAll('-', ' ') === quarter.name.toLowerCase(),
  );
  return fitting ?? options[Math.floor(random() * options.length)];
}

function within(value: number, { minimum, maximum, type }: JsonSchema): number {
  const clamped = Math.min(maximum ?? value, Math.max(minimum ?? value, value));
  const isPercentage = maximum !== undefined && maximum >= 100 && value <= 1;
  const scaled = isPercentage ? clamped * 100 : clamped;
  return type === 'integer' ? Math.round(scaled) : scaled;
}
