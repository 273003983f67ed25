/** The website's address as the world knows it, without a slash at its end; an address bar may show another. */
export const publicUrl: string = String(import.meta.env.VITE_PUBLIC_URL ?? '').replace(/\/+$/, '');
