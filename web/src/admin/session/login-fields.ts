import * as z from 'zod/mini';

export const loginFields = {
  email: z.string().check(z.trim(), z.minLength(1, 'Please enter your email')),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
};
