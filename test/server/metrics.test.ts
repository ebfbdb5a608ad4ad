// What Prometheus reads of a process with several servers.
import perfHooks from 'node:perf_hooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Metrics } from '../../src/server/metrics.js';

test('Each server has its own requests, and all have the same process, which is measured once', async () => {
  const measured = vi.spyOn(perfHooks, 'monitorEventLoopDelay');
  onTestFinished(() => {
    measured.mockRestore();
  });
  const [one, other] = [new Metrics(), new Metrics(), new Metrics()];
  one.count('find', 200, 2, 3);
  one.inFlight = 4;
  const [ofOne, ofOther] = [await one.text(), await other.text()];
  expect(measured.mock.calls.length).toBeLessThanOrEqual(1);
  const requests = 'waypost_requests_total{operation="find",status="200"} 1\n';
  expect([ofOne.includes(requests), ofOther.includes(requests)]).toEqual([true, false]);
  expect(ofOne).toContain('waypost_requests_in_flight 4\n');
  expect(ofOther).toContain('waypost_requests_in_flight 0\n');
  for (const text of [ofOne, ofOther]) {
    expect(text).toMatch(/^process_start_time_seconds \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_mean_seconds \S+$/m);
    expect(text).toMatch(/^# TYPE nodejs_gc_duration_seconds histogram$/m);
  }
});
