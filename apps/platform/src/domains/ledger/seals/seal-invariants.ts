import type { Invariants } from '../check/checked.ts'
import { canonicalRow } from './canonical-row.ts'

/** Sealed transfers stay as they were. Blocks and their chain are recomputed by `sealFault`. */
export const sealInvariants: Invariants = {
  'a sealed transfer is as it was sealed': ({ transferId }) => `
    select case
        when t.id is null then format('transfer %s of sealed block %s is missing', s.id, s.number)
        when s.id is null then format('transfer %s lies between sealed ones and is in no block', t.id)
        else format('transfer %s is not as it was sealed in block %s', s.id, s.number)
      end as detail
    from (
      select sealed.id, sealed.leaf, b.number
      from ledger.seal_block b cross join lateral unnest(b.ids, b.leaves) sealed (id, leaf)
      where b.last_id > ${transferId} and sealed.id > ${transferId}
    ) s
    full join (
      select id, sha256('\\x00'::bytea || convert_to(${canonicalRow}, 'UTF8')) as leaf
      from ledger.transfer
      where id > ${transferId} and id <= (select max(last_id) from ledger.seal_block)
    ) t on t.id = s.id
    where t.leaf is distinct from s.leaf
    order by coalesce(t.id, s.id)`,
}
