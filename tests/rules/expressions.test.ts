import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { artistFields } from '@streetlore/domain/artist';
import { aPost } from '@streetlore/domain/testing';
import { doc, getDoc, serverTimestamp } from 'firebase/firestore';
import { afterAll, beforeAll, test } from 'vitest';
import { showsFault } from '../support/shows-fault.ts';
import { aSubmission } from './documents.ts';
import { audited, databaseOf, people, SIGNED_IN_AT, seed, sessionLine } from './environment.ts';

// The rules may evaluate 1,000 expressions for one request
// (https://firebase.google.com/docs/firestore/quotas#security_rules). A request that needs more is
// refused, whatever it says. So these tests try the costliest writes with rules that need more than
// ours.

/** How many expressions must be left. The next field needs some ten. */
const ROOM = 300;
/**
 * How many expressions one call of `more()` takes, as the emulator counts. The last test measures
 * this.
 */
const EACH = 34;

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const [HOST = '127.0.0.1', PORT = '8080'] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
const environments: RulesTestEnvironment[] = [];

const more = `function more() { return true${' && true'.repeat(10)}; }`;
const calls = (count: number) => Array.from({ length: count }, () => 'more()').join(' && ');

/** The rules with so many more expressions wherever they check a whole post or photo. */
function heavier(expressions: number): string {
  const isWhole = "return post.title.matches('(?s).{1,200}')";
  const isModerated = 'return isFilled(photo.title, 200)';
  const added = calls(Math.ceil(expressions / EACH));
  return rules
    .replace('function isSignedIn()', `${more}\n    function isSignedIn()`)
    .replace(isWhole, isWhole.replace('return', `return ${added} &&`))
    .replace(isModerated, isModerated.replace('return', `return ${added} &&`));
}

/**
 * A project with other rules than ours. It is not noted for the coverage: its rules say nothing
 * about the parts of ours.
 */
async function environmentOf(name: string, rules: string): Promise<RulesTestEnvironment> {
  const projectId = `demo-rules-expressions-${name}`;
  const env = await initializeTestEnvironment({
    projectId,
    firestore: { rules, host: HOST || '127.0.0.1', port: Number(PORT) },
  });
  environments.push(env);
  return env;
}

const tags = Array.from({ length: 12 }, (_, n) => `a tag of some length ${n}`);
const vesper = { name: 'Vesper Lane', link: 'https://vesper.test' };
const now = serverTimestamp;
/** The costliest write of each kind, as the back office sends it. */
const writes: Record<string, (env: RulesTestEnvironment) => Promise<void>> = {
  async 'moving a scheduled draft with twelve tags, a credit and a new slug'(env) {
    const credit = { text: 'Photo: Crane', path: '/contest/submission/crane-1' };
    const image_focus = { x: 50, y: 40 };
    const pictured = { image_credit: credit, image_focus, ...artistFields(vesper) };
    const later = { publish_at: new Date('2027-01-01'), status: 'draft', ...pictured, tags };
    const draft = { ...aPost(), ...later, published_at: null, featured_image: '/pictures/x.webp' };
    await seed(env, { 'blog_posts/draft': draft, 'post_slugs/old-one': { post_id: 'draft' } });
    await audited(adminOf(env), 'update', 'blog_posts/draft', { ...draft, slug: 'a-new-one', updated_at: now() });
  },
  async 'moderating a photo with twelve tags'(env) {
    await seed(env, { 'contest_submissions/photo': aSubmission });
    await audited(adminOf(env), 'update', 'contest_submissions/photo', {
      ...{ title: 'The crane', credit: 'Ines', tags },
      ...artistFields(vesper),
    });
  },
};

/** Stands alone, because the type of a test's token knows no second factor. */
const signIn = { sign_in_provider: 'password', identities: {}, sign_in_second_factor: 'phone' } as const;

const adminOf = (env: RulesTestEnvironment) =>
  env.authenticatedContext(people.admin, {
    email: 'admin@streetlore.test',
    email_verified: true,
    role: 'admin',
    auth_time: SIGNED_IN_AT,
    firebase: signIn,
  });

let env: RulesTestEnvironment;
beforeAll(async () => {
  env = await environmentOf('heavier', heavier(ROOM));
  const [[path, line] = ['', {}]] = Object.entries(sessionLine);
  await seed(env, { [path]: { ...line, requires_second_factor: true } });
});
afterAll(() => Promise.all(environments.map((one) => one.cleanup())));

test.each(Object.keys(writes))(`%s leaves room for ${ROOM} more expressions`, async (name) => {
  await writes[name]?.(env);
  showsFault(51, ROOM, 'expressions that each of the costliest writes leaves, at the least');
});

test('a call of more() takes as many expressions as stated', async () => {
  const file = (count: number) => `rules_version = '2';
    service cloud.firestore { match /databases/{database}/documents { ${more}
    match /x/{id} { allow get: if ${calls(count)}; } } }`;
  const answers = async (count: number) => {
    const env = await environmentOf(`calls-${count}`, file(count));
    return await getDoc(doc(databaseOf(env.unauthenticatedContext()), 'x/y'));
  };
  const most = Math.floor(1_000 / EACH);
  await assertSucceeds(answers(most));
  await assertFails(answers(most + 1));
});
