// What Prometheus reads at /metrics: requests by operation and status, how long they took, how many are under way, and
// the process itself. Requests and not calls of an engine: most statuses are given before any engine is asked.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Upper bounds in seconds: half a millisecond to ten seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What is measured of the process itself: once for all servers that it ever has, since what measures it, a timer every
 * 10 ms and an observer of each collection of garbage, has no end.
 */
let ofProcess: Registry | undefined;

function registryOfProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'waypost_requests_total',
    help: 'Requests answered',
    labelNames: ['operation', 'status'],
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'waypost_request_duration_seconds',
    help: 'Seconds from the headers of a request to the end of its answer',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly records = new Counter({
    name: 'waypost_records_total',
    help: 'Records of the requests that were answered with success',
    labelNames: ['operation'],
    registers: [this.registry],
  });
  readonly contentType = this.registry.contentType;
  /** Requests under way. */
  inFlight = 0;

  constructor() {
    registryOfProcess();
    const underWay = (): number => this.inFlight;
    void new Gauge({
      name: 'waypost_requests_in_flight',
      help: 'Requests under way',
      registers: [this.registry],
      collect() {
        this.set(underWay());
      },
    });
  }

  /** Counts a request that has ended. `operation`: its name, or what else the path is. */
  count(operation: string, status: number, ms: number, records: number): void {
    this.requests.inc({ operation, status });
    this.seconds.observe({ operation }, ms / 1000);
    if (records > 0 && status < 400) this.records.inc({ operation }, records);
  }

  /** All of them in the text format of Prometheus. */
  text(): Promise<string> {
    return Registry.merge([this.registry, registryOfProcess()]).metrics();
  }
}
