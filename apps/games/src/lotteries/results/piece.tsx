import { Die } from './die.tsx'
import type { PieceLook } from './pieces.ts'

/** One drawn thing. */
export const Piece = ({ kind, text, hue }: PieceLook) =>
  kind === 'die' ? (
    <Die face={Number(text)} />
  ) : (
    <span className={kind} data-hue={hue}>
      {text}
    </span>
  )

/** The place of one that is still to come. */
export const EmptyPiece = ({ kind }: Pick<PieceLook, 'kind'>) => <span className={`${kind} is-empty`} />
