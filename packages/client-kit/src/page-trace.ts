/** A page that stays open does not grow its trace without end: later calls begin their own at the server. */
const followedMs = 600_000

/** The `traceparent` that the page came with, for its calls in its first ten minutes; undefined where the server keeps no traces. */
export const pageTrace = (): string | undefined =>
  performance.now() < followedMs
    ? document.querySelector<HTMLMetaElement>('meta[name=traceparent]')?.content
    : undefined
