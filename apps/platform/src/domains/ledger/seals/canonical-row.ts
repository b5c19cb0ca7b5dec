/**
 * The canonical row of a transfer as an expression over `ledger.transfer`: the same text as `canonicalTransfer` of
 * `@baize/api/sealed-ledger/canonical-transfer`. Seals and exported heads hash it, so that it never changes.
 */
export const canonicalRow = `jsonb_build_array(
  id, extract(epoch from posted_at)::numeric(20, 6), debit_account, credit_account, amount, debit_after, credit_after,
  book, currency, code, key, reference)::text`
