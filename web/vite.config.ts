import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { drawStaticArt } from './build/art.ts';
import { authCopy } from './build/auth-copy.ts';
import { performanceBudget } from './build/budget.ts';
import { diet } from './build/diet.ts';
import { preloadFonts } from './build/fonts.ts';
import { readEnvironment } from './src/firebase/config.ts';
import { prerender } from './src/server-rendering/build/prerender.ts';
import { startScript } from './src/server-rendering/build/start-script.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Where a build goes, and where its server bundle goes, beside the functions. A deploy uploads
 * web/dist and functions/lib. A build for the emulators (mode `emulators`) names addresses of one
 * machine and must never be there.
 */
const PRODUCTION = { site: 'dist', serverBundle: '../functions/lib/site' };
const LOCAL = { site: '../.emulators/build/site', serverBundle: '../.emulators/build/functions/site' };

/** Firebase, and the site's own code that reaches it. */
const LIVE =
  /\/node_modules\/(?:(?:@firebase|firebase)\/(?!storage|functions)|reactfire|rxjs|idb|tslib)\/|\/web\/src\/(?:firebase|data)\//;

/** kB (gzip) of Firebase's App Check. Only a build with its site key carries it. */
const APP_CHECK = 18;

export default defineConfig(({ mode, isPreview }) => {
  const { VITE_PUBLIC_URL = '', VITE_APP_CHECK_SITE_KEY } = isPreview
    ? {}
    : readEnvironment(loadEnv(mode, here, 'VITE_'));
  const { site, serverBundle } = mode === 'emulators' ? LOCAL : PRODUCTION;
  return {
    root: here,
    plugins: [
      react(),
      diet(),
      authCopy(),
      drawStaticArt(),
      startScript(),
      preloadFonts(['anton-latin', 'archivo-latin']),
      prerender(VITE_PUBLIC_URL, join(here, serverBundle)),
      performanceBudget({
        beforePaint: 93,
        inAll: VITE_APP_CHECK_SITE_KEY ? 263 + APP_CHECK : 263,
        homeLoads: [
          '/src/firebase/dead-database.ts',
          '/src/offline/register',
          '/src/site/home/below',
          '/src/site/home/live/',
          '/src/site/home/newsletter/newsletter-form',
          '/src/site/shell/live/',
        ],
        never: ['/src/admin/', '/node_modules/leaflet/', '/node_modules/exifr/', '/node_modules/@firebase/storage/'],
      }),
    ],
    // RxJS is published for ES5 and also, under this name, with the classes and generators that
    // every supported browser knows: 1.4 kB (gzip) less.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    server: { port: 5173, strictPort: true },
    build: {
      outDir: site,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 2048,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The index of data/ exports everything; a page gets only what it uses.
        treeshake: { moduleSideEffects: [{ test: /\/web\/src\/data\//, sideEffects: false }] },
        output: {
          // Every script that Home loads names others. A hash cannot be compressed, and seven
          // characters tell two builds of a file apart.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // The first screen gets one script and one style sheet instead of two dozen, and nothing
          // in them that comes later.
          codeSplitting: {
            groups: [
              { name: 'site', tags: ['$initial'], priority: 3 },
              // Many small requests cost a phone more than their bytes. So the code that every page
              // with something live needs comes in two chunks.
              { name: 'live', test: LIVE, minShareCount: 8, priority: 2 },
              // Home needs no toasts and no dates of the domain, whose libraries are as large as the rest of it.
              {
                name: 'shared',
                test: /\/(?:web\/src\/(?!ui\/(?:toast|use-action))|domain\/(?!time\/|booking\/texts))/,
                minShareCount: 14,
                priority: 1,
              },
            ],
          },
        },
      },
    },
    // Vite optimises dependencies when it first meets them, and then reloads. With Firebase split
    // over several entries, that reload can leave two copies of its registry ('Service firestore is
    // not available').
    optimizeDeps: {
      include: [
        'firebase/app',
        'firebase/auth',
        'firebase/firestore',
        'firebase/functions',
        'firebase/storage',
        'leaflet',
        'reactfire',
        'sonner',
      ],
    },
  };
});
