import type { MemberCall, PoolCall } from './state.ts'

/** What a sequence is played with. */
export interface Cast {
  users: string[]
  providers: string[]
}

/** How a call travels: its answer is lost, its request is, or it comes twice, one after the other or at once. */
export type Travel = 'well' | 'request lost' | 'answer lost' | 'twice' | 'twice at once'

export type Step =
  | { kind: 'call'; call: MemberCall | PoolCall; travel: Travel }
  | { kind: 'batch'; provider: string; calls: MemberCall[] }
  /** Two calls at once to two processes: one of the two orders happens. */
  | { kind: 'race'; calls: [MemberCall, MemberCall] }
  | { kind: 'fund'; user: string; units: number }
  /** The member signs out of a game: no bet and no hold from now on. */
  | { kind: 'end'; provider: string; user: string }
