import type { TestClient } from '@baize/testing'
import { expect } from './fixtures.ts'

/**
 * Rounds of 1.00 in the game of the demo's sample provider, which keeps no pace, so that much can be played in a moment.
 * Answers how many of them won.
 */
export async function playBoats(member: TestClient, rounds: number): Promise<number> {
  const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'FAR', gameCode: 'FAR-BOATS' })
  // The page opens the session at the wallet.
  await fetch(gameUrl)
  const secret = new URL(gameUrl).searchParams.get('visit')
  let wins = 0
  for (let round = 0; round < rounds; round++) {
    const answer = await fetch(new URL('play', gameUrl), { method: 'POST', body: `${secret} 1` })
    const { status, won } = (await answer.json()) as { status: string; won: boolean }
    expect(status).toBe('OK')
    if (won) wins += 1
  }
  return wins
}
