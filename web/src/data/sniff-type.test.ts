import { fileProblem } from '@streetlore/domain/contest';
import { expect, test } from 'vitest';
import { withSniffedType } from './sniff-type.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

test.each(['application/octet-stream', 'image/pjpeg', ''])(
  'JPEG bytes under the type “%s” are a photo',
  async (type) => {
    const file = await withSniffedType(new File([jpeg], 'wall', { type }));
    expect(file).toMatchObject({ name: 'wall', type: 'image/jpeg', size: 4 });
    expect(fileProblem(file)).toBeNull();
  },
);

test('other bytes, and JPEG bytes with another type, leave the file as it is', async () => {
  const notes = new File(['notes'], 'notes.bin', { type: 'application/octet-stream' });
  const drawing = new File([jpeg], 'wall.svg', { type: 'image/svg+xml' });
  expect(await withSniffedType(notes)).toBe(notes);
  expect(await withSniffedType(drawing)).toBe(drawing);
  expect(fileProblem(notes)).not.toBeNull();
});
