interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds; `tdur` is processor time. */
  ts: number
  dur?: number
  tdur?: number
}

/**
 * Processor time in milliseconds that a page's own thread took from each mark named "frame" to the next one, for scripts,
 * styles, layout and painting orders. Another program on the same cores makes a frame longer, but not this.
 * @param trace a trace with the categories `toplevel` and `blink.user_timing`
 */
export function mainThreadMs(trace: Buffer): number[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const marks = events.filter(({ name }) => name === 'frame').sort((a, b) => a.ts - b.ts)
  const [first] = marks
  if (!first) throw new Error('the trace holds no mark of a frame')
  const tasks = events
    .filter(({ ph, pid, tid, dur }) => ph === 'X' && dur !== undefined && pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts)
  const spentMs = new Array<number>(marks.length - 1).fill(0)
  let at = 0
  let outerEnd = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // What runs inside a task is part of it.
    if (ts < outerEnd) continue
    outerEnd = ts + dur
    while (at < marks.length && marks[at]!.ts <= ts) at++
    if (at > 0 && at < marks.length) spentMs[at - 1]! += tdur / 1000
  }
  return spentMs
}
