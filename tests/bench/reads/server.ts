import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '@streetlore/domain/page';
import { DocumentReference, Query } from 'firebase-admin/firestore';
import { projectId, siteUrl } from '../../../emulators/src/config.ts';
import { builds } from '../../../emulators/src/suite/paths.ts';
import { answerPage } from '../../../functions/src/pages/page.ts';
import { testServices } from '../../support/services.ts';

/**
 * Answers pages as the function `page` does, but in this process, where its reads can be counted.
 */
export type CountedServer = {
  /** How many documents the page at `path` (no query) reads; an answer without any costs one. */
  reads(path: string): Promise<number>;
  end(): Promise<void>;
};

export async function countedServer(): Promise<CountedServer> {
  const services = testServices(projectId);
  const bundle = (await import(pathToFileURL(`${builds.functions}/site/render.js`).href)) as ServerBundle;
  const shell = await (await fetch(`${siteUrl}/app`)).text();
  const counted = { reads: 0 };
  const readQuery = Query.prototype.get;
  Query.prototype.get = async function get() {
    const found = await readQuery.call(this);
    counted.reads += Math.max(1, found.size);
    return found;
  };
  const readDocument = DocumentReference.prototype.get;
  DocumentReference.prototype.get = async function get() {
    counted.reads += 1;
    return await readDocument.call(this);
  };
  return {
    async reads(path) {
      counted.reads = 0;
      await answerPage(services, async () => shell, path, bundle);
      return counted.reads;
    },
    async end() {
      Query.prototype.get = readQuery;
      DocumentReference.prototype.get = readDocument;
      await services.end();
    },
  };
}
