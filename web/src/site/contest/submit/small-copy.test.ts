import { afterEach, expect, test, vi } from 'vitest';
import { fitted, smallCopy } from './small-copy.ts';

test('a copy keeps the proportions, fits its square and is never enlarged', () => {
  expect(fitted(4000, 3000, 1024)).toEqual({ width: 1024, height: 768 });
  expect(fitted(300, 6000, 1024)).toEqual({ width: 51, height: 1024 });
  expect(fitted(640, 480, 1024)).toEqual({ width: 640, height: 480 });
  expect(fitted(20_000, 3, 1024)).toEqual({ width: 1024, height: 1 });
});

/** A browser that can read any picture, always with this many pixels. */
const reads = (width: number, height: number) => {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  return close;
};
afterEach(() => vi.unstubAllGlobals());

test.each([
  [1, 1],
  [199, 4000],
  [4000, 199],
])('refuses a picture of %d x %d pixels and names the least size', async (width, height) => {
  const close = reads(width, height);
  await expect(smallCopy(new Blob(['x']))).rejects.toThrow(
    'This image is too small for the wall. Please upload one of at least 200 pixels a side.',
  );
  expect(close).toHaveBeenCalledOnce();
});

test('refuses a HEIC under a .jpg name with the hint for HEIC, even if the browser could read it', async () => {
  reads(4000, 3000);
  const renamed = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_0001.jpg', { type: 'image/jpeg' });
  const refused = smallCopy(renamed);
  await expect(refused).rejects.toThrow('Unsupported file format: image/heic.');
  await expect(refused).rejects.toThrow('Formats, Most Compatible');
});
