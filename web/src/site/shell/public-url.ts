/** Without a slash at its end. An address bar may show another. */
export const publicUrl: string = String(import.meta.env.VITE_PUBLIC_URL ?? '').replace(/\/+$/, '');
