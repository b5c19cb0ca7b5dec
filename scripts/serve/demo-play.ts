import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ask } from '../../apps/platform/src/demo/ask-as.ts'
import type { GameBoot } from '../../apps/studio/src/contract.ts'

/** 10.00: a member is active after ten, and it is little of the demo credit. */
const highestStakeUnits = 100_000n
/** What the clocks of two sides may differ by. */
const marginMs = 100
const boot = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s

/** Opens a slot as its page does and spins it as fast as the game lets, until it will not take another bet. */
export async function playSlot(
  own: string,
  ask: Ask,
  game: { vassalage: string; gameCode: string },
  { spins, signal }: { spins: number; signal: AbortSignal },
): Promise<void> {
  const { gameUrl } = await ask('launch.gameLaunch', game)
  const page = await (await fetch(new URL(gameUrl, own))).text()
  const written = boot.exec(page)?.[1]
  if (!written) throw new Error(`the page of ${game.gameCode} tells nothing of its game`)
  const { secret, minimumCycleMs, fairness, game: slot } = JSON.parse(written) as GameBoot
  const send = (path: string, body: object) =>
    fetch(new URL(`/studio/api/${path}`, own), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  if (fairness.wantsClientSeed) await send('seeds', { clientSeed: randomBytes(8).toString('hex') })
  const stakeUnits = slot.stakesUnits.findLast(units => BigInt(units) <= highestStakeUnits) ?? slot.defaultStakeUnits
  for (let spin = 0; spin < spins && !signal.aborted; spin++) {
    const answer = await send('spin', { stakeUnits })
    if (!answer.ok) return
    await pause(minimumCycleMs + marginMs, null, { signal }).catch(() => null)
  }
}
