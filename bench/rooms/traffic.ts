/** Traffic of all sockets of some seconds. */
export interface Taken {
  seconds: number
  upFrames: number
  upBytes: number
  downFrames: number
  downBytes: number
  /** From a message until its last answer. */
  latenciesMs: number[]
  /** Hands that were paid so far, or tickets that ended. */
  rounds: number
}
