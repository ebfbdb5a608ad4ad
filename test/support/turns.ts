// Waiting in this process without a clock: until what was begun has had its turns of the event loop.

/** Resolves after so many turns: enough for a chain of that many steps, none of which waits for the outside. */
export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
