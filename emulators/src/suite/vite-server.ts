import { createServer } from 'vite';
import { ports, siteUrl } from '../config.ts';

/** Vite's development server in a process of its own, with hosting's rewrites as a proxy. */
const server = await createServer({
  server: { port: ports.vite, strictPort: true, proxy: { '/api': { target: siteUrl, changeOrigin: true } } },
});
await server.listen();
console.log(`listening on ${ports.vite}`);
