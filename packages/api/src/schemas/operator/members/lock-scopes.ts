/** What the house can lock of a member. */
export const lockScopes = ['signIn', 'play', 'deposit', 'withdrawal'] as const
export type LockScope = (typeof lockScopes)[number]
