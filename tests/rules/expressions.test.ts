import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { aPost } from '@streetlore/domain/testing';
import { serverTimestamp } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteProject } from '../support/projects.ts';
import { aSubmission } from './documents.ts';
import { audited, people, SIGNED_IN_AT, seed, sessionLine } from './environment.ts';

// A request may take 1,000 expressions (https://firebase.google.com/docs/firestore/quotas#security_rules). One that takes more is
// refused, whatever it says: so the costliest writes are tried with rules that take more than ours.

/** Expressions that are left at the least: the next field takes some ten. */
const ROOM = 300;
/** What one more `&& true` takes: the operator and the value. */
const EACH = 2;

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const [HOST = '127.0.0.1', PORT = '8080'] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
const environments: RulesTestEnvironment[] = [];

/** The rules with so many expressions more wherever somebody is asked to be an admin. */
async function withMore(expressions: number): Promise<RulesTestEnvironment> {
  const projectId = `demo-rules-expressions-${expressions}`;
  noteProject(projectId, 'rules');
  const isAdmin = "request.auth.token.get('role', '') == 'admin'";
  const heavier = rules.replace(isAdmin, `${isAdmin}${' && true'.repeat(expressions / EACH)}`);
  expect(expressions === 0 || heavier !== rules).toBe(true);
  const env = await initializeTestEnvironment({
    projectId,
    firestore: { rules: heavier, host: HOST || '127.0.0.1', port: Number(PORT) },
  });
  environments.push(env);
  return env;
}

const tags = Array.from({ length: 12 }, (_, n) => `a tag of some length ${n}`);
const now = serverTimestamp;
/** The costliest write of each kind, as the back office sends it. */
const writes: Record<string, (env: RulesTestEnvironment) => Promise<void>> = {
  async 'moving a scheduled draft with twelve tags, a credit and a new slug'(env) {
    const credit = { text: 'Photo: Crane', path: '/contest/submission/crane-1' };
    const later = { publish_at: new Date('2027-01-01'), status: 'draft', image_credit: credit, tags };
    const draft = { ...aPost(), ...later, published_at: null, featured_image: '/pictures/x.webp' };
    await seed(env, { 'blog_posts/draft': draft, 'post_slugs/old-one': { post_id: 'draft' } });
    await audited(adminOf(env), 'update', 'blog_posts/draft', { ...draft, slug: 'a-new-one', updated_at: now() });
  },
  async 'moderating a photo with twelve tags'(env) {
    await seed(env, { 'contest_submissions/photo': aSubmission });
    await audited(adminOf(env), 'update', 'contest_submissions/photo', { title: 'The crane', tags });
  },
};

const adminOf = (env: RulesTestEnvironment) =>
  env.authenticatedContext(people.admin, {
    ...{ email: 'admin@streetlore.test', email_verified: true, role: 'admin', auth_time: SIGNED_IN_AT },
    firebase: { ...{ sign_in_provider: 'password', identities: {} }, ...{ sign_in_second_factor: 'phone' } },
  });

let env: RulesTestEnvironment;
beforeAll(async () => {
  env = await withMore(ROOM);
  const [[path, line] = ['', {}]] = Object.entries(sessionLine);
  await seed(env, { [path]: { ...line, requires_second_factor: true } });
});
afterAll(() => Promise.all(environments.map((one) => one.cleanup())));

test.each(Object.keys(writes))(`%s has room for ${ROOM} expressions more`, async (name) => {
  await writes[name]?.(env);
});
