// What a command gets when it opens an engine, of this machine or a service, and the options that decide it.
import type { AnyOperation, Engine } from '../../contract/operation.js';
import type { EngineShare, OperationUse } from '../../engine/local.js';
import type { AnswerScope } from '../../layers/cache/answers.js';
import type { OperationOptions } from '../options/operation-options.js';

export interface OpenedEngine {
  readonly engine: Engine;
  /** Which data answers such operations, for the user. */
  readonly data: (operations: readonly Pick<AnyOperation, 'name' | 'needs'>[]) => readonly string[];
  /** The same text as long as the same data answers; absent where a service does. */
  readonly dataVersion?: string;
  /** Base URL of the service that answers. */
  readonly endpoint?: string;
  /** Whose its answers are, for keeping them; absent where answers cost nothing. */
  readonly scope?: AnswerScope;
  /**
   * Opens the engine for records that are asked as they come, which asks none twice; absent where answers cost nothing.
   * It is closed in the place of `engine`.
   */
  readonly ofRecords?: () => Promise<Engine>;
  /** The engine for worker threads; absent where calls go over the network. */
  readonly share?: (uses: readonly OperationUse[]) => EngineShare;
  /** What was noticed while records were asked, for the user. */
  readonly remarks?: () => readonly string[];
  /** Calls in flight. */
  readonly concurrency?: number;
  /** What was sent so far, in one line; absent where nothing is. */
  readonly traffic?: () => string;
}

export type EngineOptions = Pick<
  OperationOptions,
  | 'source'
  | 'locale'
  | 'country'
  | 'data'
  | 'endpoint'
  | 'wordsEndpoint'
  | 'rate'
  | 'concurrency'
  | 'timeout'
  | 'retries'
  | 'maxErrors'
  | 'cache'
  | 'settings'
>;
