/**
 * The yardstick: the least that the same path through the emulators can cost. It has no checks,
 * transactions or hunt's rules, only the hops (HTTPS function -> document -> trigger -> document ->
 * trigger -> HTTP call).
 */
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';

setGlobalOptions({ region: 'europe-west2' });

function db() {
  // Triggers bring firebase-functions' own app, so an existing app need not be ours.
  if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();
  return getFirestore();
}

/** Stores the body {id, sink} and answers. */
export const rawInbound = onRequest(async (request, response) => {
  const { id, sink, progress } = request.body;
  await db()
    .doc(`bench_in/${id}`)
    .create({ sink: sink ?? null, progress: progress ?? null });
  response.status(200).send('ok');
});

export const rawReceived = onDocumentCreated('bench_in/{id}', async (event) => {
  const { sink, progress } = event.data?.data() ?? {};
  const batch = db().batch();
  if (progress) batch.set(db().doc(`system/${progress}`), { id: event.params.id });
  if (sink) batch.create(db().doc(`bench_out/${event.params.id}`), { sink });
  await batch.commit();
});

export const rawQueued = onDocumentCreated('bench_out/{id}', async (event) => {
  await fetch(event.data?.data().sink, { method: 'POST', body: event.params.id });
});

/** Body {id}: a webhook that only writes the document that a listener watches. */
export const rawPaid = onRequest(async (request, response) => {
  await db().doc(`system/${request.body.id}`).set({ paid: true });
  response.status(200).send('ok');
});

/**
 * Handles a vote with one count and one write of the number, in a collection that anybody may list.
 */
export const rawVote = onDocumentWritten('bench_photos/{photo}/votes/{voter}', async ({ params: { photo } }) => {
  const votes = await db().collection(`bench_photos/${photo}/votes`).count().get();
  await db().doc(`leaderboard/${photo}`).update({ votes: votes.data().count });
});
