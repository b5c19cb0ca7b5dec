import { StudioError } from '../../studio-error.ts'

/** A refusal that names the round which takes bets next. */
export const roundClosed = (serial: bigint): StudioError =>
  new StudioError('round_closed', { nextSerial: Number(serial) + 1 })
