import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isOpenToOthers } from '../open-to-others.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Tells whether a request may read what runs inside: with METRICS_TOKEN those who carry it, without one everybody on a
 * machine that keeps to itself and nobody elsewhere.
 */
export function operationsGate(config: Config): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  const { METRICS_TOKEN } = config
  if (!METRICS_TOKEN) return () => !isOpenToOthers(config)
  const wanted = digest(`Bearer ${METRICS_TOKEN}`)
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted)
}
