// Engines of the library for tests, closed when the test ends.
import { inject, onTestFinished } from 'vitest';
import { openLocalEngine, openRemoteEngine, type WaypostEngine } from '../../src/index.js';
import { scriptedService, type Received, type ScriptedService } from '../support/service/scripted-service.js';

/** The engine over the sample data. */
export async function opened(): Promise<WaypostEngine> {
  const engine = await openLocalEngine({ data: inject('sampleData') });
  onTestFinished(() => engine.close());
  return engine;
}

/** The engine over a service that answers as cleanse does, or as told. */
export async function ofService(
  answer?: (received: Received) => { readonly body: unknown },
  concurrency = 4,
): Promise<{ engine: WaypostEngine; service: ScriptedService }> {
  const service = await scriptedService(answer ? { answer } : {});
  const engine = openRemoteEngine({ endpoint: service.url, concurrency, retries: 0 });
  onTestFinished(() => engine.close());
  return { engine, service };
}
