import { type BeaconChain, randomnessOf, roundTimeMs } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import type { LiveDependencies, StoredTableRound } from '../live-dependencies.ts'

/** A public value that has not come so long after its time voids the round that named it. */
const lateAfterMs = 20_000

type Named = Pick<StoredTableRound, 'beacon_chain' | 'beacon_round'>
type Source = Pick<LiveDependencies, 'beacon'>

/** The columns that a round's public value fills; nothing for a round that named none, null while the value is not there. */
export async function beaconValue({ beacon }: Source, { beacon_chain, beacon_round }: Named) {
  if (beacon_round === null) return {}
  const signature = beacon && (await beacon.signatureOf(beacon_chain!, Number(beacon_round)))
  return signature ? { entropy: randomnessOf(sha256, signature), beacon_signature: signature } : null
}

export const isBeaconLate = ({ beacon_chain, beacon_round }: Named, now: Date): boolean =>
  now.getTime() - roundTimeMs(beacon_chain!, Number(beacon_round)) >= lateAfterMs

/**
 * The public chain that the next round of a table takes its value from: that of the source, and what the round before took
 * while the source cannot be read, so that no round waits for it.
 * @returns null for a round that takes no public value
 */
export async function beaconAfter({ beacon }: Source, { beacon_chain }: Named): Promise<BeaconChain | null> {
  return beacon && ((await beacon.chain()) ?? beacon_chain)
}
