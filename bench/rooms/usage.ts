/** A server process's share of the machine. */
export interface Usage {
  /** Processor time since it began, in milliseconds. */
  cpuMs: number
  rssBytes: number
}

/** Answers the parent's `usage`. */
export function answerUsage(): void {
  process.on('message', message => {
    if (message !== 'usage') return
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1_000, rssBytes: process.memoryUsage().rss } satisfies Usage)
  })
}
