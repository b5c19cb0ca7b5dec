export type Channel = 'mail' | 'sms'

/** One message as a transport gets it. */
export interface Outgoing {
  /** The same for every try of one message. */
  key: string
  recipient: string
  /** Empty for text messages. */
  subject: string
  body: string
}

/** Hands messages to the outside. Rejects when it is not certain that the message was taken. */
export interface Transport {
  send(message: Outgoing): Promise<void>
  close(): void
}

/** The receiver refused the message for good: another try would end the same. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood'
}

/** Longest that one try may take. */
export const tryMs = 10_000
