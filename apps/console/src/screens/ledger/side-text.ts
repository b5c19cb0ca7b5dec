import type { TransferRow } from './transfers.tsx'

/** One side of a transfer in a line: its account, and whose it is. */
export const sideText = ({ kind, qualifier, member }: TransferRow['debit']): string =>
  [kind, qualifier, member?.account].filter(Boolean).join(' · ')
