import { expect, test } from 'vitest';
import { findUnlikeSources } from './unlike-sources.ts';

const one = { httpsTrigger: {}, secretEnvironmentVariables: [{ key: 'APP_KEY' }] };

test('names a packed function that is missing, is new or holds another secret', () => {
  const sources = [
    { name: 'kept', endpoint: { ...one, maxInstances: 2 } },
    { name: 'lost', endpoint: one },
    { name: 'changed', endpoint: one },
  ];
  const endpoints = { kept: { ...one, maxInstances: 2 }, changed: { httpsTrigger: {} }, added: one };
  expect(findUnlikeSources({ endpoints }, sources)).toEqual([
    'The packed function added is not as its source defines it.',
    'The packed function changed is not as its source defines it.',
    'The packed function lost is not as its source defines it.',
  ]);
  expect(findUnlikeSources({ endpoints: { kept: one } }, [{ name: 'kept', endpoint: one }])).toEqual([]);
});

test('takes a parameter as the CLI writes it and as the source writes it for the same', () => {
  const endpoint = { ...one, minInstances: 'params.WARM_INSTANCES' };
  expect(
    findUnlikeSources({ endpoints: { warm: { ...one, minInstances: '{{ params.WARM_INSTANCES }}' } } }, [
      { name: 'warm', endpoint },
    ]),
  ).toEqual([]);
});
