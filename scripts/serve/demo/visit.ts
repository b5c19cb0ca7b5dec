import { randomBytes } from 'node:crypto'
import type { StudioAnswer } from '@baize/api/studio/answers'
import { type StudioEndpointName, studioRequest } from '@baize/api/studio/endpoints'
import type { StudioRequest } from '@baize/api/studio/requests'
import type { GameBoot } from '@baize/api/studio/slot'
import type { Ask } from '../../../apps/platform/src/demo/ask-as.ts'

const boot = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s

/** A visit to a game of the house's studio, as its page has it. */
export interface Visit<B> {
  boot: B
  /** A call of the page; null where the studio refuses. */
  call<N extends StudioEndpointName>(name: N, input: StudioRequest<N>): Promise<StudioAnswer<N> | null>
}

/**
 * Opens a game as its page does, and sends the client seed that the page makes.
 * @param own address of platform and studio
 */
export async function visitGame<B = GameBoot>(
  own: string,
  ask: Ask,
  { vassalage, gameCode }: { vassalage: string; gameCode: string },
): Promise<Visit<B>> {
  const { gameUrl } = await ask('launch.gameLaunch', { vassalage, gameCode })
  const page = await (await fetch(new URL(gameUrl, own))).text()
  const written = boot.exec(page)?.[1]
  if (!written) throw new Error(`the page of ${gameCode} tells nothing of its game`)
  const { secret, fairness, ...rest } = JSON.parse(written) as GameBoot
  const visit: Visit<B> = {
    boot: { secret, fairness, ...rest } as B,
    async call(name, input) {
      const { url, ...request } = studioRequest(name, input, secret)
      const answer = await fetch(new URL(url, own), request)
      return answer.ok ? ((await answer.json()) as never) : null
    },
  }
  if (fairness?.wantsClientSeed) await changeSeed(visit)
  return visit
}

/** Sends a fresh client seed. With it the seed of the rounds before is revealed, so that they can be verified. */
export const changeSeed = (visit: Pick<Visit<unknown>, 'call'>): Promise<unknown> =>
  visit.call('seeds.change', { clientSeed: randomBytes(8).toString('hex') })
