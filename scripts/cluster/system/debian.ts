import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '@baize/server-kit/database/start-error'

const suite = 'forky'
/** The engines of a cluster, as Debian's coming release has them. */
const packages = [
  ...['postgresql-18', 'patroni', 'python3-etcd', 'python3-psycopg2', 'etcd-server', 'etcd-client'],
  ...['haproxy', 'pgbouncer', 'pgbackrest', 'valkey-server', 'faketime'],
]
/** Read by the scripts of PostgreSQL's package: the laboratory makes clusters itself. */
const noCluster = 'create_main_cluster = false'

/**
 * Installs the engines into a folder of their own, unless it is there: a minute and 480 MB, once. One that was left half made is
 * made anew.
 * @throws StartError with what the installer said last
 */
export async function requireDebian(folder: string, say: (text: string) => void): Promise<void> {
  const mark = join(folder, 'baize-packages')
  const wanted = `${suite} ${packages.join(' ')}\n`
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === wanted) return
  say(
    `Installing PostgreSQL, Patroni, etcd, HAProxy, PgBouncer, pgBackRest and Valkey of Debian ${suite} into ${folder} ...`,
  )
  const half = `${folder}.half`
  await Promise.all([folder, half].map(each => rm(each, { recursive: true, force: true })))
  await mkdir(half, { recursive: true })
  await install(half)
  await writeFile(join(half, 'baize-packages'), wanted)
  await rename(half, folder)
}

async function install(folder: string): Promise<void> {
  const settings = `${folder}.apt.conf`
  await writeFile(settings, await ownSettings())
  const args = [
    ...['--variant=minbase', '--mode=root', `--include=${packages.join(',')}`, `--aptopt=${settings}`],
    // The folder comes to the hook as its first argument.
    `--essential-hook=mkdir -p "$1/etc/postgresql-common" && echo "${noCluster}" > "$1/etc/postgresql-common/createcluster.conf"`,
    ...[suite, folder, await mirrorOf()],
  ]
  const child = spawn('mmdebstrap', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', text => (said = (said + text).slice(-4_000)))
  const [status] = await once(child, 'exit')
  await rm(settings)
  if (status === 0) return
  const last = said.trim().split('\n').slice(-5).join('\n')
  throw new StartError('start_failed', `Debian's packages could not be installed:\n${last}`)
}

/** How the machine's own apt reaches its mirror, such as by a proxy. */
async function ownSettings(): Promise<string> {
  const { stdout } = await promisify(execFile)('apt-config', ['dump'])
  const own = stdout.split('\n').filter(line => line.startsWith('Acquire::') && !line.includes('::IndexTargets::'))
  return [...own, 'APT::Install-Recommends "false";', ''].join('\n')
}

/** The mirror that the machine's own apt is set to. */
async function mirrorOf(): Promise<string> {
  const folder = '/etc/apt/sources.list.d'
  const parts = existsSync(folder) ? (await readdir(folder)).map(name => join(folder, name)) : []
  const texts = await Promise.all(
    ['/etc/apt/sources.list', ...parts].filter(path => existsSync(path)).map(path => readFile(path, 'utf8')),
  )
  const lines = texts
    .join('\n')
    .split('\n')
    .filter(line => !line.trim().startsWith('#'))
  const urls = lines.flatMap(line => line.match(/https?:\/\/\S+/g) ?? []).map(url => url.replace(/\/$/, ''))
  const mirror = urls.find(url => url.endsWith('/debian'))
  if (mirror) return mirror
  throw new StartError(
    'start_failed',
    'No mirror of Debian stands in /etc/apt/sources.list or sources.list.d; the laboratory installs from there.',
  )
}
