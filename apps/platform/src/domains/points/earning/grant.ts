import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Group } from '../../ledger/index.ts'
import { houseAccount, memberAccount, POINTS_CURRENCY } from '../../ledger/index.ts'
import { clubRanksOf } from '../../members/index.ts'
import type { PointsDependencies } from '../dependencies.ts'
import { noteRatios, ratioAt } from './ratios.ts'

export interface PointGrant {
  memberId: bigint
  units: bigint
  /** The ledger's key of the event that grants, such as `draw:7:prize`. */
  key: string
  code: 'POINTS_GRANT' | 'PRIZE'
  reference?: string
}

/** Credits points that a mission or a prize gives, inside the caller's transaction, once per key. */
export async function grantPoints(deps: Pick<PointsDependencies, 'ledger' | 'settings'>, tx: Tx, grant: PointGrant) {
  const { memberId, units, key, code, reference } = grant
  const group: Group = {
    key,
    legs: [
      {
        debit: houseAccount('ISSUED', { currency: POINTS_CURRENCY }),
        credit: memberAccount(memberId, 'POINTS', { currency: POINTS_CURRENCY }),
        amountUnits: units,
        code,
      },
    ],
    ...(reference ? { reference } : {}),
  }
  await deps.ledger.mustPostIn(tx, [group])
  const { points } = await deps.settings.recentBrand()
  const rank = (await clubRanksOf(tx, [memberId])).get(memberId) ?? 0
  await noteRatios(tx, [{ key, pointsPerUnit: ratioAt(points, rank) }])
}
