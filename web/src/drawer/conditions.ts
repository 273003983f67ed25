import type { Condition } from '@streetlore/domain/page';

// What the listeners' queries are made of, as data: where a document is drawn, somebody else asks them.

export const where = (field: string, operator: '==' | '>=' | 'in', value: unknown): Condition => ({
  kind: 'where',
  field,
  operator,
  value,
});

export const orderBy = (field: string, direction: 'asc' | 'desc' = 'asc'): Condition => ({
  kind: 'orderBy',
  field,
  direction,
});

export const limit = (count: number): Condition => ({ kind: 'limit', count });

export const documentId = () => '__name__';
