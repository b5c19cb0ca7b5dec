import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@baize/platform/kernel/database/open-database'
import { postmasterPid } from '@baize/server-kit/database/embedded/orphan'
import { silentLog } from '@baize/server-kit/database/log'
import { type BenchOptions, type BenchResult, countViolations, round, temporaryFolder } from './wallet/world.ts'

const server = fileURLToPath(new URL('./wallet/crash-server.ts', import.meta.url))
const PLAYERS = 32
const MAX_RECOVERY_S = 10
const GIVE_UP_MS = 60_000

/**
 * Kills the process that owns the embedded database, or PostgreSQL itself, at random moments under load. Every key
 * that was acknowledged before must be there afterwards, once, and work must go on within ten seconds.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const kills = smoke ? 2 : 100
  const folder = temporaryFolder()
  const owners: Owner[] = []
  let worstRecoveryMs = 0
  let owner = await startOwner(folder)
  try {
    for (let kill = 0; kill < kills; kill++) {
      owners.push(owner)
      await delay(100 + Math.random() * 700)
      const killedAt = performance.now()
      if (kill % 2 === 0) {
        await killOwner(owner)
        owner = await startOwner(folder)
      } else {
        const cluster = join(folder, 'cluster')
        const pid = postmasterPid(cluster)!
        process.kill(pid, 'SIGKILL')
        await until(() => ![pid, undefined].includes(postmasterPid(cluster)))
        await answers(owner)
      }
      const recoveryMs = performance.now() - killedAt
      worstRecoveryMs = Math.max(worstRecoveryMs, recoveryMs)
      console.log(`kill ${kill + 1} of ${kills}: work goes on after ${recoveryMs.toFixed(0)} ms`)
    }
    owners.push(owner)
    await killOwner(owner)
    const acknowledged = [...new Set(owners)].flatMap(({ keys }) => keys)
    const { lost, violations } = await examine(folder, acknowledged)
    return {
      figures: {
        kills,
        lost,
        violations,
        acknowledged: acknowledged.length,
        worst_recovery_s: round(worstRecoveryMs / 1000),
      },
      targets: {
        kills: { min: kills },
        lost: { max: 0 },
        violations: { max: 0 },
        worst_recovery_s: { max: MAX_RECOVERY_S },
      },
    }
  } finally {
    owner.child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A process that owns the database, and the keys whose bets it acknowledged. */
interface Owner {
  child: ChildProcess
  keys: string[]
}

/** Resolves once bets are acknowledged. */
async function startOwner(folder: string): Promise<Owner> {
  const child = spawn(process.execPath, [server, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const owner: Owner = { child, keys: [] }
  createInterface({ input: child.stdout! }).on('line', key => owner.keys.push(key))
  await answers(owner)
  return owner
}

/** All that the process had written is read before this resolves. */
async function killOwner({ child }: Owner): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'close')
}

/** Waits until each of the owner's players has been answered again. */
async function answers({ child, keys }: Owner): Promise<void> {
  const enough = keys.length + PLAYERS * 2
  await until(() => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    return keys.length >= enough
  })
}

async function until(condition: () => boolean): Promise<void> {
  const start = performance.now()
  while (!condition()) {
    if (performance.now() - start > GIVE_UP_MS) throw new Error('the server does not recover')
    await delay(5)
  }
}

/** Looks for each acknowledged key, on a database that is opened anew. */
async function examine(folder: string, acknowledged: string[]): Promise<{ lost: number; violations: number }> {
  const database = await openDatabase({ dataDir: folder, log: silentLog })
  try {
    const { rows } = await database.pool.query<{ found: bigint }>(
      'select count(*) as found from ledger.transfer where key = any ($1::text[])',
      [acknowledged],
    )
    return { lost: acknowledged.length - Number(rows[0]?.found), violations: await countViolations(database) }
  } finally {
    await database.stop()
  }
}
