/**
 * What may import what, between all folders. `npm run walls` checks it, as part of `npm run check`.
 * A rule forbids: `from` is the file that imports, `to` what it must not import. `$1` is what the first brackets
 * of `from` matched. Reference: https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
 */
const npm = (names) => `(^|/)node_modules/(${names})(/|$)`;
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    // Everywhere
    never('no-circles', 'No file imports itself by way of others.', {}, { circular: true }),
    {
      name: 'domain-has-floors',
      comment: 'A folder of domain never imports, by way of others, a folder that imports it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^domain/' },
      to: { circular: true, path: '^domain/' },
    },

    {
      name: 'only-tests-use-testing',
      comment: 'What no running file imports is for tests alone, and stands in domain/testing or tests/.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(domain|functions/src|web/src)/',
        // The build puts the last one into the page by its path.
        pathNot: ['^web/src/testing/', '^web/src/server-rendering/start-after-paint[.]ts$'],
      },
      to: {},
    },

    {
      name: 'functions-have-floors',
      comment: 'base < store, vendors < platform < counting, budgets < outbox < capabilities.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^functions/src/' },
      to: { circular: true, path: '^functions/src/' },
    },

    // Workspaces
    never(
      'domain-is-plain',
      'domain is plain TypeScript: no Firebase, React, vendor, Node or other workspace in it.',
      { path: '^domain/' },
      {
        pathNot: [
          '^domain/',
          '^mdast$',
          npm('@date-fns/tz|date-fns|libphonenumber-js|mdast-util-[a-z-]+|micromark-extension-gfm|obscenity'),
          npm('sms-segments-calculator|suncalc|zod'),
        ],
      },
    ),
    never(
      'art-draws-alone',
      'art draws pictures and knows no other workspace.',
      { path: '^art/' },
      { path: '^(domain|functions|web|emulators|deploy|tests)/' },
    ),
    never(
      'functions-import-domain',
      'functions import domain only, and the admin SDK.',
      { path: '^functions/' },
      { path: ['^(art|web|emulators|deploy|tests)/', npm('react[^/]*|firebase')] },
    ),
    never(
      'web-imports-domain',
      'What ships to a browser imports domain only: nothing privileged.',
      { path: '^web/' },
      {
        path: [
          '^(functions|emulators|deploy|tests)/',
          npm('firebase-admin|firebase-functions|@google-cloud'),
          npm('stripe|twilio|openai'),
        ],
      },
    ),
    never(
      'browser-draws-nothing',
      'Pictures are drawn when the site is built.',
      { path: '^web/src/' },
      { path: '^art/' },
    ),
    never(
      'emulators-import-domain',
      'emulators import domain and art only.',
      { path: '^emulators/', pathNot: '^emulators/src/seed/' },
      { path: '^(web|functions|deploy|tests)/' },
    ),
    never(
      'seed-writes-by-the-store',
      'The seed imports of the functions what makes links and writes documents, so that its pages are the product’s.',
      { path: '^emulators/src/seed/' },
      {
        path: '^(web|functions|deploy|tests)/',
        pathNot: '^functions/src/(store/|platform/(gift-code|page-link|team-page)[.]ts$)',
      },
    ),

    // functions/src
    never(
      'no-own-code-by-need',
      'Only packages are imported by need. esbuild defers own code behind import() with all below it, and domain has no side effects: other code then finds schemas undefined.',
      { path: '^functions/src/' },
      { path: '^(functions/src|domain)/', dynamic: true },
    ),
    never(
      'capabilities-apart',
      'Capabilities do not import each other; they meet in documents. Sweep, dead letters, migrations and restore finish what others began.',
      { path: '^functions/src/([^/]+)/', pathNot: '^functions/src/(sweep|dead-letters|migrations|restore)/' },
      {
        path: '^functions/src/[^/]+/',
        pathNot: [
          '^functions/src/$1/',
          '^functions/src/(base|store|vendors|platform|counting|budgets|outbox|mailing|pictures)/',
        ],
      },
    ),
    never(
      'only-store-touches-firestore',
      'services.store reads and writes by schema.',
      { path: '^functions/src/', pathNot: ['^functions/src/store/', '^functions/src/platform/runtime[.]ts$'] },
      { path: npm('@google-cloud/firestore|firebase-admin/lib/firestore') },
    ),
    never(
      'only-vendors-call-vendors',
      'Only vendors/ imports a vendor’s client.',
      { path: '^functions/src/', pathNot: '^functions/src/(vendors|platform)/' },
      { path: npm('stripe|twilio|openai'), dependencyTypesNot: ['type-only'] },
    ),

    // web/src
    never(
      'data-knows-no-feature',
      'data/ knows no feature.',
      { path: '^web/src/data/' },
      { path: '^web/src/(site|admin)/' },
    ),
    never(
      'ui-without-data',
      'ui/ is components without data; it knows no feature.',
      { path: '^web/src/ui/' },
      { path: ['^web/src/(site|admin|data)/', npm('firebase|@firebase')] },
    ),
    never(
      'site-and-admin-apart',
      'The site and the back office never import each other.',
      { path: '^web/src/(site|admin)/' },
      { path: '^web/src/(site|admin)/', pathNot: '^web/src/$1/' },
    ),
    never(
      'features-apart',
      'Features do not import each other: what two of them need stands in data/, ui/, or the folders named here.',
      { path: '^web/src/(site|admin)/([^/]+)/' },
      {
        path: '^web/src/(site|admin)/[^/]+/',
        pathNot: [
          '^web/src/$1/$2/',
          '^web/src/site/(by-link|form|payment|report|shell)/',
          '^web/src/admin/(editor|hunts|picture)/',
        ],
      },
    ),
    never(
      'one-entrance-to-data',
      'data/ has one entrance: data/index.ts.',
      { path: '^web/src/(site|admin)/' },
      { path: '^web/src/data/', pathNot: '^web/src/data/index[.]ts$' },
    ),
    never(
      'only-data-uses-firebase',
      'Only data/ and firebase/ use Firebase’s SDK.',
      { path: '^web/src/(site|admin)/' },
      { path: npm('firebase|@firebase') },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Walls stand between what runs. Tests reach over them, and domain/testing is theirs.
    exclude: { path: ['(^|/)(dist|lib|output)/', '[.]test[.]tsx?$', '^domain/testing/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
