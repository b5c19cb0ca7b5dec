import type { ResponseOf } from '@baize/api'
import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { tables } from '../tables.ts'
import { drawPuzzle, placeGap } from './slider-picture.ts'

const validMs = 5 * 60_000
const mostTries = 3
const tolerancePx = 4

export interface SliderFields {
  challengeId?: string | undefined
  verifyToken?: string | undefined
}

export interface SliderDependencies {
  database: Database
  clock: Clock
  rng: Rng
  settings: Settings
}

/** The slider puzzle of the house: drawn and checked on the server, three tries, five minutes, one use (ruling 8). */
export function createSlider({ database, clock, rng, settings }: SliderDependencies) {
  /** True once for a solved puzzle. */
  async function redeem(challengeId: string, verifyToken: string): Promise<boolean> {
    const row = await tables(database.kysely)
      .deleteFrom('identity.slider_puzzle')
      .where('id_hash', '=', tokenHash(challengeId))
      .where('token_hash', '=', tokenHash(verifyToken))
      .where('expires_at', '>', clock.now())
      .returning('id_hash')
      .executeTakeFirst()
    return row !== undefined
  }

  return {
    async draw(): Promise<ResponseOf<'slider.draw'>> {
      const challengeId = newToken(rng)
      const gap = placeGap(rng)
      await tables(database.kysely)
        .insertInto('identity.slider_puzzle')
        .values({
          id_hash: tokenHash(challengeId),
          gap_px: gap.x,
          token_hash: null,
          expires_at: new Date(clock.now().getTime() + validMs),
        })
        .execute()
      return { challengeId, ...drawPuzzle(gap, rng) }
    },

    /** Counts the try and answers the token of a piece that is in its place. @throws ApiError slider_wrong */
    async check(challengeId: string, offsetPx: number): Promise<{ verifyToken: string }> {
      const verifyToken = newToken(rng)
      const solved = sql<Buffer | null>`case when abs(gap_px - ${offsetPx}) <= ${tolerancePx} then ${tokenHash(verifyToken)}::bytea end`
      const row = await tables(database.kysely)
        .updateTable('identity.slider_puzzle')
        .set(eb => ({ tries: eb('tries', '+', 1), token_hash: solved }))
        .where('id_hash', '=', tokenHash(challengeId))
        .where('tries', '<', mostTries)
        .where('token_hash', 'is', null)
        .where('expires_at', '>', clock.now())
        .returning('token_hash')
        .executeTakeFirst()
      if (!row?.token_hash) throw new ApiError('slider_wrong')
      return { verifyToken }
    },

    /**
     * Lets a guarded call pass that brings a solved slider, or any while LOGIN_SLIDER is off.
     * @throws ApiError slider_required or slider_wrong
     */
    async require({ challengeId, verifyToken }: SliderFields): Promise<void> {
      if (!(await settings.isOn('LOGIN_SLIDER'))) return
      if (!challengeId || !verifyToken) throw new ApiError('slider_required')
      if (!(await redeem(challengeId, verifyToken))) throw new ApiError('slider_wrong')
    },
  }
}
export type Slider = ReturnType<typeof createSlider>
