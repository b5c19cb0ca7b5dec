/** One post of the chat room, or one line of a talk with service. */
export interface ChatPost {
  id: string
  /** Nickname of a member; null for a visitor. */
  author: string | null
  /** Said by the house. */
  staff: boolean
  text: string
  at: string
}

/** What a room tells those who are in it. */
export type ChatEvent = { kind: 'post'; post: ChatPost } | { kind: 'removed'; id: string }

/** First word of a browser on the socket: the room, and what lets it in. Whoever says no `token` reads only. */
export interface ChatHello {
  kind: 'hello'
  /** Session token of a member. */
  token: string | null
  /** Secret of a talk with service, made by the browser; without it the common room is meant. */
  talk: string | null
}

/** What a browser says later. Its own reference comes back with what became of it. */
export type ChatSaying = { kind: 'post'; text: string; ref?: string | undefined }

/** What the socket says: what was there, what comes, and why something was refused. */
export type ChatFrame =
  | { kind: 'history'; posts: ChatPost[]; mayPost: boolean }
  | ChatEvent
  /** The line is still there. */
  | { kind: 'beat' }
  | { kind: 'taken'; ref: string }
  | { kind: 'refused'; message: string; retryAfterSeconds: number | null; ref?: string | undefined }

export const chatPath = '/wps/ext/chat'
export const chatPostLength = 200
/** The room says so often at least that it is there. */
export const chatBeatMs = 15_000
/** One post in this time. */
export const chatPauseMs = 3_000
/** Posts that a newcomer is shown. */
export const chatHistory = 50
