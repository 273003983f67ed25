import { setTimeout } from 'node:timers/promises';
import { completionLimit } from '@streetlore/domain/ai';
import { type BlogSuggestion, QUEUE_TONE } from '@streetlore/domain/blog';
import { postQuestion } from '@streetlore/domain/blog/writing';
import { collections } from '@streetlore/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import * as z from 'zod/mini';
import { localVendors, standInsUrl } from '../../emulators/src/config.ts';
import { openClient, watch } from './client.ts';
import { type Comparison, interleave } from './figures.ts';
import { functionUrl, rawPost } from './paths.ts';

const suggestion: BlogSuggestion = {
  title: 'Legal Walls of London: Where Anybody May Paint',
  type: 'evergreen',
  priority: 30,
  relatedData: { neighborhood: null, contestSubmissions: [], tour: null },
};

/** The same question that the product asks, as it goes over the wire. */
function question(): string {
  const { messages, maxTokens, answer, name } = postQuestion({
    topic: suggestion.title,
    tone: QUEUE_TONE,
  });
  const schema = z.toJSONSchema(answer, { io: 'input' });
  return JSON.stringify({
    model: localVendors.openaiModel,
    messages,
    max_completion_tokens: completionLimit(localVendors.openaiModel, maxTokens),
    reasoning_effort: 'low',
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
  });
}

/** What one path leaves to be done, such as events of its last write, is not to be counted as the other's. */
const rest = () => setTimeout(100);

/** A suggestion accepted -> the queue's listener sees its job completed, the draft being in the same write. */
export async function acceptToDraft(rounds: number): Promise<Comparison> {
  const admin = await openClient('admin');
  // As the dashboard listens to its queue.
  const newest = (name: string) => watch(query(collection(admin.db, name), orderBy('created_at', 'desc'), limit(10)));
  const [raw, queue] = [await newest(collections.vouchers), await newest(collections.blogGenerationJobs)];
  const asked = { url: `${standInsUrl}/openai/v1/chat/completions`, key: localVendors.openaiKey, question: question() };
  // Nobody accepts one before some were drawn.
  await admin.call('suggestArticles', {});
  // No two suggestions have the same title: what exists is not suggested.
  const accept = async (round: number) => {
    const job_id = crypto.randomUUID();
    const title = `${suggestion.title}, part ${round + 2}`;
    const completed = queue.next(({ id, data }) => id === job_id && data.status === 'completed');
    await rest();
    const began = performance.now();
    await admin.call('acceptSuggestion', { job_id, suggestion: { ...suggestion, title } });
    return (await completed) - began;
  };
  const rawAccept = async (round: number) => {
    const id = `bench-article-${round}`;
    const at = raw.next((seen) => seen.id === id);
    await rest();
    const began = performance.now();
    await rawPost(functionUrl('rawAccept'), { id, ...asked });
    return (await at) - began;
  };
  await rawAccept(-1);
  await accept(-1);
  const figures = await interleave('suggestion accepted -> draft', rounds, { raw: rawAccept, ours: accept });
  queue.close();
  raw.close();
  return figures;
}
