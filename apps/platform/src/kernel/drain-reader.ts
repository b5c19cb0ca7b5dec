/** A reader with a name that comes to each row once, and keeps how far it has come. */
interface Reader {
  name: string
  /** The rows and what their position is called, such as `facts` and `position`. */
  rows: string
  position: string
  /** How far it goes now: what comes meanwhile waits for the next time. */
  until: bigint
  /** How far it has come. */
  now(): Promise<bigint>
  /** Takes one chunk, in a transaction of its own; false when another process is at it. */
  take(chunk: number): Promise<unknown>
}

/**
 * Lets a reader take chunk by chunk until it has come as far as it goes now.
 * @throws Error where a chunk left the reader where it was, so that a reader that never comes on does not run for ever
 */
export async function drainReader({ name, rows, position, until, now, take }: Reader): Promise<void> {
  let before = await now()
  for (let chunk = 0; ; chunk++) {
    if ((await take(chunk)) === false) return
    const after = await now()
    if (after >= until) return
    if (after <= before) throw new Error(`the reader ${name} takes none of the ${rows} after ${position} ${after}`)
    before = after
  }
}
