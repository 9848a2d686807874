import type { EventBus } from '#platform/events/bus.js';
import type { ModelOptions } from './model.js';

/** Tells the servers of each call, which count them for /metrics. */
export function tellBus(bus: EventBus): NonNullable<ModelOptions['told']> {
  return (call) => void bus.publish({ topic: 'measured', measure: { what: 'model_call', ...call } });
}
