/** A stop at which the symbol shows in the given row of the window. */
export function stopShowing(strip: string, symbol: string, row = 0): number {
  const at = strip.indexOf(symbol)
  if (at < 0) throw new RangeError(`the strip has no ${symbol}`)
  return (at - row + strip.length) % strip.length
}

/** A stop at which the symbol does not show at all. */
export function stopHiding(strip: string, symbol: string, rows = 3): number {
  for (let stop = 0; stop < strip.length; stop++) {
    if (!(strip + strip).slice(stop, stop + rows).includes(symbol)) return stop
  }
  throw new RangeError(`every window shows ${symbol}`)
}
