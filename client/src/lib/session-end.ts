const forgetful = new Set<() => void>();

/** For what outlives its screen: `forget` is called when the session ends. */
export function onSessionEnd(forget: () => void): void {
  forgetful.add(forget);
}

/** Has all of it forgotten. */
export function endSession(): void {
  for (const forget of forgetful) forget();
}
