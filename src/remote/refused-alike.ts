// Stops everything where the service refuses one record after the other with the same words, which name the source or
// an option that all are asked with, and has never answered: it is the request that it refuses.
import { WaypostError } from '../contract/errors.js';
import { isListOperation, type Engine, type Request } from '../contract/operation.js';

export interface RefusalOptions {
  /** Refusals alike after which everything stops. */
  readonly most: number;
  /** Host of the service, for the message. */
  readonly host: string;
  readonly halt: AbortController;
}

/** The engine, which stops asking a service that refuses one call after another for one reason. */
export function stoppedByRefusals(engine: Engine, options: RefusalOptions): Engine {
  const refusals = new Refusals(options);
  return {
    async run(operation, request) {
      if (isListOperation(operation)) return engine.run(operation, request);
      try {
        const response = await engine.run(operation, request);
        if (response.status === 'ERROR' && response.payload.length === 0) {
          refusals.add(request, response.messages.join('; '));
        } else refusals.end();
        return response;
      } catch (error) {
        if (error instanceof WaypostError && error.kind === 'bad-request') refusals.add(request, error.message);
        throw error;
      }
    },
    close: () => engine.close(),
  };
}

class Refusals {
  /** The refusals so far of records that stood alone; undefined once anything was answered. */
  private alike: { message: string; count: number } | undefined = { message: '', count: 0 };

  constructor(private readonly options: RefusalOptions) {}

  end(): void {
    this.alike = undefined;
  }

  /** Throws what stops everything. */
  add({ payload, sourceOfTruth, featureOptions = {} }: Request, message: string): void {
    const { alike } = this;
    const { most, host, halt } = this.options;
    const shared = [sourceOfTruth, ...Object.keys(featureOptions)];
    if (!alike || payload.length !== 1 || !shared.some((name) => name !== undefined && message.includes(name))) return;
    alike.count = alike.message === message ? alike.count + 1 : 1;
    alike.message = message;
    if (alike.count < Math.max(2, most)) return;
    const reason = new WaypostError(
      'configuration',
      `${message} (${host} refused the first ${alike.count} records alike)`,
    );
    halt.abort(reason);
    throw reason;
  }
}
