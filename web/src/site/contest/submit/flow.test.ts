import { expect, test } from 'vitest';
import { type Flow, type FlowEvent, flow, type PhotoFacts, startOfFlow } from './flow.ts';

const file = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
const facts: PhotoFacts = {
  position: null,
  has_gps: false,
  camera_make: null,
  camera_model: null,
  address: null,
  location: null,
  analysis: null,
  isCanned: false,
  tags: [],
};
const after = (events: readonly FlowEvent[], from: Flow = startOfFlow) => events.reduce(flow, from);

const chosen = { type: 'chosen', file } as const;
const analyzed = { type: 'analyzed', facts, messages: [] } as const;
const upload = { type: 'upload' } as const;
const submission = { id: 'a', slug: 'a-1', path: 'uk/london/camden/a', status: 'approved' } as const;

test('a photo goes from analysing to an editable form to the wall, and leaves an empty form', () => {
  const analysing = after([chosen, { type: 'step', step: 'exif', state: 'done' }]);
  expect(analysing).toMatchObject({ status: 'analyzing', steps: { exif: 'done', place: 'waiting' } });
  const editable = after([analyzed], analysing);
  expect(editable).toMatchObject({ status: 'idle', file, facts });
  const uploading = after([upload, { type: 'progress', sent: 10 }], editable);
  expect(uploading).toMatchObject({ status: 'uploading', stage: 'sending', sent: 10 });
  const done = after([{ type: 'published', submission }], uploading);
  expect(done).toMatchObject({ status: 'success', file: null, hasForm: false, submission });
});

test('a failed submission keeps photo and form; a refused photo leaves the form', () => {
  const uploading = after([chosen, analyzed, upload]);
  const failed = { type: 'failed', messages: ['Submission failed. Please try again.'] } as const;
  expect(flow(uploading, { ...failed, keepFile: true })).toMatchObject({ status: 'error', file, facts, hasForm: true });
  const refused = flow(uploading, { ...failed, keepFile: false });
  expect(refused).toMatchObject({ status: 'error', file: null, facts: null, hasForm: true });
  expect(after([chosen], refused)).toMatchObject({ status: 'analyzing', messages: [], hasForm: true });
});

test('cancelling resets everything, and late events change nothing', () => {
  const cancelled = after([chosen, analyzed, upload, { type: 'reset' }]);
  expect(cancelled).toEqual(startOfFlow);
  const late: readonly FlowEvent[] = [
    { type: 'progress', sent: 99 },
    { type: 'stage', stage: 'publishing' },
    { type: 'step', step: 'ai', state: 'done' },
    analyzed,
    { type: 'located', position: { latitude: 51.5, longitude: -0.1 }, address: null, tags: [] },
    upload,
  ];
  expect(after(late, cancelled)).toEqual(startOfFlow);
});

test('progress never runs backwards', () => {
  expect(after([chosen, analyzed, upload, { type: 'progress', sent: 50 }, { type: 'progress', sent: 20 }]).sent).toBe(
    50,
  );
});

test('a dropped pin does not count as GPS of the photo', () => {
  const position = { latitude: 51.5, longitude: -0.1 };
  expect(after([chosen, analyzed, { type: 'located', position, address: null, tags: [] }]).facts).toMatchObject({
    position,
    has_gps: false,
  });
});
