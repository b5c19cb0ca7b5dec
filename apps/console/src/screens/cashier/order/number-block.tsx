import { Moment } from '../../../shared/look/moment.tsx'

interface Block {
  operator: string
  at: string
  reason: string
}

/** Tells who blocked a payout number, since when and why. */
export const NumberBlock = ({ of: { operator, at, reason } }: { of: Block }) => (
  <>
    <Moment at={at} isLong /> · {operator} · {reason}
  </>
)
