/** The page that a connection belongs to since its hello. */
export interface Visitor {
  /** Most messages in a second. */
  mostInASecond: number
  /** Takes a message, binary or text. */
  take(data: Buffer | string): 'taken' | 'bad' | 'kept-elsewhere'
  /** The connection ended. */
  gone(): void
}
