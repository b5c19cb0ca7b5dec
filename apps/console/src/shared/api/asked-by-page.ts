let isPage = false
/** Signals of reads that the page began by itself: a list of several pages is read by several calls under one signal. */
const signals = new WeakSet<AbortSignal>()

/** Has queries read anew without anybody having asked, so that their calls do not keep a session awake. They begin at once. */
export function askByPage(begin: () => void): void {
  isPage = true
  try {
    begin()
  } finally {
    isPage = false
  }
}

export function isAskedByPage(signal: AbortSignal | undefined): boolean {
  if (isPage && signal) signals.add(signal)
  return isPage || (signal !== undefined && signals.has(signal))
}
