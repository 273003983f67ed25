export const serialise = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, inner: unknown) {
    const original = this[key];
    return original instanceof Date ? { $date: original.toISOString() } : inner;
  });

export const deserialise = (text: string): unknown =>
  JSON.parse(text, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && '$date' in inner && typeof inner.$date === 'string'
      ? new Date(inner.$date)
      : inner,
  );
