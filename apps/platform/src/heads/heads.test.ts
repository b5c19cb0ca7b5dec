import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemRng } from '@baize/server-kit/outside'
import { openKeyOfKeys } from '@baize/server-kit/secrets/open-key-of-keys'
import { asOwner, knownMember, startTestPlatform, type TestPlatform, testKey } from '@baize/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMoney } from '../check-money.ts'
import { loadSecrets } from '../kernel/secrets/load-secrets.ts'
import { checkHeads } from './check-heads.ts'
import { readLines } from './head-file.ts'

let site: TestPlatform
beforeEach(async () => {
  site = await startTestPlatform()
  for (let night = 1; night <= 3; night++) await aNight()
})
afterEach(() => site.stop())

const file = () => join(site.folder, 'heads', 'heads.jws')
const query = async (sql: string) => (await site.database.pool.query(sql)).rows
const lastEntry = async () => Number((await query('select max(id)::int as id from audit.entry'))[0].id)

/** A member comes and gets money, two operators do something, the totals are folded, and the heads exported. */
async function aNight(): Promise<void> {
  await knownMember(site)
  for (const actor of ['operator:1', 'operator:2'])
    await query(`select audit.append(now(), '${actor}', 'members.lock', 'member:7', '{"reason": "as asked"}')`)
  for (let times = 0; times < 2; times++) await site.runJob('ledger-house-totals')
  await site.runJob('heads-export')
}

async function check(lines?: string[]): Promise<string[]> {
  const { headsKey } = await loadSecrets(
    site.database,
    systemRng,
    await openKeyOfKeys({ BAIZE_DATA: site.folder, BAIZE_KEY: testKey }),
  )
  return checkHeads(site.database, lines ?? (await readLines(file())), headsKey)
}

/** Changes an entry as the owner of the tables, and every hash from there on, so that the chain verifies again. */
const rewriteFrom = (entry: number) =>
  asOwner(
    site.database,
    `alter table audit.entry disable trigger refuse_change;
    update audit.entry set detail = '{"reason": "another"}' where id = ${entry};
    do $$ declare e record; before bytea := coalesce((select hash from audit.entry where id = ${entry} - 1), ''); begin
      for e in select * from audit.entry where id >= ${entry} order by id loop
        update audit.entry set previous_hash = before,
          hash = audit.hash_of(e.id, e.at, e.actor, e.action, e.subject, e.detail, before)
        where id = e.id returning hash into before;
      end loop;
    end $$;
    alter table audit.entry enable trigger refuse_change`,
  )

test('[DOOR-025] history of the audit that its owner rewrote verifies in the database, and not against the exported heads', async () => {
  expect(await check()).toEqual([])
  const entries = await lastEntry()
  // The first of the second night.
  await rewriteFrom(entries - 3)
  expect(await query('select audit.broken()')).toEqual([])
  expect(await check()).toEqual([
    `entries of the audit after ${entries - 4} and up to ${entries - 2} are not the exported ones`,
  ])
  await expect(site.runJob('heads-export')).rejects.toThrow('does not meet its exported heads')
  expect(await readLines(file())).toHaveLength(3)
  expect(site.logLines.errors.join('')).toContain(`"entry":"${entries - 2}"`)
})

test('[DOOR-025] a function that says that every chain holds, and entries that are gone, do not deceive the check', async () => {
  const entries = await lastEntry()
  await asOwner(
    site.database,
    `create or replace function audit.hash_of(id bigint, at timestamptz, actor text, action text, subject text, detail jsonb, previous bytea)
      returns bytea language sql return (select e.hash from audit.entry e where e.id = $1);
    alter table audit.entry disable trigger refuse_change;
    update audit.entry set subject = 'member:8' where id = ${entries}`,
  )
  expect(await query('select audit.broken()')).toEqual([])
  expect(await check()).toEqual([`entry ${entries} of the audit does not follow from the one before it`])
  await asOwner(site.database, `delete from audit.entry where id >= ${entries - 1}`)
  expect(await query('select audit.broken()')).toEqual([])
  expect(await check()).toEqual([`entry ${entries - 1} of the audit is missing, and all up to ${entries}`])
})

test('[DOOR-025] a transfer that was made to be for something else is found between the heads around it', async () => {
  const [first] = await query('select min(id)::int as id from ledger.transfer')
  await asOwner(
    site.database,
    `alter table ledger.transfer disable trigger transfer_immutable;
    update ledger.transfer set reference = 'another' where id = ${first.id};
    alter table ledger.transfer enable trigger transfer_immutable`,
  )
  expect(await checkMoney(site.database)).toEqual([])
  expect(await check()).toEqual([
    expect.stringMatching(/^transfers after 0 and up to \d+ are not the exported ones: [1-9]/),
  ])
})

test('[DOOR-025] a line of the file that was changed, taken out or signed with another key is named', async () => {
  const lines = await readLines(file())
  const [head, payload, signature] = lines[1]!.split('.')
  const other = Buffer.from(payload!, 'base64url').toString().replace('"transfers":"', '"transfers":"1')
  const changed = [head, Buffer.from(other).toString('base64url'), signature].join('.')
  expect(await check([lines[0]!, changed, lines[2]!])).toEqual(['line 2 of the file is not as it was written'])
  expect(await check([lines[0]!, lines[2]!])).toEqual(['line 2 of the file is not as it was written'])
  await writeFile(file(), `${lines[0]}\n${changed}\n`)
  await expect(site.runJob('heads-export')).rejects.toThrow('does not meet its exported heads')
  await writeFile(file(), `${lines.join('\n')}\n`)
  await query("delete from secrets.secret where name = 'heads-signing-key'")
  expect(await check()).toEqual(['line 1 of the file is not as it was written'])
})
