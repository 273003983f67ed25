import * as z from 'zod/mini';
import { plainMarks } from '../sms/segments.ts';
import { textFault } from './limits.ts';

/**
 * Validates a text that ends up in a message: short enough for two segments, and in the networks'
 * own alphabet. Quotes and dashes become plain ones. The text may be empty.
 */
export const sent = (name: string, limit: number) =>
  z.string().check(
    z.overwrite(plainMarks),
    z.trim(),
    z.superRefine((text: string, context) => {
      const message = textFault(name, text, limit);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  );
