import type { EventBus } from '#platform/events/bus.js';
import type { ModelOptions } from './model.js';

/** Publishes each call to the servers, which count the calls for /metrics. */
export function publishModelCalls(bus: EventBus): NonNullable<ModelOptions['onCall']> {
  return ({ firstMs: first_ms, ...call }) =>
    void bus.publish({ topic: 'measured', measure: { what: 'model_call', ...call, first_ms } });
}
