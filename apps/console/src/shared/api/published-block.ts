import type { Endpoint, Envelope, ResponseOf } from '@baize/api'
import { wireOf } from '@baize/api'
import { sealedLedgerEndpoints } from '@baize/api/endpoints/sealed-ledger'

const row: Endpoint = sealedLedgerEndpoints['ledger.seals']

/** A sealed block as the player site publishes it, read without a session as anybody would; null where it is not there. */
export async function publishedBlock(number: string, signal: AbortSignal) {
  const { address } = wireOf(row, { before: (BigInt(number) + 1n).toString(), limit: 1 })
  const answer = await fetch(address, { credentials: 'omit', signal })
  const { value } = (await answer.json()) as Envelope<ResponseOf<'ledger.seals'>>
  return value?.list[0] ?? null
}
