const forgetful = new Set<() => void>();

/** Registers a function that clears state outside the screens; it is called when the session ends. */
export function onSessionEnd(forget: () => void): void {
  forgetful.add(forget);
}

/** Calls every function that `onSessionEnd` registered. */
export function endSession(): void {
  for (const forget of forgetful) forget();
}
