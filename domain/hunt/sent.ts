import * as z from 'zod/mini';
import { plainMarks } from '../sms/segments.ts';
import { textFault } from './limits.ts';

/** A text that ends up in a message: at most two segments, in GSM-7, with plain quotes and dashes. It may be empty. */
export const sent = (name: string, limit: number) =>
  z.string().check(
    z.overwrite(plainMarks),
    z.trim(),
    z.superRefine((text: string, context) => {
      const message = textFault(name, text, limit);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  );
