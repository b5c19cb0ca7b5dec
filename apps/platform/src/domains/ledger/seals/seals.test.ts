import type { ResponseOf } from '@baize/api'
import { canonicalTransfer, type SealedTransfer } from '@baize/api/sealed-ledger/canonical-transfer'
import { chainLine, chainStart } from '@baize/api/sealed-ledger/chain'
import { recompute } from '@baize/api/sealed-ledger/recompute'
import {
  asOwner,
  knownMember,
  newOperator,
  type OperatorClient,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { sealFault } from '../index.ts'
import { canonicalRow } from './canonical-row.ts'

type Block = ResponseOf<'ledger.seals'>['list'][number]

let site: TestPlatform
let auditor: OperatorClient
let nobody: TestClient
beforeEach(async () => {
  site = await startTestPlatform()
  auditor = await newOperator(site, ['auditor'])
  nobody = await site.visitor()
})
afterEach(() => site.stop())

/** Lets the fold come past all that is posted, so that it can be sealed. */
async function fold(): Promise<void> {
  for (let times = 0; times < 2; times++) await site.runJob('ledger-house-totals')
}
async function seal(): Promise<void> {
  await fold()
  await site.runJob('ledger-seals')
}
const query = async <Row extends object>(text: string) => (await site.database.pool.query<Row>(text)).rows
const transferIds = async () =>
  (await query<{ id: bigint }>('select id from ledger.transfer order by id')).map(({ id }) => id)
const newestId = async () => (await transferIds()).at(-1)!.toString()
const published = async (): Promise<Block[]> => (await nobody.call('ledger.seals', { limit: 100 })).list

test('[CONS-034] a transfer verifies by its answered proof and the published root alone, and a younger one waits', async () => {
  await seal()
  const [newest] = await published()
  const id = await newestId()
  const { at } = (await auditor.call('ledger.transfer', { id })).group[0]!
  for (const when of [undefined, at]) {
    const proof = await auditor.call('ledger.proof', { id, at: when })
    expect(proof.block).toEqual(newest)
    expect(await recompute(proof)).toMatchObject({ root: newest!.root, chain: newest!.chain, holds: true })
    expect(proof.transfer.id).toBe(id)
  }
  await knownMember(site)
  const young = await newestId()
  const { status, body } = await auditor.send('ledger.proof', { id: young })
  expect([status, body.errorCode]).toEqual([409, 'proof_pending'])
  expect((await auditor.send('ledger.proof', { id: '987654321' })).body.errorCode).toBe('not_found')
  await seal()
  expect((await recompute(await auditor.call('ledger.proof', { id: young })))?.holds).toBe(true)
})

test('[CONS-034] sealed twice, and by two processes at once, each transfer is in one block, in order and without a gap', async () => {
  await seal()
  for (let round = 0; round < 3; round++) {
    await knownMember(site)
    await fold()
    await Promise.all(Array.from({ length: 4 }, () => site.runJob('ledger-seals')))
  }
  await seal()
  const blocks = (await published()).toReversed()
  expect(blocks.map(({ number }) => number)).toEqual(['1', '2', '3', '4'])
  expect(blocks.map(({ previous }) => previous)).toEqual([chainStart, ...blocks.slice(0, -1).map(({ chain }) => chain)])
  const sealed = await query<{ id: bigint }>(
    'select sealed.id from ledger.seal_block b, unnest(b.ids) with ordinality sealed (id, place) order by b.number, sealed.place',
  )
  expect(sealed.map(({ id }) => id)).toEqual(await transferIds())
  expect(blocks.reduce((sum, { transfers }) => sum + transfers, 0)).toBe(sealed.length)
  expect(await sealFault(site.database)).toBeNull()
})

test('[CONS-034] anybody recomputes the chain from the published blocks, page by page, and finds nothing else there', async () => {
  for (let round = 0; round < 3; round++) {
    await knownMember(site)
    await seal()
  }
  const pages: Block[] = []
  let before: string | undefined
  do {
    const { list, next } = await nobody.call('ledger.seals', { limit: 2, before })
    pages.push(...list)
    before = next ?? undefined
  } while (before)
  expect(pages).toEqual(await published())
  let chain = chainStart
  for (const block of pages.toReversed()) {
    const line = new TextEncoder().encode(chainLine({ ...block, previous: chain }))
    chain = Buffer.from(await crypto.subtle.digest('SHA-256', line)).toString('hex')
    expect(chain).toBe(block.chain)
  }
  expect(Object.keys(pages[0]!).toSorted()).toEqual(['chain', 'number', 'previous', 'root', 'sealedAt', 'transfers'])
})

test('the canonical row of the database is that of who recomputes it, whatever its texts hold', async () => {
  const texts = fc.sample(fc.string({ unit: 'binary' }), 500).map(text => text.replaceAll('\0', ''))
  const { rows } = await site.database.pool.query<{ line: string }>(
    `select ${canonicalRow} as line from (
       select 7::bigint as id, to_timestamp(1700000000) + interval '123 microseconds' as posted_at, 4::bigint as debit_account,
         9::bigint as credit_account, 25000::ledger.amount as amount, null::bigint as debit_after, 60000::bigint as credit_after,
         'PLAY'::ledger.account_book as book, 'DEMO' as currency, 'BET' as code, text as key, text as reference
       from unnest($1::text[]) with ordinality given (text, place) order by place) t`,
    [texts],
  )
  const written = (text: string): SealedTransfer => ({
    ...{
      id: '7',
      postedAt: '1700000000.000123',
      debitAccount: '4',
      creditAccount: '9',
      amount: '25000',
      debitAfter: null,
    },
    ...{ creditAfter: '60000', book: 'PLAY', currency: 'DEMO', code: 'BET', key: text, reference: text },
  })
  expect(rows.map(({ line }) => line)).toEqual(texts.map(text => canonicalTransfer(written(text))))
})

/** Changes transfers as the owner of the table, behind its guards. */
const rewrite = (change: string) =>
  asOwner(
    site.database,
    `alter table ledger.transfer disable trigger transfer_immutable;
    ${change};
    alter table ledger.transfer enable trigger transfer_immutable`,
  )

test('[CONS-034] a transfer that the owner of the table edited no longer verifies, and is named with its block', async () => {
  await seal()
  const id = await newestId()
  await rewrite(`update ledger.transfer set reference = 'another' where id = ${id}`)
  expect((await recompute(await auditor.call('ledger.proof', { id })))?.holds).toBe(false)
  const sentence = `transfer ${id} is not as it was sealed in block 1`
  expect(await checkMoney(site.database)).toEqual([
    { invariant: 'a sealed transfer is as it was sealed', detail: sentence },
  ])
  expect(await sealFault(site.database)).toBe(sentence)
  await rewrite(`update ledger.transfer set reference = null where id = ${id}`)
  expect((await recompute(await auditor.call('ledger.proof', { id })))?.holds).toBe(true)
})

test('[CONS-034] a transfer that was taken out of a sealed block is named, and so is one that was put between', async () => {
  // An id that nothing was posted under, as a rollback leaves one.
  const [{ free }] = (await query<{ free: bigint }>("select nextval('ledger.transfer_id_seq') as free")) as [
    { free: bigint },
  ]
  await knownMember(site)
  await seal()
  const taken = (await transferIds()).at(-1)!
  await asOwner(
    site.database,
    `create table ledger.aside as select * from ledger.transfer where id = ${taken};
    grant all on ledger.aside to public`,
  )
  await rewrite(`delete from ledger.transfer where id = ${taken}`)
  expect(await sealFault(site.database)).toBe(`transfer ${taken} of sealed block 1 is missing`)
  const found = await checkMoney(site.database)
  expect(found).toContainEqual({
    invariant: 'a sealed transfer is as it was sealed',
    detail: `transfer ${taken} of sealed block 1 is missing`,
  })
  await rewrite('insert into ledger.transfer select * from ledger.aside')
  expect(await sealFault(site.database)).toBeNull()
  await rewrite(`update ledger.aside set id = ${free}; insert into ledger.transfer select * from ledger.aside`)
  expect(await sealFault(site.database)).toBe(`transfer ${free} lies between those of sealed block 1 and is not in it`)
  expect((await recompute(await auditor.call('ledger.proof', { id: free.toString() })))?.holds).toBe(false)
  await rewrite(`delete from ledger.transfer where id = ${free}`)
  await asOwner(site.database, 'drop table ledger.aside')
})

test('[CONS-034] a block that was written anew with its leaves breaks the chain, and no role of the server may do so', async () => {
  await seal()
  await knownMember(site)
  await seal()
  for (const statement of [
    'update ledger.seal_block set root = chain',
    'delete from ledger.seal_block',
    'truncate ledger.seal_block',
  ]) {
    await expect(site.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    await expect(asOwner(site.database, statement)).rejects.toThrow('never changed or removed')
  }
  const anew = (change: string) =>
    asOwner(
      site.database,
      `alter table ledger.seal_block disable trigger seal_block_immutable;
      update ledger.seal_block set ${change};
      alter table ledger.seal_block enable trigger seal_block_immutable`,
    )
  await anew('leaves[1] = leaves[2] where number = 1')
  expect(await sealFault(site.database)).toBe('sealed block 1 is not what its leaves come to')
  await anew(`leaves[1] = sha256('\\x00'::bytea || convert_to((
    select jsonb_build_array(id, extract(epoch from posted_at)::numeric(20, 6), debit_account, credit_account, amount, debit_after,
      credit_after, book, currency, code, key, reference)::text from ledger.transfer where id = ids[1]), 'UTF8')) where number = 1`)
  expect(await sealFault(site.database)).toBeNull()
  await anew("previous = '\\x00' where number = 2")
  expect(await sealFault(site.database)).toBe('sealed block 2 does not follow the one before it')
  await anew('previous = (select chain from ledger.seal_block where number = 1) where number = 2')
})
