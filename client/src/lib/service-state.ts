import { createStore } from './store.js';

/** Whether the service answered when it was last asked for the session, which takes all that it needs to work. */
export const serviceState = createStore({ available: true });
